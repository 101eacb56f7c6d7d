import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};

  [data-part='find'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s3};
  }
  [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${t.space.s4};
    align-items: start;
  }
  [data-part='columns'][data-only='side'] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-part='column'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  @container (max-width: 62rem) {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Without room for all columns, the balance and the next step show the status. */
  @container (40rem < width <= 46rem) {
    [data-list='waiting'] :is(colgroup, tr) > :nth-child(4) {
      display: none;
    }
  }
  [data-part='identity'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s2};
    font-weight: ${t.weight.text};
  }
  [data-part='tests'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='wait'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='amount'],
  [data-component='priority-tag'] {
    white-space: nowrap;
  }
  [data-part='wait'][data-long] {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.strong};
  }
`;

/** Figures of the cash drawer, aligned to the end; the last one is their sum. */
export const Figures = /* @__PURE__ */ styled.dl`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space.s4};
  }
  dt {
    color: ${t.color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > [data-strong] {
    padding-block-start: ${t.space.s2};
    border-block-start: 1px solid ${t.color.border};
    font-weight: ${t.weight.strong};
  }
  > [data-strong] dt {
    color: inherit;
  }
`;
