import { isReported, resultStates, type ResultState } from '@alms/lis-domain/results';
import { sampleStates, takesResults } from '@alms/lis-domain/samples';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { summaryColumns } from '../patients/patient-summary.ts';
import { fitsQuery } from '../samples/samples.store.ts';

export const reportedStates = resultStates.filter(isReported);
const statesThatTakeResults = sampleStates.filter(takesResults);

/** Current results, each with its test, specimen, order and patient. */
function results(tx: TenantTransaction, tenantId: string) {
  return tx
    .selectFrom('current_result as r')
    .innerJoin('order_item as i', (on) => on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'))
    .innerJoin('test_order as o', (on) => on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'))
    .innerJoin('sample as s', (on) => on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'))
    .innerJoin('patient as p', (on) => on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.patient_id'))
    .innerJoin('test_parameter as t', (on) => on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.test_parameter_id'))
    .selectAll('r')
    .select([
      'i.position', 'i.code', 'i.name', 'o.order_number', 'o.priority', 's.accession_number', 's.type as specimen_type', 's.status as sample_status', 's.version as sample_version',
      's.collected_at', 's.received_at', 't.definition', ...summaryColumns,
    ])
    .where('r.tenant_id', '=', tenantId);
}

export type DetailedResult = Awaited<ReturnType<typeof findResults>>[number];

export interface ResultPage {
  status: ResultState | undefined;
  order_id: string | undefined;
  sample_id: string | undefined;
  /** Only on specimens that are in the laboratory. */
  arrived: boolean;
  query: string | undefined;
  /** The last one of the page before: urgency, when ordered, and id. */
  after: [number, string, string] | undefined;
  most: number;
}

/** Results, urgent first, then oldest. */
export async function findResults(tx: TenantTransaction, tenantId: string, { status, order_id, sample_id, arrived, query, after, most }: ResultPage) {
  let page = results(tx, tenantId);
  if (status !== undefined) page = page.where('r.status', '=', status);
  if (order_id !== undefined) page = page.where('r.order_id', '=', order_id);
  if (sample_id !== undefined) page = page.where('r.sample_id', '=', sample_id);
  if (arrived) page = page.where('s.status', 'in', statesThatTakeResults);
  if (query !== undefined) page = page.where(await fitsQuery(tx, query));
  if (after !== undefined) page = page.where(sql<boolean>`(r.urgency, r.first_created_at, r.id) > (${after[0]}::smallint, ${after[1]}::timestamptz, ${after[2]}::uuid)`);
  return page.orderBy('r.urgency').orderBy('r.first_created_at').orderBy('r.id').limit(most).execute();
}

export function findResultsById(tx: TenantTransaction, tenantId: string, ids: readonly string[]): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.id', 'in', ids).execute();
}

/** The results of an order, as they were ordered. */
export function findResultsOfOrder(tx: TenantTransaction, tenantId: string, orderId: string): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.order_id', '=', orderId).orderBy('i.position').execute();
}

/** What has been reported of these orders, as it was ordered. */
export function findReported(tx: TenantTransaction, tenantId: string, orderIds: readonly string[]): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.order_id', 'in', orderIds).where('r.status', 'in', reportedStates).where('r.released_at', 'is not', null).orderBy('i.position').execute();
}

/** One result by itself. */
export function findResult(tx: TenantTransaction, tenantId: string, id: string): Promise<Selectable<Schema['result']> | undefined> {
  return tx.selectFrom('current_result').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
}

/** Everything a result has said, newest first; empty when there is none. */
export function findVersions(tx: TenantTransaction, tenantId: string, id: string): Promise<Selectable<Schema['result']>[]> {
  return tx.selectFrom('result').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).orderBy('version', 'desc').execute();
}

/** Until the transaction ends, nobody else changes what is measured on the specimens of these results. */
export async function lockSamplesOfResults(tx: TenantTransaction, tenantId: string, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('sample')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (of) => of.selectFrom('current_result').select('sample_id').where('tenant_id', '=', tenantId).where('id', 'in', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface PatientResultPage {
  patientId: string;
  /** The last one of the page before: when released, and id. */
  after: [string, string] | undefined;
  most: number;
}

/** What a patient may read of the own results, newest first. */
export function findReleased(tx: TenantTransaction, tenantId: string, { patientId, after, most }: PatientResultPage): Promise<DetailedResult[]> {
  let page = results(tx, tenantId).where('r.patient_id', '=', patientId).where('r.status', 'in', reportedStates).where('r.released_at', 'is not', null);
  if (after !== undefined) page = page.where(sql<boolean>`(r.released_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return page.orderBy('r.released_at', 'desc').orderBy('r.id', 'desc').limit(most).execute();
}
