import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';
import { visuallyHidden } from './work-list.styles.ts';

const field = css`
  inline-size: 5.5rem;
  min-inline-size: 5.5rem;
  padding: 3px 8px;
  border: 1px solid ${t.color.borderStrong};
  border-radius: ${t.radius.small};
  background: ${t.color.surface};
  font-weight: ${t.weight.figure};
  font-size: ${t.size.s3};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  &[data-critical] {
    border-color: ${t.tone.critical.border};
    background: ${t.tone.critical.background};
    color: ${t.tone.critical.text};
  }
  &[aria-invalid] {
    border-color: ${t.tone.critical.text};
    border-width: 2px;
    padding: 2px 7px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @container entry (max-width: 42rem) {
    inline-size: 100%;
  }
`;

export const Value = styled.input`
  ${field}
  /* Long values wrap: truncated text would be verified unread. */
  @supports (field-sizing: content) {
    field-sizing: content;
    inline-size: auto;
    max-inline-size: 14rem;
  }
  &[data-numeric] {
    text-align: end;
  }
`;

export const Choice = styled.select`
  ${field}
  inline-size: auto;
  max-inline-size: 12rem;
  min-block-size: 28px;
  font-size: ${t.size.s2};
  font-weight: ${t.weight.medium};
`;

/** Field of a narrative result: grows with its text up to half the window. */
export const Narrative = styled.div`
  display: grid;
  justify-items: start;
  gap: ${t.space.s2};
  & > textarea {
    inline-size: 100%;
    min-inline-size: 0;
    max-block-size: 50vh;
    padding: 7px 8px;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    font: inherit;
    line-height: 1.5;
    resize: vertical;
    @supports (field-sizing: content) {
      field-sizing: content;
      min-block-size: 6lh;
    }
    &[aria-invalid] {
      border-color: ${t.tone.critical.text};
      border-width: 2px;
      padding: 6px 7px;
    }
  }
  & > [data-part='hint'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${t.space.s1} ${t.space.s4};
    inline-size: 100%;
    margin: 0;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  & > [data-over] > :last-child {
    color: ${t.tone.critical.text};
    font-weight: ${t.weight.strong};
  }
`;

/** One row as a small card: name and value on one line, reference data below. */
const stacked = css`
  &,
  & > tbody,
  & > tbody > tr {
    display: block;
  }
  & > thead {
    ${visuallyHidden}
  }
  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7.5rem 4rem;
    gap: ${t.space.s1} ${t.space.s3};
    align-items: center;
    padding: ${t.space.s3} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  & > tbody > tr:has(> [data-part='actions']) {
    grid-template-columns: minmax(0, 1fr) 7.5rem 3rem auto;
  }
  & > tbody > tr > [data-part='actions'] {
    grid-column: 4;
    grid-row: 1;
  }
  & > tbody > tr[data-note] {
    border-block-end: 0;
    padding-block-end: ${t.space.s2};
  }
  & > tbody > tr > :is(td, th),
  & > tbody > tr > :is(:first-child, :last-child) {
    inline-size: auto;
    block-size: auto;
    padding: 0;
    border: 0;
  }
  & > tbody > tr > [data-part='flag'] {
    grid-column: 1;
    grid-row: 2;
  }
  & > tbody > tr > [data-part='interval'] {
    grid-column: 2 / 4;
    grid-row: 2;
    padding: 0;
    text-align: end;
  }
  & > tbody > tr > [data-part='previous'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space.s2};
    white-space: normal;
  }
  & > tbody > tr > [data-part='previous'] > [data-part='label'] {
    display: inline;
  }
  & > tbody > tr > [data-part='previous'] > small {
    margin: 0;
  }
  & > tbody > tr > :is([data-part='gauge'], [data-part='file']) {
    grid-column: 1 / -1;
  }
  & > tbody > tr > [data-part='gauge']:empty {
    display: none;
  }
  & > tbody > tr > th[colspan] {
    grid-column: 1 / 4;
  }
  & > tbody > tr > td[data-part='gauge'] {
    inline-size: auto;
  }
  & > tbody > tr > [data-part='state'] {
    display: none;
  }
  & > tbody > tr > th > small {
    display: block;
  }
  & > tbody > tr:is([data-part='note'], [data-part='narrative']) {
    display: block;
    padding-block-start: 0;
  }
`;

