import type { ComponentPropsWithRef, ReactNode } from 'react';
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
import { alertMessages } from './words/index.ts';
import * as S from './alert.styles.ts';

const GLYPHS = {
  neutral: InfoGlyph,
  info: InfoGlyph,
  positive: SuccessGlyph,
  caution: WarningGlyph,
  critical: CriticalGlyph,
} as const;

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Tone of the alert. @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** Short summary of what happened. Omit when the children say everything. */
  title?: ReactNode;
  /** Why it matters and what the user should do. */
  children?: ReactNode;
  /**
   * Replaces the default icon of the tone where another one is more specific, such as a pause or a
   * clock.
   */
  glyph?: IconProps['glyph'];
  /** Buttons or links at the end of the line; below the text on narrow screens. */
  actions?: ReactNode;
  /** Called when the user dismisses the alert. When omitted, the alert cannot be dismissed. */
  onDismiss?: () => void;
  /**
   * Announcement mode for an alert that appears after page load. Leave `off` for content that is
   * present from the start. @default 'off'
   */
  live?: 'off' | 'polite' | 'assertive';
  /** `large` matches the text size of forms and public pages. @default 'medium' */
  size?: 'medium' | 'large';
}

/**
 * A persistent message next to the content that it concerns. For a short confirmation use a toast.
 * When a failure leaves nothing else to show, use `ErrorState`.
 */
export function Alert({
  tone = 'info',
  title,
  children,
  glyph = GLYPHS[tone],
  actions,
  onDismiss,
  live = 'off',
  size = 'medium',
  ...rest
}: AlertProps) {
  const words = useMessages(alertMessages);
  return (
    <S.Root role={ROLES[live]} {...rest} data-component="alert" data-tone={tone} data-size={size}>
      <Icon glyph={glyph} />
      <div data-part="content">
        <div data-part="words">
          <span data-part="tone">{words[tone]}</span>
          {title !== undefined && <div data-part="title">{title}</div>}
          {children !== undefined && <div>{children}</div>}
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
    </S.Root>
  );
}
