import { styled } from 'styled-components';
import { Chart } from '../chart/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled(Chart)`
  [data-part='area'] {
    opacity: 0.35;
  }
  [data-part='band'] {
    fill: ${t.chart.bandInner};
  }
  [data-part='band-edge'] {
    fill: none;
    stroke: ${t.color.borderStrong};
    stroke-dasharray: 4 3;
  }
  [data-part='figures'] {
    display: grid;
    grid-template-columns: max-content auto;
    gap: 0 ${t.space.s3};
  }
  [data-part='figures'] > dd {
    text-align: end;
    font-weight: ${t.weight.strong};
  }

  @media (forced-colors: active) {
    [data-part='band'] {
      fill: none;
    }
    [data-part='band-edge'] {
      stroke: CanvasText;
    }
  }
`;
