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

  /* Forced colors leave out the fill; a rim keeps the letters a sign. */
  @media (forced-colors: active) {
    [data-part='sign'] {
      border: 1px solid CanvasText;
    }
  }
`;

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose sign it is; where there is no picture its initials stand, or only the first where the sign is small. */
  name: string;
  /** The picture's address. When omitted, null or not to be loaded, the initials stand. */
  src?: string | null | undefined;
  /** 28 or 52 px. @default 'medium' */
  size?: 'medium' | 'large';
  /**
   * Where the name is: written `beside` the sign by the logo itself, read `aloud` because it is written nowhere, or
   * `elsewhere` on the page, which makes the sign decoration. @default 'elsewhere'
   */
  naming?: 'beside' | 'aloud' | 'elsewhere';
}

/** An organisation's own sign, which never breaks: its picture, or its initials on its color. For a person use `Avatar`. */
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
