import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Number as typed and printed. */
export const Code = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

/** Totals below the invoice lines, aligned to the end; the last one is the largest. */
export const Sums = /* @__PURE__ */ styled.dl`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  margin-inline-start: auto;
  inline-size: min(22rem, 100%);
  padding: ${t.space.s4};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${t.space.s4};
  }
  dt {
    color: ${t.color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
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

/** Header data above the invoice lines. */
export const Facts = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
`;

/** A former charge that no longer applies. */
export const Struck = /* @__PURE__ */ styled.s`
  color: ${t.color.textMuted};
`;

/** Fields of each line of a draft. */
export const DraftLines = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${t.space.s3};
    padding-block-end: ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
`;
