import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Countdown = /* @__PURE__ */ styled.div`
  margin-block-start: ${t.space.s4};
  padding: ${t.space.s3};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
  text-align: center;
  [data-part='time'] {
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
