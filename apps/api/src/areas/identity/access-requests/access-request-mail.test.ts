import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { accessRequestText, type AccessRequestSubject } from './access-request-mail.ts';

const subjects = [
  'confirm',
  'existing',
  'approved',
  'declined',
] as const satisfies AccessRequestSubject[];
const mail = { facility: 'Quayside', url: 'https://north.example/request-access/abc' };

describe.each(languages)('email in %s about an access request', (language) => {
  it.each(subjects)('names the facility first: %s', (subject) => {
    const text = accessRequestText(language, subject, mail);
    expect(text.subject).toMatch(new RegExp(`^${isolateBidi(language)('Quayside')}[:\u00a0]`));
    expect(text.text).toContain('Quayside');
    expect(text.text.endsWith('\n')).toBe(true);
  });

  it.each(['confirm', 'existing', 'approved'] as const)(
    'puts the link on a separate line: %s',
    (subject) => {
      expect(accessRequestText(language, subject, mail).text.split('\n')).toContain(mail.url);
    },
  );

  it('has a different text for each subject', () => {
    expect(
      new Set(subjects.map((subject) => accessRequestText(language, subject, mail).subject)).size,
    ).toBe(subjects.length);
  });
});

it.each(subjects)('is translated: %s', (subject) => {
  expect(
    new Set(languages.map((language) => accessRequestText(language, subject, mail).text)).size,
  ).toBe(languages.length);
});
