import type { TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { UserId } from '@alms/lis-domain/identity';
import type { PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { isOwnOrder } from '../../facility/wards.store.ts';
import { isUnderCorrection } from '../amendment/amendments.store.ts';

/** Whether this user placed an order for the patient, or works in the ward of one. */
export async function hasOrderedFor(
  tx: TenantTransaction,
  { tenantId, userId, patientId }: { tenantId: TenantId; userId: UserId; patientId: PatientId },
): Promise<boolean> {
  const row = await tx
    .selectFrom('test_order as o')
    .select('o.id')
    .where('o.tenant_id', '=', tenantId)
    .where('o.patient_id', '=', patientId)
    .where(isOwnOrder(tenantId, userId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ChartPage {
  patientId: PatientId;
  /** Only results collected from this instant on, and tests to collect. */
  from: string | undefined;
  testParameterId: TestParameterId | undefined;
  /** Condition on result `r` and its order `o`: visible to the reader. */
  shown: RawBuilder<boolean>;
  /** Collection time and id of the last result on the previous page. */
  after: [collectedAt: string, id: string] | undefined;
  max: number;
}

/** Sorts tests to collect first. */
const TO_COLLECT = 'infinity';
const collected = sql`coalesce(s.collected_at, ${sql.lit(TO_COLLECT)})`;

/** Position of a result in the chart. */
export const chartPlaceOf = ({
  collected_at,
  id,
}: {
  collected_at: string | null;
  id: string;
}): NonNullable<ChartPage['after']> => [collected_at ?? TO_COLLECT, id];

export type ChartRow = Awaited<ReturnType<typeof findChart>>[number];

/**
 * A patient's results in the chart. Omits cancelled tests, and results entered in error that were
 * never reported.
 */
const ofPatient = (
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, shown }: Pick<ChartPage, 'patientId' | 'shown'>,
) =>
  tx
    .selectFrom('current_result as r')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where('r.patient_id', '=', patientId)
    .where('r.status', '<>', 'cancelled')
    .where(sql<SqlBool>`(r.status <> 'entered_in_error' or r.released_at is not null)`)
    .where(shown);

/** Number of different tests in a patient's chart. */
export async function countTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  chart: Pick<ChartPage, 'patientId' | 'shown'>,
): Promise<number> {
  const { count } = await ofPatient(tx, tenantId, chart)
    .select(({ fn }) => fn.count<number>('r.test_parameter_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A patient's results with the state of their ordered tests, latest collection first. */
export function findChart(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, from, testParameterId, shown, after, max }: ChartPage,
) {
  let page = ofPatient(tx, tenantId, { patientId, shown })
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.test_parameter_id', '=', 'r.test_parameter_id')
        .onRef('t.version', '=', 'r.test_version'),
    )
    .select([
      'r.id',
      'r.order_id',
      'r.sample_id',
      'r.test_parameter_id',
      'r.department',
      'r.status',
      'r.value_text',
      'r.attachment',
      'r.unit',
      'r.unit_display',
      'r.flag',
      'r.flag_reason',
      'r.range',
      'r.coded_comments',
      'r.correction',
      'r.released_at',
      'r.verified_at',
      'r.verified_by_name',
      'r.rule_reference',
      'i.name',
      'i.status as item_status',
      'o.order_number',
      's.accession_number',
      's.collected_at',
      isUnderCorrection.as('under_correction'),
      sql<TestDefinition['result_type']>`t.definition->>'result_type'`.as('result_type'),
      sql<TestDefinition['coded_values']>`t.definition->'coded_values'`.as('coded_values'),
      sql<TestDefinition['loinc']>`nullif(t.definition->'loinc', 'null')`.as('loinc'),
      sql<TestDefinition['second_unit']>`nullif(t.definition->'second_unit', 'null')`.as(
        'second_unit',
      ),
      sql<TestDefinition['unit']>`t.definition->>'unit'`.as('test_unit'),
      sql<number>`(t.definition->>'decimals')::int`.as('decimals'),
      sql<TestDefinition['uncertainty']>`t.definition->'uncertainty'`.as('uncertainty'),
    ]);
  if (testParameterId !== undefined) page = page.where('r.test_parameter_id', '=', testParameterId);
  if (from !== undefined) page = page.where(sql<SqlBool>`${collected} >= ${from}::timestamptz`);
  if (after !== undefined)
    page = page.where(
      sql<SqlBool>`(${collected}, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page
    .orderBy(sql`${collected} desc`)
    .orderBy('r.id', 'desc')
    .limit(max)
    .execute();
}
