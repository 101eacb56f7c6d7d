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
    & > dl {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > dl > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
