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

/**
 * Product logo in the size of a facility logo, for forms outside a facility. Decorative: the title
 * has the text.
 */
export function ProductMark() {
  return (
    <Root data-component="product-mark">
      <ProductTubes />
    </Root>
  );
}
