import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../i18n/index.ts';
import { Icon, PersonGlyph } from '../icon/index.ts';
import { t } from '../theme/index.ts';
import { initials } from './initials.ts';

const Root = /* @__PURE__ */ styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: 50%;
  background: ${t.color.sunken};
  color: ${t.color.text};
  font-size: ${t.size.s1};
  line-height: 1;
  font-weight: ${t.weight.strong};

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-size='large'] {
    inline-size: 56px;
    block-size: 56px;
    font-size: ${t.size.s4};
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name as written on the page. Its initials are shown when there is no picture. */
  name: string;
  /** URL of the picture. When it fails to load, the initials are shown. */
  src?: string | undefined;
  /** Avatar size: 24, 32 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Exposes the name to screen readers. Use only where the name is not visible beside the avatar.
   * @default false
   */
  labelled?: boolean;
}

/** A person's picture or initials, shown beside their name. Decorative unless `labelled`. */
export function Avatar({ name, src, size = 'medium', labelled = false, ...rest }: AvatarProps) {
  const { locale } = useLanguage();
  const [failedSrc, setFailedSrc] = useState<string>();
  const letters = initials(name, locale);
  const meaning = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const hasPicture = src !== undefined && src !== failedSrc;
  return (
    <Root {...rest} {...meaning} data-component="avatar" data-size={size}>
      {hasPicture ? (
        <img src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        letters || <Icon glyph={PersonGlyph} size="small" />
      )}
    </Root>
  );
}
