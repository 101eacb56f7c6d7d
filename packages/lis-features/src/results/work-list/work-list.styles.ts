import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The screen fills its frame: list and open specimen scroll separately. On narrow screens, the open
 * specimen covers the list.
 */
export const Root = styled.div`
  container: results / inline-size;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${t.color.surface};

  & > [data-part='panes'] {
    flex: 1;
    display: grid;
    grid-template-columns: clamp(300px, 100% - 752px, 430px) minmax(0, 1fr);
    min-block-size: 0;
  }
  & > [data-part='panes'] > [data-part='panel'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
  }
  [data-part='panel'] > [data-component='resource-view'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    outline: none;
  }
  [data-part='back'] {
    display: none;
    padding: ${t.space.s1} ${t.space.s2};
    border-block-end: 1px solid ${t.color.border};
  }

  @container results (max-width: 56rem) {
    & > [data-part='panes'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &:not([data-open]) > [data-part='panes'] > [data-part='panel'] {
      display: none;
    }
    & > [data-part='panes'] > nav {
      border-inline-end: 0;
    }
    &[data-open] > [data-part='panes'] > nav,
    &[data-open] > [data-part='head'] {
      display: none;
    }
    [data-part='back'] {
      display: block;
    }
  }
  /* On a phone the whole page scrolls, without inner scroll areas. */
  @media (max-width: 40rem) {
    block-size: auto;
  }
`;

const keys = css`
  @media (pointer: coarse) {
    [data-part='keys'],
    kbd {
      display: none;
    }
  }
`;

/** Title, tabs, search and filters: one row where there is room. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  min-block-size: 56px;
  padding: ${t.space.s2} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
  h1 {
    outline: none;
  }
  & > [data-component='search-field'] {
    flex: 1 1 9rem;
    max-inline-size: 20rem;
  }
  @container results (max-width: 40rem) {
    & > [data-component='search-field'],
    & > [data-component='segmented'] {
      flex: 1 0 100%;
      max-inline-size: none;
    }
  }
`;

export const List = styled.nav`
  ${keys}
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${t.color.border};

  container: list / inline-size;
  & > [data-part='notice'] {
    padding: ${t.space.s2} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  & > [data-part='bulk'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    padding: ${t.space.s2} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    font-size: ${t.size.s2};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='bulk'] > :first-child {
    flex: 1;
  }
  & > [data-part='scroll'] {
    flex: 1;
    overflow: auto;
    min-block-size: 0;
  }
`;

/** Last line of the list: facts, or the selected specimens with the actions on them. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 48px;
  padding: ${t.space.s2} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  [data-part='facts'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${t.space.s4};
  }
  &[data-selecting] {
    border-block-start-color: ${t.brand.border};
    background: ${t.brand.tint};
    color: ${t.color.text};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.medium};
  }
  /* The list scrolls with the page of a phone. */
  @media (max-width: 40rem) {
    &[data-selecting] {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
    }
  }
