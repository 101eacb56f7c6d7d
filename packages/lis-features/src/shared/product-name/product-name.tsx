import { useMessages } from '@alms/ui/i18n';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { productNameMessages } from './product-name.messages.js';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s3};
  font-size: ${t.size.s3};
  line-height: 1.25;
  font-weight: ${t.weight.strong};
  letter-spacing: -0.003em;

  svg { inline-size: 26px; block-size: 26px; color: ${t.brand.text}; }
  &[data-tone='inherit'] svg { color: inherit; }
`;

/** Three tubes side by side, each filled to another height, in a box of 26. */
const TUBES = [
  { start: 3, level: 14 },
  { start: 10.5, level: 8 },
  { start: 18, level: 11 },
] as const;
const WIDTH = 5;
const TOP = 2;
const HEIGHT = 22;
const ROUND = WIDTH / 2;

export interface ProductNameProps {
  /** The drawing in the brand's colour, or in that of the text around it, for dark pictures. @default 'brand' */
  tone?: 'brand' | 'inherit';
}

/** The product's sign and name, on pages that belong to no facility. */
export function ProductName({ tone = 'brand' }: ProductNameProps) {
  const words = useMessages(productNameMessages);
  return (
    <Root data-component="product-name" data-tone={tone}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        {TUBES.map(({ start, level }) => (
          <g key={start}>
            <path d={`M${start} ${level}h${WIDTH}V${TOP + HEIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1-${WIDTH} 0z`} fill="currentColor" />
            <rect x={start} y={TOP} width={WIDTH} height={HEIGHT} rx={ROUND} fill="none" stroke="currentColor" strokeWidth="1.7" />
          </g>
        ))}
      </svg>
      {words.name}
    </Root>
  );
}