export const Table = styled.table`
  table-layout: auto;
  & > thead > tr > th {
    block-size: 36px;
    padding-inline: ${t.density.cell};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
    white-space: nowrap;
  }
  &:dir(rtl) > thead > tr > [data-part='result'] {
    text-align: start;
  }
  & > tbody > tr > :is(td, th) {
    block-size: ${t.density.row};
    padding: ${t.density.cellBlock} ${t.density.cell};
    border-block-end: 1px solid ${t.color.border};
  }
  & > tbody > tr > th {
    min-inline-size: 7rem;
    font-weight: ${t.weight.strong};
    overflow-wrap: break-word;
  }
  /* In a card, the status is below the name. */
  & > tbody > tr > th > small {
    display: none;
    font-weight: ${t.weight.text};
  }
  small,
  [data-part='label'],
  [data-part='state'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  & > tbody > tr > th > small[data-part='condition'] {
    display: block;
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.medium};
  }
  & > tbody > tr[data-note] > :is(td, th) {
    border-block-end: 0;
  }
  & > tbody > tr[data-part='note'] > td {
    padding-block: 0 ${t.space.s3};
  }
  & > * > tr > :first-child {
    padding-inline-start: ${t.space.s6};
  }
  & > * > tr > :last-child {
    padding-inline-end: ${t.space.s6};
  }

  /* A long text has the whole width, below its name and state. */
  & > tbody > tr[data-part='narrative'] > td {
    padding-block: ${t.space.s1} ${t.space.s4};
  }

  [data-part='result'] {
    inline-size: 7rem;
    text-align: end;
  }
  [data-part='result'] b {
    padding-inline: 8px;
    font-weight: ${t.weight.figure};
    font-size: ${t.size.s3};
    font-variant-numeric: tabular-nums;
  }
  [data-part='result'] b[data-critical] {
    color: ${t.tone.critical.text};
  }
  [data-part='previous'] {
    text-align: end;
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='previous'] b {
    font-weight: ${t.weight.medium};
  }
  [data-part='previous'] small {
    margin-inline-start: ${t.space.s2};
  }
  [data-part='previous'] [data-part='label'] {
    display: none;
  }
  [data-part='unit'],
  [data-part='interval'] {
    color: ${t.color.textMuted};
  }
  & > tbody > tr > :is([data-part='unit'], [data-part='flag'], [data-part='previous']) {
    white-space: nowrap;
  }
  /* Two lines fit into a row. */
  & > tbody > tr > [data-part='state'] {
    padding-block: 0;
  }
  [data-part='state'] > div {
    inline-size: 11rem;
    overflow-wrap: anywhere;
  }
  [data-part='state'] svg {
    display: inline-block;
    vertical-align: -3px;
  }
  & > * > tr > [data-part='actions'] {
    inline-size: 1px;
    padding-inline-start: 0;
    text-align: end;
  }
  /* Columns keep their widths when a flag or a state appears. */
  & > tbody > tr > th {
    inline-size: 100%;
  }
  & > thead > tr > [data-part='flag'] {
    inline-size: 8.75rem;
    min-inline-size: 8.75rem;
  }
  @container entry (min-width: 62rem) {
    & > thead > tr > [data-part='flag'] {
      min-inline-size: 9.75rem;
    }
  }
  @container entry (min-width: 74rem) {
    & > thead > tr > [data-part='previous'] {
      min-inline-size: 17.5rem;
    }
  }
  [data-preview] > * {
    outline: 1px dashed ${t.color.borderStrong};
    outline-offset: 2px;
    border-radius: ${t.radius.small};
  }
  td[data-part='gauge'] {
    inline-size: 156px;
  }

  @container entry (max-width: 62rem) {
    td[data-part='gauge'] {
      inline-size: 116px;
    }
    & > :is(thead, tbody) > tr > :is(td, th) {
      padding-inline: ${t.space.s2};
    }
    [data-part='state'] > div {
      inline-size: 5rem;
    }
    [data-part='instrument'] {
      ${visuallyHidden}
    }
  }
  /* Without room, the change and age of the previous value are left to the result history. */
  @container entry (42rem < width <= 74rem) {
    [data-part='previous'] small {
      ${visuallyHidden}
    }
  }
  @container entry (max-width: 52rem) {
    [data-part='result'] {
      inline-size: 5rem;
    }
    [data-part='result'] input {
      min-inline-size: 4rem;
    }
    td[data-part='gauge'] {
      inline-size: 72px;
    }
    [data-component='interval-gauge'] {
      min-inline-size: 60px;
    }
    & > :is(thead, tbody) > tr > :is(td, th) {
      padding-inline: ${t.space.s1};
    }
    & > * > tr > :first-child {
      padding-inline-start: ${t.space.s4};
    }
    & > * > tr > :last-child {
      padding-inline-end: ${t.space.s3};
    }
    & > thead > tr > th {
      white-space: normal;
    }
  }
  /* Empty instead of hidden, because cells of other rows span the column. */
  @container entry (42rem < width <= 46rem) {
    & > :is(thead, tbody) > tr > [data-part='gauge'] {
      inline-size: 0;
      padding: 0;
      font-size: 0;
    }
    td[data-part='gauge'] > * {
      display: none;
    }
  }
  @container entry (max-width: 42rem) {
    ${stacked}
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s1} ${t.space.s5};
  padding: ${t.space.s3} ${t.space.s6};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  [data-part='limit'] {
    inline-size: 2px;
    block-size: 12px;
    background: ${t.tone.critical.solid};
  }
  [data-part='band'] {
    inline-size: 22px;
    block-size: 6px;
    border-radius: 2px;
    background: ${t.chart.normal};
  }
  @container entry (max-width: 52rem) {
    padding-inline: ${t.space.s4};
  }
`;

/** States once for the table that tests have no reference interval. */
export const Missing = styled.p`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  margin: 0;
  padding: ${t.space.s2} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
  color: ${t.tone.caution.text};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
`;
