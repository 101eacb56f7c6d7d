import * as v from 'valibot';
import { byId, endpoint, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

const issuedReportObject = v.object({
  /**
   * Signature printed on the report, over its content except the print time: the first 128 bits of
   * the SHA-256, in upper-case hexadecimal.
   */
  signature: v.pipe(v.string(), v.regex(/^[0-9A-F]{32}$/)),
  /** Time of first issue. */
  issued_at: instantField,
  /**
   * A result of the order was released, corrected or marked as entered in error since; a newer
   * report includes it.
   */
  superseded: v.boolean(),
});
export interface IssuedReportSchema extends Named<typeof issuedReportObject> {}
export const issuedReportSchema: IssuedReportSchema = issuedReportObject;

export interface IssuedReport extends v.InferOutput<IssuedReportSchema> {}

/** Formats the signature in groups of four for print and visual comparison. */
export function signatureInGroups(signature: string): string {
  return (signature.match(/.{1,4}/g) ?? []).join(' ');
}

export const listIssuedReports = endpoint({
  id: 'results.list-issued',
  method: 'GET',
  path: '/test-orders/{id}/reports',
  summary: 'List the issued reports of an order, newest first, by their printed signature.',
  access: { anyOf: ['verify_results', 'view_results'] },
  params: byId,
  answer: v.object({ items: v.array(issuedReportSchema) }),
  problems: ['not_found'],
});
