import { isSameText } from '@alms/lis-domain/http';
import { Refusal } from './problems.ts';

interface NamedRecord {
  id: string;
  name: string;
}

/** A rejection of the name of another record. */
export const nameTaken = () => new Refusal('duplicate', { fields: { name: 'is in use' } });

/**
 * Refuses a new name that one of the records has, as names are compared: regardless of case, width
 * and invisible characters. `current` is the record that is changed, which may keep its name.
 */
export function refuseTakenName(
  records: readonly NamedRecord[],
  name: string,
  current?: NamedRecord,
): void {
  if (name === current?.name) return;
  if (records.some(({ id, name: taken }) => id !== current?.id && isSameText(taken, name)))
    throw nameTaken();
}
