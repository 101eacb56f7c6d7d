import { styled } from 'styled-components';
import { Chart } from '../chart/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled(Chart)`
  [data-part='band-outer'] {
    fill: ${t.chart.bandOuter};
  }
  [data-part='band-inner'] {
    fill: ${t.chart.bandInner};
  }
  [data-part='level-outer'] {
    fill: none;
    stroke: color-mix(in oklch, ${t.tone.critical.solid} 60%, ${t.color.surface});
    stroke-dasharray: 5 3;
  }
  [data-part='change'] {
    fill: none;
    stroke: ${t.color.textMuted};
    stroke-dasharray: 2 3;
  }
  [data-part='run'] {
    fill: none;
    stroke: ${t.color.textMuted};
    stroke-width: 1.25;
    stroke-linejoin: round;
  }
  [data-part='rims'] {
    fill: none;
    stroke: ${t.color.surface};
    stroke-width: 9;
    stroke-linecap: round;
  }
  [data-part='dots'] {
    fill: none;
    stroke: ${t.color.text};
    stroke-width: 7;
    stroke-linecap: round;
  }
  [data-part='dots'][data-dense] {
    stroke-width: 3;
  }
  [data-part='leader'] {
    stroke: ${t.tone.critical.text};
  }
  svg [data-part='flag'] {
    fill: ${t.tone.critical.text};
    font-weight: ${t.weight.strong};
    stroke: ${t.color.surface};
    stroke-width: 4;
    paint-order: stroke;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    [data-part='band-outer'],
    [data-part='band-inner'] {
      fill: none;
    }
    [data-part='level-outer'],
    [data-part='run'],
    [data-part='dots'],
    [data-part='change'],
    [data-part='leader'] {
      stroke: CanvasText;
    }
    svg [data-part='flag'] {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;
