import { wallClockIn } from '@alms/lis-domain/calendar';
import type { OrderId, Priority } from '@alms/lis-domain/orders';
import { drawnNumber } from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { findBlockedOrders } from '../../areas/billing/invoices/collection-hold.ts';
import { timeZoneOf } from '../../areas/facility/facility.store.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { ConnectionRow } from './connections.store.ts';
import type { AnalyserProfile } from './profile.ts';
import { answerQuery, bytesOf } from './profiles/answer-query.ts';
import { readSession } from './profiles/read-session.ts';
import type { AnalyserQuery, SpecimenOrder } from './reading.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/** Most specimens in the answer to a query for all. */
const MAX_SPECIMENS = 200;

/** Queries in a message of an analyser; none when the profile describes none. */
export function queriesIn(bytes: Uint8Array, profile: AnalyserProfile): AnalyserQuery[] {
  if (profile.query === null) return [];
  const read = readSession(bytes, profile);
  return read.kind === 'session' ? read.session.queries : [];
}

/** Messages that answer a host query with the pending tests that the instrument performs. */
export async function answersTo(
  context: ReadContext,
  connection: ConnectionRow,
  profile: AnalyserProfile,
  query: AnalyserQuery,
): Promise<Uint8Array[]> {
  const { tx, tenantId, now } = context;
  const zone = await timeZoneOf(tx, tenantId);
  const messages = answerQuery({
    query,
    orders: await pendingOrders(context, connection, query),
    profile,
    localTime: `${wallClockIn(zone, now.toISOString())}:00`,
    controlId: uuidv7().replaceAll('-', '').slice(-20),
  });
  return messages.map((message) => bytesOf(message, profile));
}

/**
 * Pending tests of received specimens in the laboratory of the instrument, with the codes that are
 * mapped to them. Tests that are on hold, have a value or are cancelled are not pending, and those
 * of an order whose payment is due are not sent. The patient is not sent: the analyser needs none.
 */
async function pendingOrders(
  { tx, tenantId }: ReadContext,
  { instrument_id, laboratory_id }: ConnectionRow,
  { specimens, isForAll }: AnalyserQuery,
): Promise<SpecimenOrder[]> {
  const asked = new Map(specimens.map(({ specimen }) => [drawnNumber(specimen), specimen]));
  if (asked.size === 0 && !isForAll) return [];
  const { rows } = await sql<{
    accession_number: string;
    order_id: OrderId;
    priority: Priority;
    codes: string[];
  }>`
    select s.accession_number, s.order_id, o.priority,
      array_agg(distinct c.code order by c.code) as codes
    from sample s
    join test_order o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join current_result r on r.tenant_id = s.tenant_id and r.sample_id = s.id
    join lateral (
      select c.code from instrument_code c
      where c.tenant_id = r.tenant_id and c.instrument_id = ${instrument_id}::uuid
        and c.test_parameter_id = r.test_parameter_id
      order by c.code limit 1
    ) c on true
    where s.tenant_id = ${tenantId}::uuid and r.status = 'pending'
      and r.laboratory_id = ${laboratory_id}::uuid
      and s.status in ('received', 'in_testing', 'stored')
      and (${asked.size === 0} or s.accession_number = any(${[...asked.keys()]}::text[]))
    group by s.accession_number, s.order_id, o.priority
    order by min(r.urgency), s.accession_number
    limit ${MAX_SPECIMENS}`.execute(tx);
  const blocked = await findBlockedOrders(tx, tenantId, rows);
  return rows
    .filter(({ order_id }) => !blocked.has(order_id))
    .map(({ accession_number, priority, codes }) => ({
      specimen: asked.get(accession_number) ?? accession_number,
      codes,
      isUrgent: priority !== 'routine',
      patient: null,
    }));
}
