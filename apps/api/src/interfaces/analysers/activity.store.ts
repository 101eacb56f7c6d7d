import {
  analyserErrorKinds,
  type AnalyserConnection,
  type AnalyserEvent,
  type AnalyserEventFilter,
} from '@alms/lis-domain/interfaces/analysers';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { instantText } from '../../platform/db/instant-text.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type Activity = Pick<
  AnalyserConnection,
  'last_message_at' | 'messages_today' | 'results_today' | 'waiting' | 'errors_today' | 'last_error'
>;

/** What each connection received on a day of the facility, and what waits. */
export async function findActivities(
  tx: TenantTransaction,
  tenantId: TenantId,
  { day, zone }: { day: string; zone: string },
): Promise<(Activity & { id: string })[]> {
  const since = sql`(${day}::date::timestamp at time zone ${zone})`;
  const { rows } = await sql<Activity & { id: string }>`
    select c.id, m.last_message_at, m.messages_today, b.results_today, w.waiting,
      e.errors_today, l.last_error
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
        -- Rows of delimited files have no measurement. Without both, a row stands for a message.
        and (r.measurement is not null or (c.reading is not null and r.place is not null))
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
        and e.kind in (${sql.join(analyserErrorKinds)})
    ) e
    left join lateral (
      select jsonb_build_object('at', ${instantText('e.at')}, 'kind', e.kind, 'detail', e.detail)
        as last_error
      from analyser_event e
      where e.tenant_id = c.tenant_id and e.connection_id = c.id
        and e.kind in (${sql.join(analyserErrorKinds)})
      order by e.position desc limit 1
    ) l on true
    where c.tenant_id = ${tenantId}::uuid and c.deleted_at is null`.execute(tx);
  return rows;
}

export interface EventPage {
  connection_id: string | undefined;
  kind: AnalyserEventFilter | undefined;
  /** Position of the last event on the previous page. */
  before: number | undefined;
  max: number;
}

/** Events of connections that are not deleted, newest first. */
export async function findEvents(
  tx: TenantTransaction,
  tenantId: TenantId,
  { connection_id, kind, before, max }: EventPage,
): Promise<AnalyserEvent[]> {
  let page = tx
    .selectFrom('analyser_event as e')
    .innerJoin('analyser_connection as c', (on) =>
      on.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.connection_id'),
    )
    .select(['e.position', 'e.at', 'e.kind', 'e.detail', 'c.id', 'c.name'])
    .where('e.tenant_id', '=', tenantId)
    .where('c.deleted_at', 'is', null);
  if (connection_id !== undefined) page = page.where('e.connection_id', '=', connection_id);
  if (kind === 'errors') page = page.where('e.kind', 'in', analyserErrorKinds);
  else if (kind !== undefined) page = page.where('e.kind', '=', kind);
  if (before !== undefined) page = page.where('e.position', '<', before);
  const rows = await page.orderBy('e.position', 'desc').limit(max).execute();
  return rows.map(({ id, name, ...event }) => ({ ...event, connection: { id, name } }));
}
