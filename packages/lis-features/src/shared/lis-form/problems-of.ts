/** One answer that was not accepted: the field's path (`invites.0.email`) and the key of its message. */
export interface RefusedField {
  name: string;
  key: string;
}

/** Flattens the nested errors of react-hook-form, in the order of the fields. */
export function problemsOf(errors: object, parent = ''): RefusedField[] {
  return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = parent === '' ? part : `${parent}.${part}`;
    const key = 'message' in error ? error.message : undefined;
    return typeof key === 'string' ? [{ name, key }] : problemsOf(error, name);
  });
}
