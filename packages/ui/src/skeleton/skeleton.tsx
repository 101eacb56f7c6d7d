import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { t } from '../theme/index.ts';

const breathe = /* @__PURE__ */ keyframes`
  50% { opacity: 0.55; }
`;

/** Widths vary like words; a column of equal bars looks like a table border. */
const Root = /* @__PURE__ */ styled.span`
  display: grid;
  gap: ${t.space.s3};
  inline-size: 100%;

  & > span {
    display: block;
    inline-size: var(--skeleton-width, 100%);
    block-size: var(--skeleton-height, 12px);
    border-radius: ${t.radius.small};
    background: color-mix(in oklch, ${t.color.sunken}, ${t.color.border});
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  &[data-shape='block'] > span {
    block-size: var(--skeleton-height, 5rem);
    border-radius: ${t.radius.control};
  }
  &[data-ragged] > span:nth-child(3n + 2) {
    inline-size: 82%;
  }
  &[data-ragged] > span:nth-child(3n) {
    inline-size: 64%;
  }

  @media (prefers-reduced-motion: reduce) {
    & > span {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid CanvasText;
    }
  }
`;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `line` represents a line of text, `block` a picture, chart or control. @default 'line' */
  shape?: 'line' | 'block';
  /** Number of stacked shapes. @default 1 */
  count?: number;
  /** CSS length. Defaults to the full width; the widths of stacked lines then vary, as in text. */
  width?: string;
  /** CSS length. @default 12px for a line, 5rem for a block */
  height?: string;
}

/**
 * Placeholder for loading content, in its final layout. Hidden from screen readers: announce
 * "loading" once for the whole region, as `ResourceView` does.
 */
export function Skeleton({
  shape = 'line',
  count = 1,
  width,
  height,
  style,
  ...rest
}: SkeletonProps) {
  const size = {
    ...style,
    ...(width && { '--skeleton-width': width }),
    ...(height && { '--skeleton-height': height }),
  } as CSSProperties;
  const ragged = shape === 'line' && width === undefined;
  return (
    <Root
      {...rest}
      style={size}
      aria-hidden="true"
      data-component="skeleton"
      data-shape={shape}
      data-ragged={ragged || undefined}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </Root>
  );
}
