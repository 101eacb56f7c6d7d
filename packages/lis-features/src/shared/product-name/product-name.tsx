import { useMessages } from '@alms/ui/i18n';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { productNameMessages } from './words/index.ts';
import { ProductTubes } from './product-tubes.tsx';

const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s3};
  font-size: ${t.size.s3};
  line-height: 1.25;
  font-weight: ${t.weight.strong};
  letter-spacing: -0.003em;

  svg {
    inline-size: 26px;
    block-size: 26px;
    color: ${t.brand.text};
  }
  &[data-tone='inherit'] svg {
    color: inherit;
  }
`;

export interface ProductNameProps {
  /**
   * Colour of the logo: the brand colour, or the text colour for dark backgrounds. @default 'brand'
   */
  tone?: 'brand' | 'inherit';
}

/** Product logo and name, for pages outside a facility. */
export function ProductName({ tone = 'brand' }: ProductNameProps) {
  const words = useMessages(productNameMessages);
  return (
    <Root data-component="product-name" data-tone={tone}>
      <ProductTubes />
      {words.name}
    </Root>
  );
}
