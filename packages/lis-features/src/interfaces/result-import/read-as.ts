import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { titerOfReciprocal } from '@alms/lis-domain/results';

/**
 * Returns the value to be imported when it differs from the sent one and needs review, such as a
 * titre sent as its reciprocal.
 */
export function readAs({
  content,
  outcome,
}: Pick<ImportRow, 'content' | 'outcome'>): string | undefined {
  return outcome?.value_text === titerOfReciprocal(content.value) ? outcome?.value_text : undefined;
}
