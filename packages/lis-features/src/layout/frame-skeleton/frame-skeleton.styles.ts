import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** The geometry of `AppFrame`, above the page so that nothing below it moves. */
export const Root = /* @__PURE__ */ styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: ${t.layout.drawer} minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  background: ${t.color.page};

  & > [data-part='drawer'] {
    grid-row: 1 / -1;
    padding: ${t.space.s4};
    border-inline-end: 1px solid ${t.color.border};
  }
  & > [data-part='page'] {
    padding: ${t.space.s6} ${t.layout.gutter};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-part='drawer'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
