import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Week = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space.s3};
  min-inline-size: 0;

  > * {
    grid-column: 1 / -1;
  }
`;

/** One row of the week, aligned to the shared columns. */
export const Day = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: subgrid;
  align-items: start;
  min-inline-size: 0;
  padding-block-start: ${t.space.s3};
  border-block-start: 1px solid ${t.color.border};

  > [data-component='checkbox'] {
    min-block-size: 44px;
    align-content: center;
  }
  /* Two intervals fit on a line. Phones offer the browser's time picker; on other devices typing a
     time is faster. */
  input[type='time'] {
    min-inline-size: 6rem;
    padding-inline: ${t.space.s2};
  }
  input::-webkit-calendar-picker-indicator {
    display: none;
  }

  @media (max-width: 40rem) {
    row-gap: ${t.space.s1};
    > * {
      grid-column: 1 / -1;
    }
  }
`;
