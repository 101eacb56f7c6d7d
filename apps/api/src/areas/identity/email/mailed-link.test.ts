import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { linkWords, type LinkKind } from './mailed-link-words.ts';

const kinds = ['reset', 'invitation', 'confirmation', 'approval'] as const satisfies LinkKind[];
const url = 'https://north.example/reset-password/abc';

describe.each(languages)('link email in %s', (language) => {
  it.each(kinds)('names the facility and puts the link on a separate line: %s', (kind) => {
    const { subject, text } = linkWords(language, kind);
    expect(subject('Quayside')).toMatch(/^Quayside ?[:\u00a0]/);
    expect(text('Quayside', url)).toContain('Quayside');
    expect(text('Quayside', url).split('\n')).toContain(url);
    expect(text('Quayside', url).endsWith('\n')).toBe(true);
  });

  it('has a different text for each kind', () => {
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
