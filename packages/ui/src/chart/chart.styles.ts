import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

/**
 * The frame and the styles of every drawing element, so that no mark needs its own class.
 * `data-series` sets a series colour as `--series`; `data-mark` sets the tone of a point.
 */
export const Root = /* @__PURE__ */ styled.figure`
  min-inline-size: 0;

  [data-series='1'] {
    --series: ${t.chart.series1};
  }
  [data-series='2'] {
    --series: ${t.chart.series2};
  }
  [data-series='3'] {
    --series: ${t.chart.series3};
  }
  [data-series='4'] {
    --series: ${t.chart.series4};
  }
  [data-series='5'] {
    --series: ${t.chart.series5};
  }
  [data-series='6'] {
    --series: ${t.chart.series6};
  }

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${t.space.s1} ${t.space.s2};
    margin-block-end: ${t.space.s2};
    > [data-hidden] {
      ${visuallyHidden}
    }
    > [data-part='description'] {
      color: ${t.color.textMuted};
      font-size: ${t.size.s2};
      line-height: ${t.line.s2};
      overflow-wrap: anywhere;
    }
    > [data-part='view'] {
      margin-inline-start: auto;
    }
  }
  & > figcaption:not(:has(> :not([data-hidden]))) {
    display: none;
  }

  [data-part='plot'] {
    position: relative;
    border-radius: ${t.radius.control};
    touch-action: pan-y;
  }
  [data-part='plot'] > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  [data-part='plot'] > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  [data-part='plot']:has(> input:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  svg text {
    fill: ${t.color.text};
    font-family: ${t.font.ui};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  svg text[data-quiet] {
    fill: ${t.color.textMuted};
  }
  [data-part='grid'] {
    fill: none;
    stroke: ${t.chart.grid};
  }
  [data-part='baseline'] {
    fill: none;
    stroke: ${t.color.borderStrong};
  }
  [data-part='line'] {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [data-part='points'] {
    fill: var(--series);
    stroke: ${t.color.surface};
    stroke-width: 1;
    paint-order: stroke;
  }
  [data-part='points'][data-shape='cross'] {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
  }
  [data-part='pattern'] {
    fill: none;
    stroke: ${t.color.surface};
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  [data-mark] {
    fill: var(--mark);
    stroke: ${t.color.surface};
    stroke-width: 1.2;
    paint-order: stroke;
    --mark: ${t.color.text};
  }
  [data-mark='caution'] {
    --mark: ${t.tone.caution.mark};
  }
  [data-mark='critical'] {
    --mark: ${t.tone.critical.solid};
  }
  /* An outlined mark is excluded or not yet evaluated. */
  [data-mark='hollow'] {
    fill: ${t.color.surface};
    stroke: ${t.color.text};
    stroke-width: 1.5;
    paint-order: normal;
  }
  [data-mark='stroke'] {
    fill: none;
    stroke: ${t.color.textMuted};
    stroke-width: 1.5;
    paint-order: normal;
  }

  [data-part='callout'] {
    position: absolute;
    inset-inline-start: var(--x);
    inset-block-start: var(--y);
    pointer-events: none;
  }
  [data-part='callout']::before {
    content: '';
    position: absolute;
    inset-block-start: -8px;
    inset-inline-start: -8px;
    inline-size: 16px;
    block-size: 16px;
    border: 2px solid ${t.color.focus};
    border-radius: 50%;
  }
  /* Shifted by the same percentage of its width as its position, so that it stays inside the plot. */
  [data-part='callout-words'] {
    position: absolute;
    z-index: 1;
    inset-block-end: 14px;
    inline-size: max-content;
    max-inline-size: 16rem;
    padding: ${t.space.s2} ${t.space.s3};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: ${t.color.raised};
    box-shadow: ${t.shadow.float};
    color: ${t.color.text};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    transform: translateX(calc(var(--along) * -1%));
    > strong {
      display: block;
      font-size: ${t.size.s2};
      line-height: ${t.line.s2};
      font-weight: ${t.weight.strong};
    }
    > span {
      display: block;
      color: ${t.color.textMuted};
    }
  }
  [data-side='below'] > [data-part='callout-words'] {
    inset-block: 14px auto;
  }

  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s1} ${t.space.s5};
    margin-block-start: ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='legend'] > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='legend'] svg {
    flex: none;
    overflow: visible;
  }
  [data-part='legend'][data-layout='stacked'] {
    display: grid;
    gap: ${t.space.s2};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    margin: 0;
    color: ${t.color.text};
  }
  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='figure'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='note'] {
    margin-block-start: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    text-wrap: pretty;
  }

  @media (forced-colors: active) {
    [data-series] {
      --series: CanvasText;
    }
    [data-part='pattern'],
    [data-part='points'] {
      stroke: Canvas;
    }
    [data-part='points'][data-shape='cross'] {
      stroke: CanvasText;
    }
    [data-part='grid'] {
      stroke: GrayText;
    }
    [data-part='baseline'] {
      stroke: CanvasText;
    }
    [data-mark] {
      --mark: CanvasText;
      stroke: Canvas;
    }
    [data-mark='hollow'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-mark='stroke'] {
      fill: none;
      stroke: CanvasText;
    }
    svg text,
    svg text[data-quiet] {
      fill: CanvasText;
    }
  }
  @media print {
    break-inside: avoid;
    [data-part='view'],
    [data-part='plot'] > input,
    [data-part='callout'] {
      display: none;
    }
  }
`;
