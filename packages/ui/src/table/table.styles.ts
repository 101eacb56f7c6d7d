import { css, styled } from 'styled-components';
import { wrappedCells, visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

/**
 * Card layout of rows: the header is visually hidden, and each value is beside its label. The label
 * floats in the cell's start padding, so it takes no space from the value.
 */
const cards = /* @__PURE__ */ css`
  & > table,
  & > table > tbody {
    display: block;
  }
  & > table > thead {
    ${visuallyHidden}
  }
  & > table > tbody {
    ${wrappedCells}
  }
  & > table > tbody > tr {
    display: grid;
    gap: ${t.space.s1};
    padding: ${t.space.s3} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  & > table > tbody > tr:last-child {
    border-block-end: 0;
  }
  & > table > tbody > tr > :is(td, th) {
    display: flow-root;
    block-size: auto;
    padding: 0;
    border: 0;
    text-align: start;
  }
  & > table > tbody > tr > :first-child {
    padding-inline-start: 0;
  }
  & > table > tbody > tr > :last-child {
    padding-inline-end: 0;
  }
  & > table > tbody > tr > [data-label] {
    padding-inline-start: 8.5rem;
  }
  & > table > tbody > tr > [data-label]::before {
    content: attr(data-label);
    float: inline-start;
    inline-size: 8rem;
    margin-inline-start: -8.5rem;
    color: ${t.color.textMuted};
  }
  & > table > tbody > tr > th {
    font-weight: ${t.weight.strong};
  }
  & > table > tbody > tr > td:empty {
    display: none;
  }
`;

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;

  & > table {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
  & > table > caption {
    ${visuallyHidden}
  }
  & > table > caption[data-visible] {
    position: static;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
    white-space: normal;
    padding: ${t.space.s3} ${t.space.s4};
    text-align: start;
    font-size: ${t.size.s2};
    font-weight: ${t.weight.strong};
  }

  & > table > thead > tr > th {
    block-size: 36px;
    padding-inline: ${t.density.cell};
    border-block-end: 1px solid ${t.color.border};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }
  &[data-sticky] > table > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: ${t.color.surface};
  }
  & > table > thead > tr > th > [data-part='words'] {
    ${visuallyHidden}
  }

  & > table > tbody {
    --alms-density-control: ${t.density.cellControl};
  }
  & > table > tbody > tr {
    position: relative;
  }
  & > table > tbody > tr > :is(td, th) {
    block-size: ${t.density.row};
    padding: ${t.density.cellBlock} ${t.density.cell};
    border-block-end: 1px solid ${t.color.border};
    overflow-wrap: anywhere;
  }
  & > table > tbody > tr:last-child > :is(td, th) {
    border-block-end: 0;
  }
  & > table > tbody > tr > th {
    font-weight: ${t.weight.medium};
  }
  & > table > * > tr > :first-child {
    padding-inline-start: ${t.space.s4};
  }
  & > table > * > tr > :last-child {
    padding-inline-end: ${t.space.s4};
  }
  & > table > * > tr > [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > table > tbody > tr > [data-part='empty'] {
    block-size: 6rem;
    text-align: center;
    color: ${t.color.textMuted};
  }

  /* The link covers its row, so that a click anywhere opens it; other controls are above it. */
  [data-part='open'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  [data-part='open']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-part='open']:focus-visible {
    outline: none;
  }
  [data-part='open']:focus-visible::after {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
    border-radius: ${t.radius.small};
  }
  & > table > tbody > tr > td :is(a, button, input, select, summary):not([data-part='open']) {
    position: relative;
    z-index: 1;
  }
  & > table > tbody > tr:has([data-part='open']):hover {
    background: ${t.color.hover};
  }
  & > table > tbody > tr[data-selected] {
    background: ${t.brand.tint};
  }
  & > table > tbody > tr[data-tone='caution'] {
    background: ${t.tone.caution.background};
  }
  & > table > tbody > tr:is([data-selected], [data-tone]) > :first-child::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }
  & > table > tbody > tr[data-tone='caution'] > :first-child::after {
    background: ${t.tone.caution.mark};
  }

  @container (max-width: 40rem) {
    &[data-columns='many'] {
      ${cards}
    }
  }
  @container (max-width: 28rem) {
    &[data-columns='some'] {
      ${cards}
    }
  }
  @container (max-width: 18rem) {
    ${cards}
  }
`;
