import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { linkText, type LinkKind } from './mailed-link.ts';

const kinds = ['reset', 'invitation', 'confirmation'] as const satisfies LinkKind[];
const site = 'https://north.example';
const url = `${site}/reset-password/abc`;
const mail = { facility: 'Quayside', site, url };

describe.each(languages)('link email in %s', (language) => {
  it.each(kinds)('names the facility and puts the link on a separate line: %s', (kind) => {
    const { subject, text } = linkText(language, kind, mail);
    expect(subject).toMatch(new RegExp(`^${isolateBidi(language)('Quayside')}[:\u00a0]`));
    expect(text).toContain('Quayside');
    expect(text.split('\n')).toContain(url);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('puts the facility’s own address on a separate line of a confirmation', () => {
    expect(linkText(language, 'confirmation', mail).text.split('\n')).toContain(site);
  });

  it('has a different text for each kind', () => {
    expect(new Set(kinds.map((kind) => linkText(language, kind, mail).subject)).size).toBe(
      kinds.length,
    );
  });
});

it.each(kinds)('is translated: %s', (kind) => {
  expect(new Set(languages.map((language) => linkText(language, kind, mail).text)).size).toBe(
    languages.length,
  );
});
