import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { securityWords, type SecurityChange } from './security-mail-words.ts';

const url = 'https://north.example/app/profile/security';
const changes = [
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-used',
  'recovery-renewed',
] as const satisfies SecurityChange[];

describe.each(changes)('the mail about %s', (change) => {
  it('says something of its own in every language, and where to look', () => {
    const mails = languages.map((language) => {
      const { changes: said, mail } = securityWords(language);
      return mail('Quayside', said[change], url);
    });
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^Quayside\u00a0?: ./);
      expect(text).toContain(subject.replace(/^Quayside\u00a0?: /, ''));
      expect(text.split('\n')).toContain(url);
    }
  });
});

it.each(languages)('the mail about a reset says in %s who did it, and where to go', (language) => {
  const { subject, text } = securityWords(language).resetMail('Quayside', 'Ada Minster', url);
  expect(subject).toMatch(/^Quayside\u00a0?: ./);
  expect(text).toMatch(/Ada Minster.*Quayside|Quayside.*Ada Minster/);
  expect(text.split('\n')).toContain(url);
});

it.each(languages)('no two changes are the same in %s', (language) => {
  expect(new Set(Object.values(securityWords(language).changes)).size).toBe(changes.length);
});
