/**
 * The messages of the specification (sections 5 and 8, and the responses quoted in sections 2 and
 * 4), verbatim. Users see only catalogue messages, never the server's texts, so each message is in
 * exactly one catalogue. Each is also shown by a test or a story.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageFiles } from './messages.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Message {
  says: string;
  /** The folder of its catalogue. */
  in: string;
  /** A test or story that shows the message. */
  shownBy: string;
  /** Text in the test or story, for a message with a placeholder. */
  as?: string;
}

const features = 'packages/lis-features/src';
const identity = `${features}/identity`;
const login = { in: `${identity}/login/words`, shownBy: `${identity}/login/login.test.tsx` };
const registerLab = {
  in: `${identity}/register-lab/words`,
  shownBy: `${identity}/register-lab/register-lab.test.tsx`,
};
const forgotPassword = {
  in: `${identity}/forgot-password/words`,
  shownBy: `${identity}/forgot-password/forgot-password.test.tsx`,
};
const resetPassword = {
  in: `${identity}/reset-password/words`,
  shownBy: `${identity}/reset-password/reset-password.test.tsx`,
};
const profile = {
  in: `${identity}/profile/words`,
  shownBy: `${identity}/profile/profile.test.tsx`,
};
const landing = {
  in: `${features}/landing/words`,
  shownBy: `${features}/landing/landing.test.tsx`,
};
const subdomain = {
  in: `${features}/shared/subdomain-field/words`,
  shownBy: `${features}/onboarding/setup-wizard/setup-wizard.test.tsx`,
};
const everyForm = { in: `${features}/shared/lis-form/words`, shownBy: registerLab.shownBy };
const wizard = {
  in: `${features}/facility/registration-wizard/words`,
  shownBy: `${features}/facility/registration-wizard/registration-wizard.stories.tsx`,
};
const denial = {
  in: 'apps/portal/src/session/words/denial',
  shownBy: 'apps/portal/src/session/signed-in-guard.test.tsx',
};
const uncaught = {
  in: `${features}/access/uncaught-error/words`,
  shownBy: `${features}/access/uncaught-error/uncaught-error.test.tsx`,
};
const outcome = 'apps/portal/src/app/words/outcome';
const signOut = { in: outcome, shownBy: 'apps/portal/src/session/use-sign-out.test.tsx' };

const messages: Message[] = [
  // Section 8, errors.
  { says: 'Invalid email or password', ...login },
  { says: 'Registration failed', ...registerLab },
  { says: 'Failed to update profile', ...profile },
  { says: 'Failed to send password reset instructions', ...forgotPassword },
  { says: 'Failed to reset password', ...resetPassword },
  { says: 'Registration failed. Please try again.', ...registerLab },
  {
    says: 'Failed to load subscription plans',
    in: `${features}/shared/plan-cards/words`,
    shownBy: `${features}/shared/plan-cards/plan-cards.test.tsx`,
  },
  { says: 'Your session has expired. Please log in again.', ...login },
  { says: 'Session verification failed. Please log in again.', ...login },
  { says: 'You do not have access to this facility.', ...login },
  { says: 'Invalid email or password for this facility.', ...login },
  { says: 'Login failed. Please try again.', ...login },
  {
    says: 'Failed to submit feedback. Please try again.',
    in: `${features}/feedback/feedback/words`,
    shownBy: `${features}/feedback/feedback/feedback.test.tsx`,
  },
  { says: 'Failed to logout', ...signOut },
  { says: 'Subdomain is already taken', ...subdomain },
  { says: 'Invalid subdomain', ...subdomain },
  {
    says: 'Please select a subscription plan',
    in: wizard.in,
    shownBy: 'apps/portal/e2e/register-hospital.spec.ts',
  },
  { says: 'Failed to complete registration', ...wizard },
  // Section 8, success.
  { says: 'Login successful', in: outcome, shownBy: 'apps/portal/e2e/sign-in.spec.ts' },
  { says: 'Registration successful', ...registerLab },
  { says: 'Profile updated successfully', ...profile },
  { says: 'Password reset instructions sent to your email', ...forgotPassword },
  { says: 'Password reset successful', ...resetPassword },
  {
    says: 'Registration completed successfully!',
    in: outcome,
    shownBy: 'apps/portal/e2e/register-hospital.spec.ts',
  },
  {
    says: 'Thank you for your feedback! We appreciate your input.',
    in: outcome,
    shownBy: 'apps/portal/e2e/feedback.spec.ts',
  },
  { says: 'Statistics updated', in: outcome, shownBy: 'apps/portal/e2e/first-result.spec.ts' },
  { says: 'Logged out successfully', ...signOut },
  // Section 8, toasts and the uncaught error.
  {
    says: 'You are not authorized to access this resource. Please contact your administrator.',
    ...denial,
  },
  {
    says: 'Insufficient permissions to {action}. Please contact your administrator.',
    ...denial,
    as: 'Insufficient permissions to open this page. Please contact your administrator.',
  },
  { says: 'Oops! Something went wrong', ...uncaught },
  { says: 'An unexpected error occurred', ...uncaught },
  // Section 5.
  { says: 'Email is required', ...everyForm },
  {
    says: 'Email is invalid',
    in: everyForm.in,
    shownBy: `${features}/feedback/feedback/feedback.test.tsx`,
  },
  { says: 'Password must be at least 8 characters', ...everyForm },
  { says: 'Please confirm your password', ...everyForm },
  { says: 'Passwords do not match', ...everyForm },
  { says: 'Full name is required', ...everyForm },
  { says: 'Invalid email', ...forgotPassword },
  {
    says: 'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ...resetPassword,
  },
  { says: 'Passwords must match', ...resetPassword },
  { says: 'Hospital name is required', ...wizard },
  { says: '3-50 chars; lowercase letters, numbers, hyphens', ...subdomain },
  { says: 'Checking availability...', ...subdomain },
  { says: 'Subdomain is available', ...subdomain },
  { says: 'Subdomain is required.', ...landing },
  { says: 'Invalid subdomain format.', ...landing },
  { says: 'Failed to open facility. Please try again.', ...landing },
  // Sections 2 and 4.
  { says: 'Loading facility information...', ...login },
  {
    says: 'Invalid reset token',
    in: resetPassword.in,
    shownBy: 'apps/portal/e2e/public-pages.spec.ts',
  },
];

/** Every message with the folder of its catalogue, as written in `in`. */
const written = messageFiles().flatMap((file) =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map((says) => ({
    says,
    in: relative(root, dirname(file)),
  })),
);

/** Whether a text contains exactly these words, not only as the beginning of a longer message. */
function holds(text: string, says: string): boolean {
  const words = says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${words}(?!\\.? ?\\w)`).test(text);
}

describe.each(messages)('“$says”', ({ says, in: catalogue, shownBy, as = says }) => {
  it('is in one catalogue, once', () => {
    expect(written.filter((each) => each.says === says).map((each) => each.in)).toEqual([
      catalogue,
    ]);
  });

  it('is shown by its test or story', () => {
    expect(shownBy).toMatch(/\.(test|stories|spec)\.tsx?$/);
    expect(holds(read(shownBy), as)).toBe(true);
  });
});

it.each([
  ['Registration failed', "text: 'Registration failed'", true],
  ['Registration failed', "'Registration failed. Please try again.'", false],
  ['Invalid email', "'Invalid email or password'", false],
  ['Invalid email', "'Invalid email'", true],
])('finds “%s” in %s: %s', (says, text, expected) => {
  expect(holds(text, says)).toBe(expected);
});
