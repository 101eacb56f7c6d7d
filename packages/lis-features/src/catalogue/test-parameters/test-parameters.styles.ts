import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Code as typed and scanned. */
export const Code = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

/** Multi-line value. */
export const Lines = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Versions = /* @__PURE__ */ styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${t.space.s2};
    padding-block: ${t.space.s3};
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
`;

/** Changed values, with before and after side by side where space allows. */
export const Changes = /* @__PURE__ */ styled.dl`
  display: grid;
  gap: ${t.space.s3};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${t.space.s1} ${t.space.s4};
  }
  dt {
    grid-column: 1 / -1;
    font-size: ${t.size.s1};
    font-weight: ${t.weight.strong};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  [data-part='side'] {
    color: ${t.color.textMuted};
  }
`;

/** Errors in the cells of a row: location, value, reason and expected value. */
export const Faults = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${t.space.s2};
  }
  [data-part='place'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='value'] {
    font-family: ${t.font.code};
    background: ${t.color.sunken};
    border-radius: ${t.radius.control};
    padding-inline: ${t.space.s1};
  }
  [data-part='accepted'] {
    flex-basis: 100%;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
  }
`;

/** Collapsible list of the tests that a selection would add. */
export const Fresh = /* @__PURE__ */ styled.details`
  summary {
    cursor: pointer;
  }
  p {
    margin-block-start: ${t.space.s2};
    max-block-size: 9rem;
    overflow: auto;
  }
`;

/** Buttons at the end of a dialog without a form. */
export const DialogActions = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t.space.s2};
`;
