import { isSameText } from '@alms/lis-domain/http';
import { Refusal } from './problems.ts';

/**
 * Refuses the name of another record, as names are compared: regardless of case, width and
 * invisible characters. `except` is the record that is renamed.
 */
export function refuseTakenName(
  records: readonly { id: string; name: string }[],
  name: string,
  except?: string,
): void {
  if (records.some((each) => each.id !== except && isSameText(each.name, name)))
    throw new Refusal('duplicate', { fields: { name: 'is in use' } });
}
