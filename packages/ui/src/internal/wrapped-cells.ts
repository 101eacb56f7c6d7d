import { css } from 'styled-components';

/** Wraps the text of cells in both densities, for rows that are cards. */
export const wrappedCells = /* @__PURE__ */ css`
  --alms-density-note: grid;
  --alms-density-wrap: normal;
  --alms-density-overflow: visible;
`;
