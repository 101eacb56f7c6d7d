import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { useMessages } from '@alms/ui/i18n';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { resultImportMessages } from './words/index.ts';

/** Names the target of a row: a test, or an interference index of the specimen. */
export function useTargetName() {
  const words = useMessages(resultImportMessages);
  const specimen = useSpecimenWords();
  return ({ test, index }: Pick<ImportRow, 'test' | 'index'>): string =>
    index
      ? words.indexOf({ index: specimen.interferent(index.interferent) })
      : (test?.name ?? words.notMapped);
}
