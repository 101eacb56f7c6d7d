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

describe.each(changes)('security email about %s', (change) => {
  it('has its own text in every language and a link to the settings', () => {
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

it.each(languages)(
  'reset email names in %s the responsible user and the link to follow',
  (language) => {
    const { subject, text } = securityWords(language).resetMail('Quayside', 'Ada Minster', url);
    expect(subject).toMatch(/^Quayside\u00a0?: ./);
    expect(text).toMatch(/Ada Minster.*Quayside|Quayside.*Ada Minster/);
    expect(text.split('\n')).toContain(url);
  },
);

it.each(languages)('security emails about different changes differ in %s', (language) => {
  expect(new Set(Object.values(securityWords(language).changes)).size).toBe(changes.length);
});
