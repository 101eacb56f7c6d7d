import * as v from 'valibot';

/**
 * Particulars of the organization that runs the installation, for the terms of service and the
 * privacy notice. Each is omitted until the deployment sets it.
 */
export const operatorSchema = v.object({
  /** Legal name. */
  name: v.optional(v.string()),
  /** Postal address in one line. */
  address: v.optional(v.string()),
  /** Email address for contact. */
  email: v.optional(v.string()),
  /** Email address of the data protection contact. */
  privacyEmail: v.optional(v.string()),
  /** Governing law of the terms, such as `Law of Kenya`. */
  law: v.optional(v.string()),
  /** Competent courts, such as `Nairobi, Kenya`. */
  courts: v.optional(v.string()),
});

export type Operator = v.InferOutput<typeof operatorSchema>;
