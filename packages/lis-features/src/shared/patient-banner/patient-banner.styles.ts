import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Under the sex: for whom the reference intervals are, where that is not the same. */
export const Intervals = /* @__PURE__ */ styled.span`
  display: block;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-weight: ${t.weight.text};
`;

/** Beside the name: the same one as the person writes it. */
export const LocalName = /* @__PURE__ */ styled.bdi`
  font-weight: ${t.weight.text};
`;
