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

/** Scrolls sideways to earlier dates; test and trend stay in view. */
export const Scroll = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  overflow-x: auto;
  border-radius: calc(${t.radius.card} - 1px);
  font-variant-numeric: tabular-nums;

  table {
    inline-size: 100%;
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

  [data-column='test'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 15rem;
    padding-inline-start: ${t.space.s2};
  }
  [data-column='unit'],
  [data-column='interval'] {
    color: ${t.color.textMuted};
    white-space: nowrap;
  }
  [data-column='unit'] {
    inline-size: 72px;
  }
  [data-column='interval'] {
    inline-size: 92px;
  }
  [data-column='date'] {
    inline-size: 110px;
    min-inline-size: 96px;
    text-align: end;
  }
  thead [data-column='date'] {
    padding-inline-end: calc(34px + ${t.space.s2});
  }
  thead [data-newest] {
    color: ${t.color.text};
    font-weight: ${t.weight.strong};
  }
  [data-column='trend'] {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    inline-size: 96px;
    padding-inline-end: ${t.space.s4};
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
    grid-template-columns: minmax(0, 1fr) 34px;
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
    padding-inline-end: calc(34px + 5px);
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-state='entered_in_error'],
  [data-state='held'] {
    color: ${t.tone.caution.text};
  }
  [data-part='none'] {
    padding-inline-end: calc(34px + 5px);
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
    [data-column='test'] {
      min-inline-size: 11rem;
    }
    [data-column='date'] {
      inline-size: 94px;
    }
  }
  /* On paper nothing scrolls, so no column may lie outside it. */
  @media print {
    container-type: normal;
    overflow: visible;
    & + & {
      margin-block-start: ${t.space.s4};
    }
    [data-column='test'],
    [data-part='department'] span {
      position: static;
    }
    [data-column='test'] {
      min-inline-size: 15rem;
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
    [data-column='test'] {
      position: static;
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
      inline-size: auto;
      padding-inline-end: ${t.space.s4};
      font-size: ${t.size.s1};
      text-align: end;
      white-space: normal;
    }
    [data-column='date'] {
      inline-size: auto;
      min-inline-size: 0;
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
