import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  [data-part='alerts']:empty {
    display: none;
  }
  /* At the top of the page area, whose padding would leave a gap. */
  [data-component='subject-banner'] {
    inset-block-start: calc(-1 * ${t.space.s6});
  }
  /* A phone has no room for a banner that stays. */
  @media (max-width: 40rem) {
    [data-component='subject-banner'] {
      position: static;
    }
  }
`;

export const Details = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
`;

/** Two columns of cards, filled column by column. */
export const Cards = /* @__PURE__ */ styled.div`
  columns: 1;
  column-gap: ${t.space.s4};
  > * {
    break-inside: avoid;
    margin-block-end: ${t.space.s4};
  }
  @container (min-width: 60rem) {
    columns: 2;
  }
`;
