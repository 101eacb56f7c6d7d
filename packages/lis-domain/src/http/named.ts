/**
 * Gives an inferred schema type a name: `interface PatientSchema extends Named<typeof
 * patientObject> {}`. Declarations then refer to the name instead of repeating every field, which
 * halves the published declarations and keeps editor hints short.
 */
export type Named<Schema> = Schema;
