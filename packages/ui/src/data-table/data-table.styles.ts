import { css, styled } from 'styled-components';
import { wrappedCells, visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { bar } from './bar.styles.ts';

/**
 * Card layout of rows: each value is beside its column header, and sortable or selectable headers
 * become a row of buttons. In a virtualised list each column takes one line, so that all cards have
 * the same height. See `useCards`.
 */
const cards = /* @__PURE__ */ css`
  > table {
    ${wrappedCells}
    --least: 0px;
    --row-height: calc(var(--cells) * (${t.line.s2} + ${t.space.s1}) + ${t.space.s6});
  }
  &[data-layout='plain'] {
    max-block-size: none;
  }
  /* Only virtualised rows need equal heights. */
  &[data-layout='plain'] tbody > tr {
    min-block-size: 0;
  }
  thead > tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1};
    padding: ${t.space.s1} ${t.space.s4};
  }
  thead {
    border-block-end: 1px solid ${t.color.border};
  }
  thead:not([data-controls]) {
    ${visuallyHidden}
  }
  thead > tr > th {
    position: static;
    block-size: auto;
    padding: 0;
    border: 0;
  }
  thead > tr > th:not([aria-sort], [data-part='select']) {
    ${visuallyHidden}
  }
  tbody > tr {
    grid-template: none / minmax(0, 1fr);
    align-content: center;
    padding: ${t.space.s3} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    row-gap: ${t.space.s1};
  }
  tbody > tr > :is(td, th) {
    position: static;
    min-block-size: ${t.line.s2};
    padding: 0;
    border: 0;
    text-align: start;
    background: none;
  }
  tbody > tr > [data-label] {
    padding-inline-start: 8.5rem;
  }
  tbody > tr > [data-label]::before {
    content: attr(data-label);
    float: inline-start;
    inline-size: 8rem;
    margin-inline-start: -8.5rem;
    color: ${t.color.textMuted};
  }
  tbody > tr > th {
    font-weight: ${t.weight.strong};
  }
  &[data-layout='plain'] tbody > tr > td:empty {
    display: none;
  }
  /* The check box is beside the card, not on its own line. */
  [data-selectable] > tbody > tr {
    padding-inline-start: 3rem;
  }
  tbody > tr > [data-part='select'] {
    position: absolute;
    inset-block-start: ${t.space.s3};
    inset-inline-start: ${t.space.s4};
  }
`;

export const Root = /* @__PURE__ */ styled.div`
  --row-height: ${t.density.row};
  --head-height: 36px;
  container-type: inline-size;
  /* In a flush card the table has the card's corners. */
  border-radius: calc(${t.radius.card} - 1px);
  overflow: clip;
  min-inline-size: 0;

  > [data-part='announcement'] {
    ${visuallyHidden}
  }
  > [data-part='toolbar'] {
    ${bar} border-block-end: 1px solid ${t.color.border};
  }
  [data-part='filter'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${t.space.s2} ${t.space.s3};
    min-inline-size: 0;
  }
  [data-part='filter'] > [data-component='search-field'] {
    flex: 0 1 20rem;
  }

  [data-part='scroller'] {
    max-block-size: var(--height, max(20rem, 100dvh - 16rem));
    overflow: auto;
    /* The table keeps its own scroll position. The padding keeps focused cells out from under the
       sticky header. */
    overflow-anchor: none;
    scroll-padding-block-start: var(--head-height);
    outline-offset: -2px;
  }
  table,
  thead,
  tbody {
    display: block;
  }
  table {
    min-inline-size: var(--least);
  }
  caption {
    ${visuallyHidden}
  }
  tr {
    display: grid;
    grid-template-columns: var(--columns);
  }
  :is(td, th) {
    display: block;
    align-content: center;
    min-inline-size: 0;
    padding-inline: ${t.density.cell};
    border-block-end: 1px solid ${t.color.border};
  }
  tr > :first-child {
    padding-inline-start: ${t.space.s4};
  }
  tr > :last-child {
    padding-inline-end: ${t.space.s4};
  }
  tr > [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: ${t.color.surface};
  }
  thead > tr > th {
    block-size: var(--head-height);
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }
  thead > tr > th > [data-part='words'] {
    ${visuallyHidden}
  }
  th:is([aria-sort='ascending'], [aria-sort='descending']) {
    color: ${t.color.text};
  }
  table[aria-busy] > thead::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, ${t.brand.solid}, transparent);
  }

  tbody > tr {
    position: relative;
    min-block-size: var(--row-height);
    background: var(--row, ${t.color.surface});
  }
  tbody {
    --alms-density-control: ${t.density.cellControl};
  }
  tbody > tr > :is(td, th) {
    padding-block: ${t.density.cellBlock};
    overflow-wrap: anywhere;
  }
  /* Compact rows have one line. Names and figures still wrap, because they must stay readable. */
  tbody > tr > td:not([data-edit], [data-part]) {
    overflow: ${t.density.overflow};
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
    white-space: ${t.density.wrap};
  }
  [data-layout='plain'] [data-part='cell-text'] > :first-child {
    white-space: normal;
  }
  tbody > tr > th {
    font-weight: ${t.weight.medium};
  }
  [data-layout='plain'] tbody > tr:last-child > :is(td, th) {
    border-block-end-color: transparent;
  }

  /* Only visible rows are rendered; padding replaces the others. All rows have the same height, so
     that none is measured. */
  [data-layout='window'] tbody > tr {
    block-size: var(--row-height);
    contain: strict;
  }
  /* The error message overlays the next row. */
  [data-layout='window'] tbody > tr[data-edited] {
    z-index: 1;
    contain: layout size style;
  }
  :where([data-layout='window']) tbody > tr {
    grid-template-rows: 100%;
  }
  /* Shows an ellipsis. Without clipping, text would overlap the next column; clipping costs time
     while scrolling. */
  [data-layout='window'] tbody > tr > :is(td, th):not([data-edit='open']) {
    padding-block: 0;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-layout='window'] [data-part='cell-text'] > * {
    overflow: clip;
    text-overflow: ellipsis;
  }
  [data-part='block'] {
    content-visibility: auto;
  }

  /* The first column is sticky while the others scroll. Without horizontal scrolling it is not,
     because each sticky cell costs a layer. */
  :where([data-wide]) tr > :is([data-part='select'], [data-part='select'] + *, :first-child) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: inherit;
  }
  :where([data-wide]) tr > [data-part='select'] + * {
    inset-inline-start: 3rem;
  }
  thead > tr {
    background: inherit;
  }
  [data-scrolled] tr > :is(:first-child:not([data-part='select']), [data-part='select'] + *) {
    box-shadow: 1px 0 ${t.color.border};
    clip-path: inset(0 -1px 0 0);
  }

  [data-part='select'] + * {
    padding-inline-start: ${t.space.s1};
  }
  [data-part='open'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  [data-opens] > tbody > tr {
    cursor: pointer;
  }
  [data-opens] > tbody > tr:is(:hover, :focus-within) {
    --row: ${t.color.hover};
  }
  [data-opens] > tbody > tr:hover [data-part='open'] {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  tbody > tr:is([aria-selected='true'], [data-current]) {
    --row: ${t.brand.tint};
  }
  tbody > tr[data-current] > :first-child::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }

  [role='grid'] [data-stop]:is(td, th):focus-visible {
    outline-offset: -2px;
  }
  [data-edit] {
    cursor: text;
  }
  [data-edit]:hover {
    box-shadow: inset 0 0 0 1px ${t.color.borderStrong};
    border-radius: ${t.radius.small};
  }
  [data-edit='open'] {
    z-index: 2;
  }
  @media screen {
    [data-cards] {
      ${cards}
    }
    &[data-lines='2'] [data-cards] > table {
      --row-height: calc(var(--cells) * (2 * ${t.line.s2} + ${t.space.s1}) + ${t.space.s6});
    }
  }
  @media (forced-colors: active) {
    tbody > tr:is([aria-selected='true'], [data-current]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* In print it is a table again, so that the browser repeats the header on every page. */
  @media print {
    [data-part='select'] {
      display: none;
    }
    [data-part='scroller'] {
      max-block-size: none;
      overflow: visible;
      --row-height: auto;
    }
    table {
      display: table;
      min-inline-size: 0;
    }
    thead {
      display: table-header-group;
      position: static;
    }
    tbody {
      display: table-row-group;
      content-visibility: visible;
    }
    tr {
      display: table-row;
      break-inside: avoid;
    }
    :is(td, th) {
      display: table-cell;
      position: static;
      vertical-align: middle;
    }
  }
`;
