import { useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, ImageGlyph } from '../icon/index.ts';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.span`
  position: relative;
  display: grid;
  inline-size: 100%;
  aspect-ratio: var(--image-ratio);
  overflow: hidden;
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
  & > [data-part='fallback'] {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${t.space.s2};
    padding: ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    text-align: center;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface ImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The picture's address. */
  src: string;
  /** What the picture shows, for who does not see it and where it fails to load; empty for decoration. */
  alt: string;
  /** Width by height. The place is kept before the picture arrives, so that nothing moves when it does. @default '4 / 3' */
  ratio?: '1 / 1' | '4 / 3' | '3 / 2' | '16 / 9';
  /** Whether the picture fills its place and may be cropped, or is seen whole. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** What stands where the picture cannot be loaded. When omitted, a small drawing over the words of `alt`. */
  fallback?: ReactNode;
  /** `eager` only for what is seen first on the page. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * A picture that shows something, in a place of fixed shape. When it fails to load, its words stand there. For an
 * organisation's sign use `Logo`, for a person `Avatar`; pictures behind content are the `Slideshow`'s.
 */
export function Image({
  src,
  alt,
  ratio = '4 / 3',
  fit = 'cover',
  fallback,
  loading = 'lazy',
  style,
  ...rest
}: ImageProps) {
  const [failed, setFailed] = useState<string>();
  const shaped = { ...style, '--image-ratio': ratio } as CSSProperties;
  return (
    <Root {...rest} style={shaped} data-component="image" data-fit={fit}>
      {src !== failed && (
        <img
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
      {src === failed && (
        <span data-part="fallback">
          {fallback ?? (
            <>
              <Icon glyph={ImageGlyph} />
              {alt}
            </>
          )}
        </span>
      )}
    </Root>
  );
}
