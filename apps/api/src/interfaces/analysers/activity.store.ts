import type { AnalyserConnection, AnalyserEvent } from '@alms/lis-domain/interfaces/analysers';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type Activity = Pick<
  AnalyserConnection,
  'last_message_at' | 'messages_today' | 'results_today' | 'waiting' | 'errors_today'
>;

/** What each connection received on a day of the facility, and what waits. */
export async function findActivities(
  tx: TenantTransaction,
  tenantId: TenantId,
  { day, zone }: { day: string; zone: string },
): Promise<(Activity & { id: string })[]> {
  const since = sql`(${day}::date::timestamp at time zone ${zone})`;
  const { rows } = await sql<Activity & { id: string }>`
    select c.id, m.last_message_at, m.messages_today, b.results_today, w.waiting, e.errors_today
    from analyser_connection c
    cross join lateral (
      select (count(*) filter (where m.last_received_at >= ${since}))::integer as messages_today,
        max(m.last_received_at) as last_message_at
      from (
        (select m.last_received_at from incoming_message m
          where m.tenant_id = c.tenant_id and m.connection_id = c.id
          order by m.position desc limit 1)
        union all
        (select m.last_received_at from incoming_message m
          where m.tenant_id = c.tenant_id and m.connection_id = c.id
            and m.last_received_at >= ${since}
          order by m.position desc offset 1)
      ) m
    ) m
    cross join lateral (
      select count(*)::integer as results_today
      from import_batch b
      join import_row r on r.tenant_id = b.tenant_id and r.batch_id = b.id
      where b.tenant_id = c.tenant_id and b.connection_id = c.id and b.created_at >= ${since}
        and r.measurement is not null
    ) b
    cross join lateral (
      select count(*)::integer as waiting
      from import_batch b
      join import_row r on r.tenant_id = b.tenant_id and r.batch_id = b.id
      where b.tenant_id = c.tenant_id and b.connection_id = c.id and b.discarded_at is null
        and r.status in ('ready', 'unmapped', 'refused')
    ) w
    cross join lateral (
      select count(*)::integer as errors_today
      from analyser_event e
      where e.tenant_id = c.tenant_id and e.connection_id = c.id and e.at >= ${since}
        and e.kind in ('failed', 'peer_refused', 'frame_refused', 'incomplete', 'not_stored')
    ) e
    where c.tenant_id = ${tenantId}::uuid and c.deleted_at is null`.execute(tx);
  return rows;
}

/** Events, newest first. `before`: position of the last one on the previous page. */
export function findEvents(
  tx: TenantTransaction,
  tenantId: TenantId,
  connectionId: string,
  { before, max }: { before: number | undefined; max: number },
): Promise<(AnalyserEvent & { position: number })[]> {
  let page = tx
    .selectFrom('analyser_event')
    .select(['position', 'at', 'kind', 'detail'])
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId);
  if (before !== undefined) page = page.where('position', '<', before);
  return page.orderBy('position', 'desc').limit(max).execute();
}
