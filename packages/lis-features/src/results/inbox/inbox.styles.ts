import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
`;

export const Waiting = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
`;

export const Reports = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  outline: none;

  section:first-child > [data-part='group'] {
    border-start-start-radius: calc(${t.radius.card} - 1px);
    border-start-end-radius: calc(${t.radius.card} - 1px);
  }
  section + section {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='group'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: 36px;
    padding: 2px ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.page};
    color: ${t.color.textMuted};
  }
  [data-part='group'] h2 {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.strong};
  }
  [data-part='group'] > [data-component='button'] {
    margin-inline-start: auto;
  }
  section > [data-component='alert'] {
    margin: ${t.space.s3} ${t.space.s4};
  }
  [data-order] {
    display: grid;
    grid-template-columns: minmax(0, 14.5rem) minmax(0, 1fr) auto auto;
    align-items: start;
    gap: ${t.space.s2} ${t.space.s4};
    position: relative;
    padding: 10px ${t.space.s4};
  }
  [data-order] + [data-order] {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-order] > [data-component='alert'] {
    grid-column: 1 / -1;
  }
  [data-part='identity'],
  [data-part='values'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='who'],
  [data-part='notes'],
  [data-part='further'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${t.space.s2};
  }
  /* A date or number is not divided between two lines. */
  [data-part='particulars'] > span {
    display: inline-block;
    unicode-bidi: isolate;
  }
  [data-part='particulars'] > span:not(:last-child)::after {
    content: '·';
    margin-inline: 0.4em;
    color: ${t.color.textMuted};
  }
  [data-part='before'] > :not(:last-child)::after {
    content: ' · ';
  }
  [data-part='values'] > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
    gap: ${t.space.s2} ${t.space.s4};
  }
  [data-part='values'] > ul[data-view='outstanding'] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-part='value'] {
    white-space: nowrap;
  }
  [data-part='notes'] {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  /* A normal value has no visible flag. */
  [data-part='notes'] > [data-component='clinical-flag']:has(> [data-component='visually-hidden']) {
    position: absolute;
  }
  [data-part='before'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='before'] small {
    font-size: inherit;
    white-space: nowrap;
  }
  [data-part='further'] > [data-component='button'] {
    margin-inline-start: calc(-1 * ${t.space.s2});
  }
  [data-part='time'] {
    display: grid;
    justify-items: end;
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${t.space.s1};
  }
  [data-part='more'] {
    padding: ${t.space.s2} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
  }
  @container (max-width: 60rem) {
    [data-order] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    [data-part='time'] {
      grid-area: 1 / 2;
    }
    [data-part='values'],
    [data-part='actions'] {
      grid-column: 1 / -1;
    }
    [data-part='actions'] {
      justify-content: flex-start;
      margin-inline-start: calc(-1 * ${t.space.s3});
    }
  }
`;
