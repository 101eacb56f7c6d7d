import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { changeText, resetText, type SecurityChange } from './security-mail.ts';

const url = 'https://north.example/app/profile/security';
const facilityFirst = (language: LanguageTag) =>
  new RegExp(`^${isolateBidi(language)('Quayside')}\u00a0?: (?=.)`);
const changes = [
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-used',
  'recovery-renewed',
] as const satisfies SecurityChange[];

describe.each(changes)('security email about %s', (change) => {
  it('has its own text in every language and a link to the settings', () => {
    const mails = languages.map((language) => ({
      language,
      ...changeText(language, change, 'Quayside', url),
    }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length);
    for (const { language, subject, text } of mails) {
      expect(subject).toMatch(facilityFirst(language));
      expect(text).toContain(subject.replace(facilityFirst(language), ''));
      expect(text.split('\n')).toContain(url);
    }
  });
});

it.each(languages)(
  'reset email names in %s the responsible user and the link to follow',
  (language) => {
    const { subject, text } = resetText(language, 'Ada Minster', 'Quayside', url);
    expect(subject).toMatch(facilityFirst(language));
    expect(text).toMatch(/Ada Minster.*Quayside|Quayside.*Ada Minster/);
    expect(text.split('\n')).toContain(url);
  },
);

it.each(languages)('security emails about different changes differ in %s', (language) => {
  expect(
    new Set(changes.map((change) => changeText(language, change, 'Quayside', url).subject)).size,
  ).toBe(changes.length);
});
