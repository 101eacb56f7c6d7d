import { listAuditLogs, type AuditEvent } from '@alms/lis-domain/audit';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import type { InputOf } from '@alms/lis-domain/http';
import type { Answer, TestFacility, TestServer } from './test-server.ts';

/**
 * Text of a response without its request id, for comparing responses that must be
 * indistinguishable.
 */
export function textOf({ text }: Answer): string {
  return text.replace(/"request_id":"[^"]*"/, '');
}

/** A facility's audit trail, newest first. */
export async function trailOf(
  server: TestServer,
  facility: TestFacility,
  query: WithTextIds<InputOf<typeof listAuditLogs>['query']>,
): Promise<AuditEvent[]> {
  const { body } = await server.call(
    listAuditLogs,
    { query: { limit: '200', ...query } },
    { as: await facility.person('admin') },
  );
  return body['items'] as AuditEvent[];
}
