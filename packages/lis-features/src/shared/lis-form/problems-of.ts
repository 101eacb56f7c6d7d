/** An invalid field: its path (`invites.0.email`) and its message key. */
export interface RefusedField {
  name: string;
  key: string;
}

/** Flattens the nested errors of react-hook-form, in field order. */
export function problemsOf(errors: object, parent = ''): RefusedField[] {
  return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = parent === '' ? part : `${parent}.${part}`;
    const key = 'message' in error ? error.message : undefined;
    return typeof key === 'string' ? [{ name, key }] : problemsOf(error, name);
  });
}
