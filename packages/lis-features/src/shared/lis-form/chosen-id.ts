import type { Id } from '@alms/lis-domain/http';
import * as v from 'valibot';

/**
 * Field with the id of a record chosen from a list: the options of a select have text as value.
 * @param required Message key while nothing is chosen. When omitted, the id may be empty.
 */
export const chosenId = <I extends Id>(required?: string): v.GenericSchema<string, I> =>
  v.pipe(
    required === undefined ? v.string() : v.pipe(v.string(), v.nonEmpty(required)),
    v.transform((id) => id as I),
  );
