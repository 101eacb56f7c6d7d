import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Stacked charts, each on its own background. */
export const Charts = /* @__PURE__ */ styled.div`
  display: grid;
  & > figure {
    margin: 0;
    padding: ${t.space.s3} ${t.space.s4};
    min-inline-size: 0;
  }
  & > figure + figure {
    border-block-start: 1px solid ${t.color.border};
  }
  & > button {
    justify-self: center;
    margin-block: ${t.space.s1} ${t.space.s3};
  }
`;

/** A rule with its description and result. */
export const Rule = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t.space.s2};
  bdi {
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  [data-part='pass'] {
    display: inline-flex;
    align-items: center;
    gap: ${t.space.s1};
    color: ${t.color.textMuted};
  }
`;

export const Rate = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  b {
    font-weight: ${t.weight.figure};
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-variant-numeric: tabular-nums;
  }
`;

/** List of tests with QC, one of them open. */
export const Tests = /* @__PURE__ */ styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  button {
    position: relative;
    display: grid;
    gap: 2px;
    inline-size: 100%;
    padding: ${t.space.s2} ${t.space.s4};
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${t.color.hover};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-current] {
    background: ${t.brand.tint};
  }
  button[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
  }
  b {
    flex: 1;
    min-inline-size: 6rem;
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='aside'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`;

/** A lot or action: one line with its status, and details below. */
export const Lot = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s1};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-part='line'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='line'] > b {
    flex: 1;
    font-weight: ${t.weight.strong};
  }
  dl {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${t.space.s1} ${t.space.s2};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: ${t.color.textMuted};
  }
  dd {
    margin: 0;
  }
  dd small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

/** Thirteen rules in as many columns as fit. */
export const Choices = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${t.space.s3} ${t.space.s4};
`;

/** Rules violated by a run. */
export const Broken = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${t.space.s2};
    align-items: center;
  }
  bdi[dir='ltr'] {
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

/** Actions of a run in its row, with the menu at the end. */
export const RowActions = /* @__PURE__ */ styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space.s1};
`;
