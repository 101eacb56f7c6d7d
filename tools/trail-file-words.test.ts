/**
 * Checks that the terms of the exported audit trail match the screen, because the server has its
 * own messages.
 */
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

describe.each(languages)('exported audit trail in %s', (language) => {
  const { actions, categories, outcomes, roles } = trailFileWords(language);

  it('uses the screen’s terms for actions, areas and outcomes', () => {
    expect(read('audit/audit-log/words', language)).toMatchObject({
      ...actions,
      ...categories,
      ...outcomes,
    });
  });

  it('uses the screens’ role names', () => {
    expect(roles).toEqual(read('shared/role-words/words', language));
  });
});
