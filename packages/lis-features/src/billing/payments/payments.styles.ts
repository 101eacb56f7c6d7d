import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** A number as it is typed and printed. */
export const Code = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

/** The sums under the lines of an invoice, at its end, the last one the largest. */
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

/** What stands over the lines of an invoice. */
export const Facts = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
`;

/** What was charged and is not any more. */
export const Struck = /* @__PURE__ */ styled.s`
  color: ${t.color.textMuted};
`;

/** What belongs to one line of a draft. */
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
