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
