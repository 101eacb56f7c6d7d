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
  [data-part='actions'] {
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
  /** @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** What is the matter everywhere, in a sentence or two; `strong` for the few words that say it alone. */
  children: ReactNode;
  /** Replaces the tone's own drawing where another says more. */
  glyph?: IconProps['glyph'];
  /** One or two small buttons or links, after the words. When omitted, there is nothing to do. */
  actions?: ReactNode;
  /** Called when the reader closes it. When omitted, it stays as long as it is true. */
  onDismiss?: () => void;
  /** How it is announced when it appears after the page: a lost connection, a new version. @default 'off' */
  live?: 'off' | 'polite';
}

/**
 * What holds for the whole page, across its top: a lost connection, a new version, a trial that ends. At most one at a
 * time, the most urgent. What is about one part of the page is an `Alert` beside it; what merely happened, a toast.
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
