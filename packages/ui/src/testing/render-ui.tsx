import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { ClockProvider, frozenClock } from '../clock/index.ts';
import { MessagesProvider } from '../i18n/index.ts';
import { ThemeScope } from '../theme/index.ts';

/** When every test and story happens. */
export const FROZEN_INSTANT = '2026-05-12T08:42:00Z';

export interface RenderUiOptions {
  /** BCP 47. @default 'en' */
  locale?: string;
  /** ISO instant at which the clock stands still. @default FROZEN_INSTANT */
  instant?: string;
}

/**
 * Renders inside the providers every component may rely on: theme, language, a clock that stands still.
 * @returns what testing-library's `render` returns, and a `user` who presses and types.
 */
export function renderUi(
  element: ReactElement,
  { locale = 'en', instant = FROZEN_INSTANT }: RenderUiOptions = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeScope>
      <MessagesProvider locale={locale}>
        <ClockProvider clock={frozenClock(instant)}>{children}</ClockProvider>
      </MessagesProvider>
    </ThemeScope>
  );
  return { user: userEvent.setup(), ...render(element, { wrapper }) };
}
