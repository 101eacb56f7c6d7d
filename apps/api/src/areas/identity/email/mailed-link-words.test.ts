import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { linkWords, type LinkKind } from './mailed-link-words.ts';

const kinds = ['reset', 'invitation', 'confirmation', 'approval'] as const satisfies LinkKind[];
const url = 'https://north.example/reset-password/abc';

describe.each(languages)('the mail with a link in %s', (language) => {
  it.each(kinds)('says whose it is, and gives the link a line of its own: %s', (kind) => {
    const { subject, text } = linkWords(language, kind);
    expect(subject('Quayside')).toMatch(/^Quayside ?[:\u00a0]/);
    expect(text('Quayside', url)).toContain('Quayside');
    expect(text('Quayside', url).split('\n')).toContain(url);
    expect(text('Quayside', url).endsWith('\n')).toBe(true);
  });

  it('says something else of each kind', () => {
    expect(new Set(kinds.map((kind) => linkWords(language, kind).subject('Quayside'))).size).toBe(
      kinds.length,
    );
  });
});

it.each(kinds)('is translated: %s', (kind) => {
  expect(
    new Set(languages.map((language) => linkWords(language, kind).text('Quayside', url))).size,
  ).toBe(languages.length);
});
