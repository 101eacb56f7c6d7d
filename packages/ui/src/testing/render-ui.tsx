import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { ClockProvider, frozenClock } from '../clock/index.ts';
import { MessagesProvider, type Translations } from '../i18n/index.ts';
import { ThemeScope } from '../theme/index.ts';

/** The fixed instant of all tests and stories. */
export const FROZEN_INSTANT = '2026-05-12T08:42:00Z';

const ENGLISH: Translations = {};

export interface RenderUiOptions {
  /** BCP 47 tag. @default 'en' */
  locale?: string;
  /** Messages in that language. @default English */
  translations?: Translations;
  /** ISO instant of the fixed clock. @default FROZEN_INSTANT */
  instant?: string;
}

/**
 * Renders inside the providers that components rely on: theme, language and a fixed clock.
 * @returns the result of testing-library's `render`, and a `user` for pointer and keyboard input
 */
export function renderUi(
  element: ReactElement,
  { locale = 'en', translations = ENGLISH, instant = FROZEN_INSTANT }: RenderUiOptions = {},
): RenderResult & { user: UserEvent } {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeScope>
      <MessagesProvider locale={locale} translations={translations}>
        <ClockProvider clock={frozenClock(instant)}>{children}</ClockProvider>
      </MessagesProvider>
    </ThemeScope>
  );
  return Object.assign(render(element, { wrapper }), { user: userEvent.setup() });
}
