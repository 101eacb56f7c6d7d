import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { ProductTubes } from './product-tubes.tsx';

const Root = /* @__PURE__ */ styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: 12px;
  background: ${t.brand.solid};
  color: ${t.brand.on};
  svg {
    inline-size: 30px;
    block-size: 30px;
  }
`;

/** The product's sign as large as a facility's, for forms that belong to no facility. Decoration: the title says the rest. */
export function ProductMark() {
  return (
    <Root data-component="product-mark">
      <ProductTubes />
    </Root>
  );
}
