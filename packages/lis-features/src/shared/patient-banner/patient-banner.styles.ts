import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Population of the reference intervals, below the sex, where they differ. */
export const Intervals = /* @__PURE__ */ styled.span`
  display: block;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-weight: ${t.weight.text};
`;

/** Native-script name, beside the Latin one. */
export const LocalName = /* @__PURE__ */ styled.bdi`
  font-weight: ${t.weight.text};
`;
