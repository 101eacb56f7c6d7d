import { createGlobalStyle, styled } from 'styled-components';
import { checkBox } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { bar } from './bar.styles.ts';

/** Styles of the checkboxes in all rows, defined once: cells have no styles of their own. */
export const BoxStyles = /* @__PURE__ */ createGlobalStyle`
  [data-component='data-table'] [data-part='select'] > input { ${checkBox} display: block; }
`;

export const Bar = /* @__PURE__ */ styled.div`
  ${bar}
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  border-block-start: 1px solid ${t.brand.border};
  background: ${t.brand.tint};
  & > [data-part='actions'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
    justify-content: flex-end;
  }
`;
