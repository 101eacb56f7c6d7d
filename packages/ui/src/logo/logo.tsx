import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';
import { logoLetters } from './logo-letters.ts';

const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font-weight: ${t.weight.strong};

  [data-part='sign'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    overflow: hidden;
    border-radius: 7px;
    background: ${t.brand.solid};
    color: ${t.brand.on};
    font-size: ${t.size.s3};
    line-height: 1;
  }
  [data-part='sign']:has(> img) {
    background: none;
  }
  [data-part='sign'] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  [data-part='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-size='large'] {
    gap: ${t.space.s3};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
  }
  &[data-size='large'] > [data-part='sign'] {
    inline-size: 52px;
    block-size: 52px;
    border-radius: 12px;
    font-size: ${t.size.s4};
  }

  /* Forced colours remove the fill; the border keeps the shape of the logo. */
  @media (forced-colors: active) {
    [data-part='sign'] {
      border: 1px solid CanvasText;
    }
  }
`;

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Name of the organisation. Without a picture its initials are shown, or only the first letter at
   * small size.
   */
  name: string;
  /** URL of the picture. When omitted, null or failed, the initials are shown. */
  src?: string | null | undefined;
  /** Size: 28 or 52 px. @default 'medium' */
  size?: 'medium' | 'large';
  /**
   * Position of the name: `beside` the logo as text, `aloud` as accessible name only, or
   * `elsewhere` on the page, which makes the logo decorative. @default 'elsewhere'
   */
  naming?: 'beside' | 'aloud' | 'elsewhere';
}

/**
 * An organisation's logo: its picture, or its initials on its colour as a fallback. For a person
 * use `Avatar`.
 */
export function Logo({
  name,
  src = null,
  size = 'medium',
  naming = 'elsewhere',
  ...rest
}: LogoProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = src !== null && src !== failed;
  const meaning =
    naming === 'aloud'
      ? { role: 'img', 'aria-label': name }
      : { 'aria-hidden': naming === 'elsewhere' || undefined };
  return (
    <Root {...rest} {...meaning} data-component="logo" data-size={size}>
      <span data-part="sign" aria-hidden="true">
        {hasPicture ? (
          <img src={src} alt="" onError={() => setFailed(src)} />
        ) : (
          logoLetters(name, size === 'large' ? 2 : 1)
        )}
      </span>
      {naming === 'beside' && <span data-part="name">{name}</span>}
    </Root>
  );
}
