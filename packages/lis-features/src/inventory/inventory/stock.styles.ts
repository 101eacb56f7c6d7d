import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** List and open item: side by side where space allows, otherwise the open item first. */
export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};

  [data-part='panels'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    align-items: start;
  }
  &:not([data-open]) [data-part='detail'] {
    display: none;
  }
  @container (min-width: 64rem) {
    [data-part='panels'] {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
    [data-part='detail'] {
      order: 1;
    }
    &:not([data-open]) [data-part='detail'] {
      display: block;
    }
  }
`;

export const Code = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  font-size: 0.93em;
  overflow-wrap: anywhere;
`;

export const Chips = /* @__PURE__ */ styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s1};
`;

export const Filters = /* @__PURE__ */ styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${t.space.s3};
  min-inline-size: 0;
  [data-component='search-field'] {
    flex: 1 1 14rem;
  }
`;

/** Stock alerts in as many columns as fit. */
export const Alerts = /* @__PURE__ */ styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: 0 ${t.space.s5};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${t.space.s2};
    padding-block: ${t.space.s2};
    border-block-end: 1px solid ${t.color.border};
  }
  button {
    margin-inline-start: calc(-1 * ${t.space.s2});
  }
  small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

export const Detail = /* @__PURE__ */ styled.div`
  & > div {
    display: grid;
    gap: ${t.space.s3};
    padding: ${t.space.s3} ${t.space.s4} ${t.space.s4};
  }
  & > div + div {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${t.space.s2};
  }
  & > div > [data-part='actions'],
  [data-part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
`;

export const Lots = /* @__PURE__ */ styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${t.space.s1};
    padding-block: ${t.space.s2};
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  > li[data-gone] {
    color: ${t.color.textMuted};
  }
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='lot'] {
    flex: 1 1 auto;
    font-weight: ${t.weight.medium};
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s3};
    font-size: ${t.size.s1};
    line-height: ${t.line.s2};
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-part='facts'] b {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
`;

export const Transactions = /* @__PURE__ */ styled.ol`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${t.space.s2};
  }
  b {
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
