import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { ClockProvider, frozenClock } from '../clock/index.ts';
import { MessagesProvider } from '../i18n/index.ts';
import { ThemeScope } from '../theme/index.ts';

/** The fixed instant of all tests and stories. */
export const FROZEN_INSTANT = '2026-05-12T08:42:00Z';

export interface RenderUiOptions {
  /** BCP 47 tag. @default 'en' */
  locale?: string;
  /** ISO instant of the fixed clock. @default FROZEN_INSTANT */
  instant?: string;
}

/**
 * Renders inside the providers that components rely on: theme, language and a fixed clock.
 * @returns the result of testing-library's `render`, and a `user` for pointer and keyboard input
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
