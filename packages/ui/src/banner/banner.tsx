import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import {
  CloseGlyph,
  CriticalGlyph,
  Icon,
  InfoGlyph,
  SuccessGlyph,
  WarningGlyph,
  type IconProps,
} from '../icon/index.ts';
import { toneVariables, visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { bannerMessages } from './words/index.ts';

const GLYPHS = {
  neutral: InfoGlyph,
  info: InfoGlyph,
  positive: SuccessGlyph,
  caution: WarningGlyph,
  critical: CriticalGlyph,
} as const;

const Root = /* @__PURE__ */ styled.div`
  ${toneVariables}
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  min-block-size: 48px;
  padding: 6px ${t.layout.gutter};
  border-block-end: 1px solid var(--tone-border);
  background: var(--tone-background);

  & > svg {
    color: var(--tone-text);
  }
  & > [data-part='content'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s4};
    min-inline-size: 0;
  }
  [data-part='words'] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  [data-part='words'] strong {
    font-weight: ${t.weight.strong};
    color: var(--tone-text);
  }
  [data-part='tone'] {
    ${visuallyHidden}
  }
  & > [data-part='content'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
  }
  & > [data-part='dismiss'] {
    margin-inline-end: -6px;
  }
  @media (max-width: 40rem) {
    align-items: start;
    padding-block: ${t.space.s3};
    & > [data-part='dismiss'] {
      margin-block: -4px;
    }
  }
  @media print {
    display: none;
  }
`;

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Tone of the banner. @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** The message in one or two sentences. Use `strong` for the key words. */
  children: ReactNode;
  /** Replaces the default icon of the tone where another one is more specific. */
  glyph?: IconProps['glyph'];
  /** One or two small buttons or links after the text. Omit for none. */
  actions?: ReactNode;
  /**
   * Called when the user dismisses the banner. When omitted, the banner stays until its cause is
   * resolved.
   */
  onDismiss?: () => void;
  /**
   * Announcement mode for a banner that appears after page load: a lost connection, a new version.
   * @default 'off'
   */
  live?: 'off' | 'polite';
}

/**
 * A page-wide message across the top: a lost connection, a new version, an ending trial. Show at
 * most one at a time, the most urgent. For one part of the page use an `Alert` beside it; for an
 * event, a toast.
 */
export function Banner({
  tone = 'info',
  children,
  glyph = GLYPHS[tone],
  actions,
  onDismiss,
  live = 'off',
  ...rest
}: BannerProps) {
  const words = useMessages(bannerMessages);
  return (
    <Root
      role={live === 'polite' ? 'status' : undefined}
      {...rest}
      data-component="banner"
      data-tone={tone}
    >
      <Icon glyph={glyph} />
      <div data-part="content">
        <div data-part="words">
          <span data-part="tone">{words[tone]}</span> {children}
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      {onDismiss && (
        <div data-part="dismiss">
          <IconButton label={words.dismiss} size="small" onClick={onDismiss}>
            <Icon glyph={CloseGlyph} size="small" />
          </IconButton>
        </div>
      )}
    </Root>
  );
}
