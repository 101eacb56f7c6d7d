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
  /** URL of the picture. */
  src: string;
  /** Text alternative for screen readers and failed loading; empty for a decorative picture. */
  alt: string;
  /**
   * Aspect ratio (width / height). Space is reserved before loading to prevent layout shift.
   * @default '4 / 3'
   */
  ratio?: '1 / 1' | '4 / 3' | '3 / 2' | '16 / 9';
  /** Whether the picture fills its area and may be cropped, or is shown whole. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Content shown when loading fails. Defaults to an icon above the text of `alt`. */
  fallback?: ReactNode;
  /** Use `eager` only for pictures in the initial viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * A content picture with a fixed aspect ratio. When loading fails, its text alternative is shown.
 * For an organisation's logo use `Logo`, for a person `Avatar`; for background pictures
 * `Slideshow`.
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
