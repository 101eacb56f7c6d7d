import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Week = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s5};
  min-inline-size: 0;

  /* Beginning and end stand beside each other also on a telephone, which opens its own clock when one is touched. */
  @media (max-width: 40rem) {
    [data-layout='line'] [data-part='fields'] { grid-auto-flow: column; gap: ${t.space.s2}; }
    [data-layout='line'] > ol > li { padding-inline: ${t.space.s2}; }
    input { padding-inline: ${t.space.s2}; }
    input::-webkit-calendar-picker-indicator { display: none; }
  }
`;
