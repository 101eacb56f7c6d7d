import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  [data-part='alerts']:empty {
    display: none;
  }
  /* The tabs belong to the banner, across the page. */
  > [data-component='subject-banner'] + [data-component='tabs'] > [data-part='bar'] {
    margin: calc(-1 * ${t.space.s4}) calc(-1 * ${t.layout.gutter}) 0;
    padding-inline: ${t.layout.gutter};
    background: ${t.color.surface};
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
