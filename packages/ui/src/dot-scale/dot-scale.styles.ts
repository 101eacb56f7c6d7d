import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;

  > ul {
    display: grid;
    grid-template-columns: minmax(6rem, auto) minmax(5rem, 1fr) repeat(4, max-content);
    gap: 0 ${t.space.s4};
  }
  > ul > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: 32px;
  }
  [data-part='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='track'] {
    position: relative;
    block-size: 4px;
    border-radius: 2px;
    background: ${t.chart.track};
  }
  [data-part='goal'] {
    position: absolute;
    inset-block: -6px;
    inset-inline-start: calc(var(--goal) * 1%);
    inline-size: 1px;
    background: ${t.color.borderStrong};
  }
  [data-part='dot'] {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: calc(var(--at) * 1%);
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: -6px;
    border: 2px solid ${t.color.surface};
    border-radius: 50%;
    background: ${t.color.text};
  }
  /* A value that misses the goal also differs in shape. */
  [data-missed] [data-part='dot'] {
    background: ${t.tone.caution.mark};
    border-radius: 2px;
    rotate: 45deg;
  }
  [data-part='figure'] {
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-missed] [data-part='figure'] {
    color: ${t.tone.caution.text};
  }
  [data-part='heads'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='heads'] > [data-part='end'] {
    text-align: end;
  }
  /* The name of the goal is centred on its line. */
  [data-part='scale'] > span {
    display: inline-block;
    margin-inline-start: calc(var(--goal) * 1%);
    translate: -50%;
  }
  [data-part='scale'] > span:dir(rtl) {
    translate: 50%;
  }
  [data-part='detail']:empty {
    display: none;
  }
  [data-part='note'],
  [data-part='detail'],
  [data-part='status'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-missed] [data-part='status'] {
    color: ${t.tone.caution.text};
  }
  > p {
    margin-block-start: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }

  @container (max-width: 30rem) {
    > ul {
      grid-template-columns: minmax(0, 1fr) repeat(3, max-content);
      gap: 0 ${t.space.s3};
    }
    [data-part='heads'] {
      display: none;
    }
    > ul > li:has([data-part='detail']:not(:empty)) [data-part='status'] {
      grid-area: 1 / 4;
    }
    [data-part='detail']:not(:empty) {
      grid-area: 3 / 3 / auto / -1;
    }
    > ul > li:has([data-part='detail']:not(:empty)) [data-part='note'] {
      grid-area: 3 / 1 / auto / 3;
      text-align: start;
    }
    > ul > li:not([data-part='heads']) {
      display: grid;
      padding-block: ${t.space.s2};
      row-gap: ${t.space.s2};
    }
    [data-part='track'] {
      grid-row: 2;
      grid-column: 1 / -1;
      margin-inline: 6px;
    }
  }
  @media (forced-colors: active) {
    [data-part='track'],
    [data-part='dot'],
    [data-part='goal'] {
      forced-color-adjust: none;
      background: CanvasText;
      border-color: Canvas;
    }
    [data-part='track'] {
      background: GrayText;
    }
  }
  @media print {
    [data-part='track'],
    [data-part='dot'],
    [data-part='goal'] {
      print-color-adjust: exact;
    }
  }
`;
