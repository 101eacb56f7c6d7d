/**
 * Checks that the headings of exported figures match the screen, because the server has its own
 * messages.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { figureWords } from '../apps/api/src/areas/analytics/figure-words.ts';

const features = resolve(import.meta.dirname, '../packages/lis-features/src');
const read = (catalogue: string, language: string) =>
  JSON.parse(readFileSync(`${features}/${catalogue}/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
const named = (start: string, words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${start}${name}`, word]));

describe.each(languages)('exported figures in %s', (language) => {
  const { columns, states, events, figures, qualities, departments } = figureWords(language);

  it('use the screen’s terms for columns, states, events, figures and QC evaluations', () => {
    expect({
      ...columns,
      ...named('is_', states),
      ...named('event_', events),
      ...named('figure_', figures),
      ...named('quality_', qualities),
    }).toEqual(read('analytics/analytics/words/figure-words', language));
  });

  it('use the screens’ department names', () => {
    expect(departments).toEqual(read('shared/department-words/words', language));
  });
});
