import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
`;

export const Filters = /* @__PURE__ */ styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s3};
  min-inline-size: 0;
  [data-component='search-field'] {
    flex: 1 1 14rem;
  }
`;

export const Code = /* @__PURE__ */ styled.span`
  font-family: ${t.font.code};
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

export const Place = /* @__PURE__ */ styled.p`
  color: ${t.color.textMuted};
`;

export const Scan = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${t.space.s2} ${t.space.s4};

  [data-component='barcode-field'] {
    flex: 1 1 16rem;
    max-inline-size: 24rem;
  }
  [role='status'] {
    flex: 1 1 14rem;
    min-block-size: ${t.line.s5};
  }
  [data-part='next'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.figure};
  }
  [data-part='outcome'] {
    min-block-size: ${t.line.s2};
    color: ${t.color.textMuted};
  }
  [data-part='outcome'][data-tone='critical'] {
    color: ${t.tone.critical.text};
    font-weight: ${t.weight.medium};
  }
  [data-part='outcome'][data-tone='positive'] {
    color: ${t.tone.positive.text};
    font-weight: ${t.weight.medium};
  }
`;

/**
 * A position, also used in the legend: free has a dotted border, occupied a filled background, due
 * a double border and a clock.
 */
const position = /* @__PURE__ */ css`
  border: 1px dotted ${t.color.borderStrong};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  color: ${t.color.textMuted};

  &[data-taken] {
    border: 1px solid ${t.brand.border};
    background: ${t.brand.tint};
    color: ${t.color.text};
  }
  &[data-due] {
    border: 3px double ${t.tone.caution.mark};
    background: ${t.tone.caution.background};
    color: ${t.tone.caution.text};
  }
  &[data-target] {
    border: 2px dashed ${t.brand.solid};
    color: ${t.brand.text};
    font-weight: ${t.weight.figure};
  }

  @media (forced-colors: active) {
    &[data-taken] {
      border-color: CanvasText;
    }
    &[data-target] {
      border-color: Highlight;
    }
  }
`;

/** Scrolls internally; the row and column headers stay visible. */
export const Grid = /* @__PURE__ */ styled.div`
  max-block-size: 70vh;
  overflow: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};

  table {
    border-collapse: separate;
    border-spacing: 3px;
  }
  th {
    position: sticky;
    z-index: 1;
    background: ${t.color.surface};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.medium};
    text-align: center;
  }
  thead th {
    inset-block-start: 0;
    padding-block: ${t.space.s1};
  }
  th:first-child {
    inset-inline-start: 0;
    min-inline-size: 2rem;
    padding-inline: ${t.space.s1};
  }
  thead th:first-child {
    z-index: 2;
  }
  td {
    padding: 0;
  }

  button {
    ${position}
    position: relative;
    display: grid;
    place-content: center;
    inline-size: 4.25rem;
    block-size: 3rem;
    padding: 0;
    font: inherit;
    font-size: ${t.size.s1};
    line-height: 1.1;
    text-align: center;
    cursor: pointer;
  }
  button:hover {
    background: ${t.color.hover};
  }
  button[data-target] {
    font-weight: ${t.weight.figure};
  }
  button[aria-current] {
    outline: 2px solid ${t.brand.solid};
    outline-offset: 0;
  }
  button:focus-visible {
    outline: 3px solid ${t.color.focus};
    outline-offset: 1px;
    z-index: 1;
  }
  button :is(small, b) {
    display: block;
    font-family: ${t.font.code};
    letter-spacing: -0.02em;
  }
  button small {
    font-size: ${t.size.s1};
    color: ${t.color.textMuted};
  }
  button b {
    font-size: ${t.size.s1};
    font-weight: ${t.weight.figure};
  }
  button svg {
    position: absolute;
    inset-block-end: 1px;
    inset-inline-end: 1px;
    inline-size: 12px;
    block-size: 12px;
  }

  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

export const Legend = /* @__PURE__ */ styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2} ${t.space.s5};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};

  li {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  i {
    ${position} display: grid;
    place-content: center;
    inline-size: 1.5rem;
    block-size: 1.25rem;
  }
  svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;
