/** The exported audit trail says what its screen says: the server, which knows no screen, has words of its own. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { trailFileWords } from '../apps/api/src/areas/audit/export-words.ts';

const features = resolve(import.meta.dirname, '../packages/lis-features/src');
const read = (catalogue: string, language: string) =>
  JSON.parse(readFileSync(`${features}/${catalogue}/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;

describe.each(languages)('the exported audit trail in %s', (language) => {
  const { actions, categories, outcomes, roles } = trailFileWords(language);

  it('names actions, areas and outcomes as the screen does', () => {
    expect(read('audit/audit-log/words', language)).toMatchObject({
      ...actions,
      ...categories,
      ...outcomes,
    });
  });

  it('names roles as every screen does', () => {
    expect(roles).toEqual(read('shared/role-words/words', language));
  });
});
