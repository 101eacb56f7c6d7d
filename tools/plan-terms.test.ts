/** Checks that the terms of the trial and of the beta have one wording, in `plan-terms`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { problems } from '@alms/lis-domain/http';
import { expect, it } from 'vitest';
import { messageFiles, serverMessageFiles } from './messages.mjs';

const root = resolve(import.meta.dirname, '..');
const features = 'packages/lis-features/src';
const shared = `${features}/shared/plan-terms/words/en.json`;

/** Labels and specified texts outside of `plan-terms`, by catalogue. */
const otherTexts: Record<string, readonly string[]> = {
  // Label of the beta banner (specification, section 1).
  [`${features}/landing/words/en.json`]: ['beta'],
  // "Free during beta" (safe reading 52).
  [`${features}/shared/plan-cards/words/en.json`]: ['free'],
  // "No payment is taken during the beta" (dangerous rule 27).
  [`${features}/facility/registration-wizard/words/en.json`]: ['betaPayment'],
  // Trial of a rule on past orders.
  [`${features}/catalogue/test-parameters/words/consistency-rules/en.json`]: [
    'trial',
    'outcome',
    'trialFailed',
  ],
  // Name of a subscription status.
  [`${features}/facility/tenant-settings/words/en.json`]: ['trialing'],
};

/** Source files that show the terms. */
const places = [
  'dashboard/plan-card/plan-card.tsx',
  'facility/registration-wizard/steps/payment-step.tsx',
  'facility/registration-wizard/steps/select-plan-step.tsx',
  'facility/registration-wizard/success-dialog.tsx',
  'facility/tenant-settings/subscription-card.tsx',
  'identity/register-lab/register-lab-screen.tsx',
  'landing/landing-plans.tsx',
  'landing/landing-screen.tsx',
  'landing/terms/terms-screen.tsx',
  'shared/lis-form/use-form-words.ts',
  'shared/plan-cards/plan-facts.tsx',
  'subscription/trial-banner/trial-banner.tsx',
];

/** Lines of the documents that describe the setting or the API, not the offer. */
const documentLines = [
  'README.md: | `BETA` | `1` |',
  'README.md: | `PAYMENT_SANDBOX` | `0` |',
  'packages/lis-features/README.md: | `onboarding`, `subscription` |',
];

const TERMS = /\btrials?\b|\bbeta\b|\bcredit cards?\b|\bfree (?:plan|of charge)/i;
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

it('words the terms of the trial and the beta in one catalogue, for screens, pages and emails', () => {
  const found = [...messageFiles(), ...serverMessageFiles()]
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((path) => path !== shared && !path.includes('/autoverify-fields/'))
    .flatMap((path) => {
      const keys = Object.entries(JSON.parse(read(path)) as Record<string, string>)
        .filter(([, text]) => TERMS.test(text))
        .map(([key]) => key);
      return keys.length > 0 ? [[path, keys]] : [];
    });
  expect(Object.fromEntries(found)).toEqual(otherTexts);
});

it('shows them from there in every place', () => {
  const using = tracked(`${features}/**/*.ts`, `${features}/**/*.tsx`).filter(
    (path) => !path.includes('/plan-terms/') && read(path).includes('/plan-terms/index.ts'),
  );
  expect(using.map((path) => path.slice(features.length + 1)).toSorted()).toEqual(places);
});

it('words the refusals of the API like the screens', () => {
  const { hasEnded, afterTrial } = JSON.parse(read(shared)) as Record<string, string>;
  const found = Object.entries(problems).filter(([, { detail }]) => TERMS.test(detail));
  expect(found.map(([code, { detail }]) => [code, detail])).toEqual([
    ['trial_ended', `${hasEnded} ${afterTrial}`],
  ]);
});

it('states no other terms in the README files and the operations guide', () => {
  const found = ['README.md', 'docs/operations.md', ...tracked('packages/*/README.md')].flatMap(
    (path) =>
      read(path)
        .split('\n')
        .filter((line) => TERMS.test(line))
        .map((line) => `${path}: ${line}`),
  );
  expect(found.filter((line) => !documentLines.some((start) => line.startsWith(start)))).toEqual(
    [],
  );
});
