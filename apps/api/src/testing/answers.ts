import { listAuditLogs, type AuditEvent } from '@alms/lis-domain/audit';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import type { InputOf } from '@alms/lis-domain/http';
import { listResults, type Result } from '@alms/lis-domain/results';
import type { Answer, Person, TestFacility, TestServer } from './test-server.ts';

/**
 * Text of a response without its request id, for comparing responses that must be
 * indistinguishable.
 */
export function textOf({ text }: Answer): string {
  return text.replace(/"request_id":"[^"]*"/, '');
}

/** Body of a response that prepares a test; throws when the request was refused. */
export async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`A test could not be prepared: ${text}`);
  return body as T;
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

/** The results of an order that the user may see, in the order of the work list. */
export async function resultsOfOrder(
  server: Pick<TestServer, 'call'>,
  order_id: string,
  as: Person,
): Promise<Result[]> {
  const { body } = await server.call(listResults, { query: { order_id } }, { as });
  return body['items'] as Result[];
}
