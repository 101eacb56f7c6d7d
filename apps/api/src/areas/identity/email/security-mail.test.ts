import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import {
  changeText,
  noticeText,
  type AccountNotice,
  type SecurityChange,
} from './security-mail.ts';

const url = 'https://north.example/app/profile/security';
const facilityFirst = (language: LanguageTag) =>
  new RegExp(`^${isolateBidi(language)('Quayside')}\u00a0?: (?=.)`);
const changes = [
  'password-changed',
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

const notices = [
  'reset',
  'access',
  'email',
  'disabled',
  'enabled',
  'signed-out',
] as const satisfies AccountNotice[];

describe.each(languages)('email in %s about a change by another user', (language) => {
  const mailOf = (notice: AccountNotice) =>
    noticeText(language, notice, { by: 'Ada Minster', facility: 'Quayside', url });

  it.each(notices)('names the facility and the link to follow: %s', (notice) => {
    const { subject, text } = mailOf(notice);
    expect(subject).toMatch(facilityFirst(language));
    expect(text).toContain('Quayside');
    expect(text.split('\n')).toContain(url);
  });

  it.each(notices.filter((notice) => notice !== 'email'))(
    'names the responsible user: %s',
    (notice) => {
      expect(mailOf(notice).text).toContain('Ada Minster');
    },
  );

  it('differs for each change', () => {
    expect(new Set(notices.map((notice) => mailOf(notice).subject)).size).toBe(notices.length);
  });
});

it.each(notices)('email about a change by another user is translated: %s', (notice) => {
  const texts = languages.map(
    (language) => noticeText(language, notice, { by: 'Ada', facility: 'Quayside', url }).text,
  );
  expect(new Set(texts).size).toBe(languages.length);
});

it.each(languages)('security emails about different changes differ in %s', (language) => {
  expect(
    new Set(changes.map((change) => changeText(language, change, 'Quayside', url).subject)).size,
  ).toBe(changes.length);
});
