import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { titerOfReciprocal } from '@alms/lis-domain/results';

/** What the value of a row is taken over as, where that has to be seen before somebody takes it over: a titer that was sent as its reciprocal. */
export function readAs({
  content,
  outcome,
}: Pick<ImportRow, 'content' | 'outcome'>): string | undefined {
  return outcome?.value_text === titerOfReciprocal(content.value) ? outcome?.value_text : undefined;
}
