import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/**
 * The start and top hairlines of the tiles lie below those of the box, so that they separate the
 * tiles in any number of columns.
 */
export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  overflow: hidden;
  background: ${t.color.surface};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};

  & > dl {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    margin-block-start: -1px;
    margin-inline-start: -1px;
  }
  & > dl > div {
    padding: ${t.space.s3} ${t.space.s4} 14px;
    border-block-start: 1px solid ${t.color.border};
    border-inline-start: 1px solid ${t.color.border};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${t.color.textMuted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space.s2};
  }
  [data-part='value'] {
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-weight: ${t.weight.figure};
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
  }
  [data-part='chip'] {
    align-self: center;
  }
  [data-part='caption'] {
    flex-basis: 100%;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  &[data-columns='4'] > dl {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-columns='4'] > dl > div {
    padding-block: 10px;
    padding-inline: ${t.space.s4} ${t.space.s2};
  }
  &[data-columns='4'] dd {
    column-gap: 6px;
  }
  &[data-columns='4'] [data-part='value'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
  }
  &[data-columns='4'] [data-part='note'] {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-component='stat-trend'] {
    display: flex;
    flex-basis: 100%;
    align-items: center;
    gap: 5px;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  [data-component='stat-trend'] > [data-component='sparkline'] {
    margin-inline-end: ${t.space.s1};
  }

  @container (max-width: 44rem) {
    &:not([data-columns]) > dl {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    &:not([data-columns]) > dl > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 34rem) {
    &[data-columns] > dl {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
