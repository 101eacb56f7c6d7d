import { styled } from 'styled-components';
import { Chart } from '../chart/index.ts';
import { t } from '../theme/index.ts';

/** An outline in the surface colour separates stacked and adjacent bars. */
export const Root = /* @__PURE__ */ styled(Chart)`
  [data-part='bars'] {
    stroke: ${t.color.surface};
    stroke-width: 1;
  }
  svg text[data-figure] {
    font-weight: ${t.weight.strong};
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
    [data-part='bars'] {
      stroke: Canvas;
    }
  }
`;
