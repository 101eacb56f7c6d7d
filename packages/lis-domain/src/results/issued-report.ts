import * as v from 'valibot';
import { byId, endpoint, instantField } from '../http/index.ts';

/** A report that was given out. */
export const issuedReportSchema = v.object({
  /** What is printed on it, of all it says but the time of printing: the first 128 bits of its SHA-256, in capital hexadecimal digits. */
  signature: v.pipe(v.string(), v.regex(/^[0-9A-F]{32}$/)),
  /** When it was first given out. */
  issued_at: instantField,
  /** A result of its order was released, corrected or taken back since: a newer report says so. */
  superseded: v.boolean(),
});

export type IssuedReport = v.InferOutput<typeof issuedReportSchema>;

/** As it is printed and compared by eye: in groups of four. */
export function signatureInGroups(signature: string): string {
  return (signature.match(/.{1,4}/g) ?? []).join(' ');
}

export const listIssuedReports = endpoint({
  id: 'results.list-issued',
  method: 'GET',
  path: '/test-orders/{id}/reports',
  summary:
    'Which reports of an order were given out, the newest first, each by the signature that is printed on it.',
  access: { anyOf: ['verify_results', 'view_results'] },
  params: byId,
  answer: v.object({ items: v.array(issuedReportSchema) }),
  problems: ['not_found'],
});
