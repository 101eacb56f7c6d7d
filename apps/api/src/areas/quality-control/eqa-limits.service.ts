import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  allowableErrorSets,
  REQUIRED_SCORE,
  type adoptEqaLimits,
  type AdoptedLimits,
  type addEqaLimit,
  type AllowableErrorRow,
  type AllowableErrorSet,
  type EqaLimit,
  type EqaValue,
  type listEqaLimits,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import {
  deleteLimit,
  findLimits,
  findNamedLimits,
  findTestsByLoinc,
  insertLimits,
  type CodedTest,
  type LimitRow,
  type NamedLimitRow,
} from './eqa-limits.store.ts';
import { findAssessedTests } from './eqa-rounds.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId'>;

const defaultLimit = 100;

type Allowable = NonNullable<EqaValue['allowable']>;

/** The limit as stored with a score. */
export const allowableOf = ({
  absolute,
  percent,
  unit,
  low,
  high,
  required_score,
  valid_from,
  source,
}: Allowable): Allowable => ({
  absolute,
  percent,
  unit,
  low,
  high,
  required_score,
  valid_from,
  source,
});

const limitOf = (row: NamedLimitRow): EqaLimit => ({
  id: row.id,
  test: { id: row.test_parameter_id, code: row.code, name: row.name, unit: row.test_unit },
  ...allowableOf(row),
  created_at: row.created_at,
  created_by: { id: row.created_by, name: row.created_by_name },
});

export async function list(
  { tx, tenantId }: ReadContext,
  { cursor, limit = defaultLimit }: QueryOf<typeof listEqaLimits>,
): Promise<AnswerOf<typeof listEqaLimits>> {
  const rows = await findLimits(tx, tenantId, {
    after: keysOf(cursor, 3) as [string, string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, ({ name, valid_from, id }) => [name, valid_from, id], limitOf);
}

const audited = ({ id, test, valid_from }: EqaLimit) =>
  ({
    category: 'qc',
    entity_type: 'eqa_limit',
    entity_id: id,
    entity_label: `${test.code}, ${valid_from}`,
  }) as const;

/** What the audit trail states about a limit; its label names test and day. */
function figuresOf(limit: EqaLimit) {
  const { valid_from: _day, ...figures } = allowableOf(limit);
  return figures;
}

type NewLimit = Omit<
  LimitRow,
  'tenant_id' | 'id' | 'created_at' | 'created_by' | 'created_by_name'
>;

/** Stores and audits limits. Omits those whose test has one from that day. */
async function store(context: OperationContext, limits: readonly NewLimit[]): Promise<EqaLimit[]> {
  const { tx, tenantId, user, now } = context;
  const added = await insertLimits(
    tx,
    limits.map((limit) => ({
      ...limit,
      id: uuidv7(),
      created_at: now,
      created_by: user.id,
      created_by_name: user.full_name,
    })),
  );
  const stored = (await findNamedLimits(tx, tenantId, [...added])).map(limitOf);
  for (const limit of stored)
    context.audit({ action: 'create', ...audited(limit), after: figuresOf(limit) });
  return stored;
}

/** Sets the allowable error of a test in its current unit. */
export async function add(
  context: OperationContext,
  {
    test_parameter_id,
    valid_from,
    absolute,
    percent,
    required_score,
    source,
  }: BodyOf<typeof addEqaLimit>,
): Promise<EqaLimit> {
  const { tx, tenantId } = context;
  const [test] = await findAssessedTests(tx, tenantId, [test_parameter_id]);
  if (!test)
    throw new Refusal('not_found', {
      fields: { test_parameter_id: 'must be a test in the catalogue with numeric results' },
    });
  const [limit] = await store(context, [
    {
      test_parameter_id,
      valid_from,
      absolute,
      percent,
      unit: absolute === null ? null : test.unit,
      low: null,
      high: null,
      required_score,
      source,
    },
  ]);
  if (!limit)
    throw new Refusal('duplicate', {
      fields: { valid_from: 'is the first day of another limit of this test' },
    });
  return limit;
}

/** Deletes a limit. Scores keep the limit they were calculated with. */
export async function remove(context: OperationContext, id: string): Promise<void> {
  const { tx, tenantId } = context;
  const [row] = await findNamedLimits(tx, tenantId, [id]);
  if (!row) throw new Refusal('not_found');
  await deleteLimit(tx, tenantId, id);
  const limit = limitOf(row);
  context.audit({ action: 'delete', ...audited(limit), before: figuresOf(limit) });
}

/**
 * Adopts a published set for the active tests with its LOINC codes. A limit in a unit other than
 * the test’s is not converted, and a limit of the laboratory from the same day is kept.
 */
export async function adopt(
  context: OperationContext,
  setId: AllowableErrorSet['id'],
  { valid_from }: BodyOf<typeof adoptEqaLimits>,
): Promise<AdoptedLimits> {
  const { tx, tenantId } = context;
  const rows = allowableErrorSets.find(({ id }) => id === setId)?.rows ?? [];
  const tests = await findTestsByLoinc(
    tx,
    tenantId,
    rows.flatMap(({ loinc }) => loinc),
  );
  const pairs = rows.flatMap((row) =>
    tests.filter(({ loinc }) => row.loinc.includes(loinc)).map((test) => ({ row, test })),
  );
  const fits = ({ row, test }: { row: AllowableErrorRow; test: CodedTest }) =>
    row.unit === null || row.unit === test.unit;
  const adopted = await store(
    context,
    pairs.filter(fits).map(({ row, test }) => ({
      test_parameter_id: test.id,
      valid_from,
      absolute: row.absolute,
      percent: row.percent,
      unit: row.unit,
      low: row.low,
      high: row.high,
      required_score: REQUIRED_SCORE,
      source: row.source,
    })),
  );
  return {
    adopted,
    skipped: [
      ...pairs.flatMap((pair) => {
        const { row, test } = pair;
        if (adopted.some((limit) => limit.test.id === test.id)) return [];
        const reason = fits(pair) ? ('limit_exists' as const) : ('unit_differs' as const);
        return [{ name: row.name, test: test.code, reason }];
      }),
      ...rows
        .filter((row) => !pairs.some((pair) => pair.row === row))
        .map(({ name }) => ({ name, test: null, reason: 'no_test' as const })),
    ],
  };
}
