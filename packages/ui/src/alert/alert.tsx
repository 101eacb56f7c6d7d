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
  /** @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** What happened, in a few words. When omitted, the children say it all. */
  title?: ReactNode;
  /** Why it matters and what to do. */
  children?: ReactNode;
  /** Replaces the tone's own drawing where another says more: a pause, a clock. */
  glyph?: IconProps['glyph'];
  /** Buttons or links, at the end of the line, under the words where it is narrow. */
  actions?: ReactNode;
  /** Called when the reader closes it. When omitted, it cannot be closed. */
  onDismiss?: () => void;
  /** How it is announced when it appears after the page. Leave it off for what stands there from the start. @default 'off' */
  live?: 'off' | 'polite' | 'assertive';
  /** `large` has the text size of forms and public pages. @default 'medium' */
  size?: 'medium' | 'large';
}

/**
 * A message that stays in the page, beside what it is about. For a short confirmation use a toast; where a failure
 * leaves nothing else to show, `ErrorState`.
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
