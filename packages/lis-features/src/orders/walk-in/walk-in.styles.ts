import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s5};

  [data-part='step'] {
    display: grid;
    gap: ${t.space.s4};
    max-inline-size: 26rem;
  }
`;

export const Payment = /* @__PURE__ */ styled.div`
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space.s4};
    font-weight: ${t.weight.strong};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  [data-strong] > dd {
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-weight: ${t.weight.figure};
  }
  [data-part='likely'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
  [data-part='likely'] > [aria-pressed='true'] {
    border-color: ${t.brand.border};
    background: ${t.brand.tint};
    color: ${t.brand.text};
  }
`;