`;

/** Placeholders with the final layout: one line per specimen, one row per result. */
export const ListSkeleton = styled.div`
  & > div {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: ${t.density.row};
    padding-inline: ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
`;

export const EntrySkeleton = styled(ListSkeleton)`
  & > div {
    gap: ${t.space.s6};
    padding-inline: ${t.space.s6};
  }
  & > div:first-child {
    min-block-size: 72px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  & > [data-component='select-field'] {
    inline-size: 11rem;
  }
  & > [data-component='select-field'] + [data-component='select-field'] {
    inline-size: 8rem;
  }
`;

/**
 * One line per specimen: time, patient, tests, status. In a narrow list, the tests are on a second
 * line, and compact rows leave them out. All specimens share the columns of the list. Tests may be
 * truncated, names never.
 */
export const Samples = styled.div`
  display: grid;
  grid-template-columns: var(--choice,) auto minmax(7rem, auto) minmax(0, 1fr) auto;
  column-gap: ${t.space.s2};
  & > section,
  ul,
  li,
  button {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
  }
  h3 {
    grid-column: 1 / -1;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    justify-content: space-between;
    padding: ${t.space.s1} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.page};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  li {
    position: relative;
    border-block-end: 1px solid ${t.color.border};
  }
  button {
    align-items: center;
    min-block-size: calc(${t.density.row} - 1px);
    padding: ${t.density.cellBlock} ${t.space.s4};
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  li:hover {
    background: ${t.color.hover};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  li:has(> [aria-current]) {
    background: ${t.brand.tint};
  }
  li:has(> [aria-current])::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }
  /* The patient name is never truncated. */
  b {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='time'] {
    display: flex;
    align-items: center;
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='tests'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-inline-size: 0;
  }
  [data-part='tests'] > [data-component='priority-tag'] {
    flex: none;
  }
  [data-part='tests'] > [title] {
    overflow: hidden;
    color: ${t.color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [data-part='state'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
    color: ${t.color.textMuted};
    white-space: nowrap;
  }
  [data-component='chip'] {
    justify-self: start;
    min-block-size: 20px;
    padding-inline: 6px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 56px;
    }
  }
  /* A checkbox comes before the line. */
  &[data-selectable] {
    --choice: auto;
    button {
      grid-column: 2 / -1;
      padding-inline-start: 0;
    }
    [data-part='choice'] {
      align-self: center;
      padding-inline-start: ${t.space.s4};
    }
  }
  @container list (max-width: 440px) {
    grid-template-columns: var(--choice,) auto minmax(0, 1fr) auto;
    [data-part='tests'] {
      grid-area: 2 / 2 / auto / -1;
    }
  }
  [data-density='compact'] & {
    @media not (pointer: coarse) {
      @container list (max-width: 440px) {
        grid-template-columns: var(--choice,) auto minmax(0, 1fr) auto auto;
        [data-part='tests'] {
          grid-area: auto;
        }
        [data-part='tests'] > [title] {
          display: none;
        }
      }
    }
  }
`;

export const Entry = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  container: entry / inline-size;
  /* Contains visually hidden text, which would otherwise widen the page. */
  & > [data-part='scroll'] {
    position: relative;
    flex: 1;
    overflow: auto;
    min-block-size: 0;
  }
  @media (max-width: 40rem) {
    & > [data-part='scroll'] {
      overflow: visible;
    }
  }
`;

export const Specimen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space.s5};
  padding: ${t.space.s2} ${t.space.s6};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.page};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: 24px;
  font-variant-numeric: tabular-nums;
  b {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
  [data-part='accession'] {
    color: ${t.color.text};
    font-family: ${t.font.code};
    font-size: 0.8125rem;
    font-weight: ${t.weight.medium};
    letter-spacing: -0.01em;
  }
  @container entry (max-width: 42rem) {
    padding-inline: ${t.space.s4};
  }
`;

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
  & > tbody > tr > td[data-part='gauge'] {
    inline-size: auto;
  }
  & > tbody > tr > [data-part='state'] {
    display: none;
  }
  & > tbody > tr > th > small {
    display: block;
  }
  & > tbody > tr[data-part='note'] {
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
  [data-part='state'] > div {
    inline-size: 11rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

/** One check per line: subject, outcome and reason. */
export const Checks = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${t.space.s1} ${t.space.s4};
    align-items: start;
    padding-block: ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
  }
  li:last-child {
    border-block-end: 0;
  }
  b {
    font-weight: ${t.weight.strong};
  }
  p {
    grid-column: 1;
    color: ${t.color.textMuted};
  }
  [data-component='interval-text'] {
    grid-column: 1;
  }
`;

export const Comment = styled.p`
  color: ${t.color.textMuted};
  b {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
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
  @container entry (max-width: 42rem) {
    padding-inline: ${t.space.s4};
  }
`;

export const Actions = styled.div`
  ${keys}
  display: grid;
  gap: ${t.space.s2};
  padding: ${t.space.s3} ${t.space.s6};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    min-block-size: 40px;
  }
  [data-component='select-field'] {
    inline-size: min(17rem, 100%);
  }
  [data-part='note'] {
    flex: 1 1 12rem;
    color: ${t.color.textMuted};
  }
  [data-part='keys'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
  }
  @container entry (max-width: 42rem) {
    position: sticky;
    inset-block-end: 0;
    padding-inline: ${t.space.s4};
  }
  @media print {
    display: none;
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
