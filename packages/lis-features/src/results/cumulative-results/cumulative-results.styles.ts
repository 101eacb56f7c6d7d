import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  [data-part='updated']:empty {
    display: none;
  }
  @media print {
    display: table;
    inline-size: 100%;
    [data-part='updated'] {
      display: none;
    }
  }
`;

export const Filters = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  [data-component='search-field'] {
    flex: 0 1 16rem;
  }
  [data-component='select-field'] {
    flex: 0 1 12rem;
  }
  [data-component='segmented'] {
    margin-inline-start: auto;
  }
  @media print {
    display: none;
  }
  @media (max-width: 40rem) {
    > [data-component='search-field'] {
      flex-basis: 100%;
    }
    > [data-component='select-field'] {
      flex: 1 1 8rem;
    }
    > [data-component='segmented'] {
      margin-inline-start: 0;
    }
  }
`;

export const Waiting = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
`;

export const More = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  padding: ${t.space.s2} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
  @media print {
    display: none;
  }
`;

/**
 * Scrolls sideways to earlier dates; test, unit, interval and trend stay in view. The dates take a
 * multiple of their width and snap to it, so that no value is readable without its flag.
 */
export const Scroll = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  border-radius: calc(${t.radius.card} - 1px);
  font-variant-numeric: tabular-nums;

  table {
    --least-test: 14.5rem;
    --unit: 4.5rem;
    --interval: 6.25rem;
    --least-date: 7.25rem;
    --trend: 6.5rem;
    --flag: 2.125rem;
    --room: calc(100cqi - var(--least-test) - var(--unit) - var(--interval) - var(--trend));
    /* Wider while all dates fit. */
    --date: max(var(--least-date), min(9rem, var(--room) / var(--dates)));
    /* The pixel allows for rounding when the dates fill the room exactly. */
    --in-view: max(
      var(--date),
      min(var(--date) * var(--dates), round(down, var(--room) + 1px, var(--date)))
    );
    --test: calc(100cqi - var(--unit) - var(--interval) - var(--in-view) - var(--trend));
    --out-of-view: calc(var(--date) * var(--dates) - var(--in-view));
    --before-dates: calc(var(--test) + var(--unit) + var(--interval));
    table-layout: fixed;
    inline-size: calc(var(--before-dates) + var(--date) * var(--dates) + var(--trend));
    border-collapse: separate;
    border-spacing: 0;
    line-height: ${t.line.s2};
  }
  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: 0 ${t.space.s2};
    text-align: start;
    font-weight: ${t.weight.text};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};
  }
  thead th {
    block-size: 36px;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    white-space: nowrap;
  }
  tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }

  [data-column='test'],
  [data-column='unit'],
  [data-column='interval'],
  [data-column='trend'] {
    position: sticky;
    z-index: 1;
  }
  [data-column='test'] {
    inset-inline-start: 0;
    inline-size: var(--test);
    padding-inline-start: ${t.space.s2};
  }
  [data-column='unit'],
  [data-column='interval'] {
    color: ${t.color.textMuted};
    overflow-wrap: anywhere;
  }
  [data-column='unit'] {
    inset-inline-start: var(--test);
    inline-size: var(--unit);
  }
  [data-column='interval'] {
    inset-inline-start: calc(var(--test) + var(--unit));
    inline-size: var(--interval);
  }
  [data-column='date'] {
    inline-size: var(--date);
    text-align: end;
  }
  thead [data-column='date'] {
    padding-inline: 0 calc(var(--flag) + ${t.space.s2});
    white-space: normal;
    scroll-snap-align: start;
    scroll-margin-inline-start: var(--before-dates);
  }
  thead [data-newest] {
    color: ${t.color.text};
    font-weight: ${t.weight.strong};
  }
  [data-column='trend'] {
    inset-inline-end: 0;
    inline-size: var(--trend);
    padding-inline-end: ${t.space.s4};
    /* A line where dates are scrolled out of view. */
    border-inline-start: 0 solid ${t.color.borderStrong};
    border-inline-start-width: min(1px, var(--out-of-view));
  }

  [data-part='department'] th {
    block-size: 31px;
    padding-inline: ${t.space.s4};
    background: ${t.color.page};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.strong};
  }
  [data-part='department'] span {
    position: sticky;
    inset-inline-start: ${t.space.s4};
  }
  [data-part='test'] > * {
    block-size: 32px;
  }
  [data-open] > * {
    background: ${t.brand.tint};
    border-block-end-color: transparent;
  }
  [data-part='open'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    inline-size: 100%;
    min-block-size: 31px;
    padding: 0 ${t.space.s2};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${t.weight.medium};
    text-align: start;
    cursor: pointer;
    /* The banner above the table stays in view. */
    scroll-margin-block-start: 6rem;
  }

  /* The flag has its own slot, so that values end at one edge. */
  [data-part='value'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--flag);
    column-gap: 5px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  [data-part='value'] > bdi {
    justify-self: end;
  }
  [data-part='value'] > small {
    grid-column: 1 / -1;
    color: ${t.tone.caution.text};
    font-size: ${t.size.s1};
  }
  [data-part='flag'] {
    justify-self: start;
    text-align: start;
  }
  [data-flagged],
  [data-newest] [data-part='value'] > bdi {
    font-weight: ${t.weight.strong};
  }
  [data-part='state'] {
    display: block;
    padding-inline-end: calc(var(--flag) + 5px);
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-state='entered_in_error'],
  [data-state='held'] {
    color: ${t.tone.caution.text};
  }
  [data-part='none'] {
    padding-inline-end: calc(var(--flag) + 5px);
    color: ${t.color.textMuted};
  }
  [data-part='details'] > td {
    padding: 0;
    background: ${t.brand.tint};
  }

  [data-part='open'] small {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.text};
  }
  [data-part='phone-dates'],
  [data-part='phone-unit'] {
    display: none;
  }
  @container (max-width: 60rem) {
    [data-part='flag'] [data-component='mark'] {
      display: none;
    }
    table {
      --least-test: 9.75rem;
      --unit: 4.25rem;
      --interval: 5rem;
      --least-date: 5.5rem;
      --trend: 5rem;
      --flag: 1.25rem;
    }
    [data-column='test'],
    [data-column='unit'],
    [data-part='open'] {
      padding-inline-end: 0;
    }
  }
  /* On paper nothing scrolls, so no column may lie outside it. */
  @media print {
    container-type: normal;
    overflow: visible;
    & + & {
      margin-block-start: ${t.space.s4};
    }
    table {
      --test: 15rem;
      --date: 6rem;
      table-layout: auto;
      inline-size: 100%;
    }
    [data-column],
    [data-part='department'] span {
      position: static;
    }
    [data-column='trend'],
    [data-part='details'],
    [data-part='open'] > svg {
      display: none;
    }
  }
  /* One row per test: the newest value, and the two before it. */
  @container (max-width: 40rem) {
    table,
    tbody,
    [data-part='department'],
    [data-part='department'] th,
    [data-part='details'],
    [data-part='details'] > td {
      display: block;
    }
    thead,
    [data-column='unit'],
    [data-column='trend'],
    [data-column='date'][data-earlier] {
      display: none;
    }
    [data-part='phone-dates'] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding: ${t.space.s2} ${t.space.s4};
      border-block-end: 1px solid ${t.color.border};
      color: ${t.color.textMuted};
      font-size: ${t.size.s1};
      text-align: end;
    }
    [data-part='phone-dates'] [data-newest] {
      color: ${t.color.text};
      font-weight: ${t.weight.strong};
    }
    [data-part='department'] th {
      block-size: auto;
      padding-block: ${t.space.s1};
    }
    [data-part='test'] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding-block: ${t.space.s1};
      border-block-end: 1px solid ${t.color.border};
    }
    [data-part='test'] > * {
      block-size: auto;
      border: 0;
      background: none;
    }
    [data-part='test'][data-open] {
      background: ${t.brand.tint};
    }
    table {
      inline-size: auto;
    }
    [data-column] {
      position: static;
      inline-size: auto;
    }
    [data-column='test'] {
      grid-column: span 2;
    }
    [data-part='open'] {
      min-block-size: 44px;
    }
    [data-part='phone-unit'] {
      display: inline-block;
      white-space: nowrap;
    }
    [data-column='interval'] {
      align-self: center;
      padding-inline-end: ${t.space.s4};
      font-size: ${t.size.s1};
      text-align: end;
      white-space: normal;
    }
    [data-column='date'] {
      padding-block: 0 ${t.space.s1};
    }
  }
`;

export const Details = /* @__PURE__ */ styled.div`
  position: sticky;
  inset-inline-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  inline-size: calc(100cqi - 2 * ${t.space.s3});
  margin: 0 ${t.space.s3} ${t.space.s3};
  padding: ${t.space.s3};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
`;

export const Summary = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Actions = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
  margin-block-start: ${t.space.s3};
`;

export const Reports = /* @__PURE__ */ styled.div`
  section + section {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${t.space.s3};
    padding: ${t.space.s3} ${t.space.s4} ${t.space.s1};
  }
  h2 {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.strong};
  }
`;
