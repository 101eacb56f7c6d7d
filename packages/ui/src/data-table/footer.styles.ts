import { styled } from 'styled-components';
import { t } from '../theme/index.ts';
import { bar } from './bar.styles.ts';

export const Footer = /* @__PURE__ */ styled.div`
  ${bar}
  min-block-size: 52px;
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
  [data-part='page-size'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  > [role='group'] {
    display: flex;
    gap: ${t.space.s1};
  }
  [data-part='range'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
