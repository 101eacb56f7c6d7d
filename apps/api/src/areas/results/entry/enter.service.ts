import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  refusesEntry,
  type enterResults,
  type EntryRefusal,
  type ResultSource,
} from '@alms/lis-domain/results';
import { canMoveSample, sampleMoves } from '@alms/lis-domain/samples';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { recordPerformedTests } from '../../inventory/performed-tests.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { findInstrumentsById } from '../../quality-control/instruments.store.ts';
import { recordTraces } from '../../quality-control/result-traces.service.ts';
import type { TracedResult } from '../../quality-control/result-traces.store.ts';
import { updateSample } from '../../samples/samples.store.ts';
import { evaluatedByRules, verifyByRules } from '../verification/autoverify.service.ts';
import { withConsistency } from '../consistency/consistency.service.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { openCriticalNotification } from '../critical-results/critical-results.service.ts';
import { lockEachResult } from './lock-results.ts';
import {
  overrideOf,
  evaluateEach,
  inStoredNotation,
  refusalDetail,
  refusesValue,
  stateOf,
  writtenBy,
  type Reading,
  type WrittenValue,
} from './evaluated-value.ts';
import { changedResults, readerOf, type Reader } from '../result-answers.ts';
import { addResultVersions } from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';

type EnteredValue = BodyOf<typeof enterResults>['items'][number] &
  Pick<WrittenValue, 'attachment' | 'reagent_lot'>;
type Entered = AnswerOf<typeof enterResults>;

/** Enters typed values. Rejects the request when no value is accepted. */
export async function enter(
  context: OperationContext,
  items: readonly EnteredValue[],
): Promise<Entered> {
  const entered = await enterEach(context, items, 'manual');
  if (entered.items.length === 0) refuseAll(entered.refused);
  return entered;
}

/**
 * Enters values independently: rejected ones are reported without blocking the others. Each value
 * is flagged with the interval applicable at collection, which is stored with it, and checked; held
 * values await a decision. Re-entry before verification creates a new version. Dependent
 * calculations and autoverification follow at once.
 */
export async function enterEach(
  context: OperationContext,
  items: readonly EnteredValue[],
  source: ResultSource,
): Promise<Entered> {
  const reader = await readerOf(context);
  const instruments = await findInstrumentsById(
    context.tx,
    context.tenantId,
    items.flatMap(({ instrument_id }) => instrument_id ?? []),
  );
  const refused: Entered['refused'] = [];
  const usable: {
    row: DetailedResult;
    item: EnteredValue & Pick<WrittenValue, 'source' | 'instrument' | 'trace_id'>;
  }[] = [];
  for (const { row, item } of await lockEachResult(context, items)) {
    const instrument = instruments.find(({ id }) => id === item.instrument_id) ?? null;
    const code =
      refusesRow(row, item, reader) ??
      (item.instrument_id !== undefined && instrument === null ? 'instrument_unknown' : undefined);
    if (row && !code)
      usable.push({
        row,
        item: {
          ...inStoredNotation(row, item),
          source,
          instrument,
          trace_id: traceIdOf(row, { source, instrument }),
        },
      });
    else refused.push(refusalOf(code ?? 'not_found', row, item));
  }
  const takeable = (await evaluateEach(context, usable, reader)).filter((reading) => {
    const code = refusesValue(reading);
    if (code) refused.push(refusalOf(code, reading.row, reading.item));
    return !code;
  });
  if (takeable.length === 0) return { items: [], refused };
  const readings = await evaluatedByRules(
    context,
    await withConsistency(context, takeable, reader),
  );

  await recordTraces(context, readings.flatMap(newTraceOf(context)));
  const written = await addResultVersions(
    context,
    readings.map((reading) => ({
      id: reading.row.id,
      version: reading.row.version,
      change: { status: stateOf(reading), ...writtenBy(context, reading) },
    })),
  );
  await moveItems(context, { ids: readings.map(({ row }) => row.order_item_id) }, 'result');
  await beginTesting(context, readings);
  for (const reading of readings) auditEntry(context, reading);
  await openCriticalNotification(context, readings, written);
  const calculated = await recalculate(
    context,
    readings.map(({ row }) => row),
  );
  const made = readings.filter(({ row }) => row.status === 'pending');
  await recordPerformedTests(
    context.tx,
    context.tenantId,
    made.map(({ row }) => ({
      testParameterId: row.test_parameter_id,
      laboratoryId: row.laboratory_id,
      type: 'consumption',
      reference: row.order_number,
    })),
    context.now,
  );
  // A value that was checked again since is not the one that the rule passed.
  const isSettled = ({ row }: Reading) => calculated.every(({ id }) => id !== row.id);
  const settled = readings.filter(isSettled);
  const verified = await verifyByRules(context, settled, written);
  const isVerified = (id: string) => verified.some((row) => row.id === id);
  const current = [...written.filter(({ id }) => !isVerified(id)), ...verified];
  return {
    items: [
      ...changedResults(
        settled.map(({ row }) => row),
        current,
        reader,
      ),
      ...changedResults(calculated, [], reader),
    ],
    refused,
  };
}

/**
 * The trace of a value: a new one, except that typing a value again before verification keeps the
 * trace of the measurement on the same instrument.
 */
function traceIdOf(
  row: DetailedResult,
  { source, instrument }: Pick<WrittenValue, 'source' | 'instrument'>,
): string {
  const isSameMeasurement = source === 'manual' && row.instrument_id === (instrument?.id ?? null);
  return (isSameMeasurement ? row.trace_id : null) ?? uuidv7();
}

const newTraceOf =
  ({ user }: OperationContext) =>
  ({ row, item: { trace_id, instrument, source, reagent_lot } }: Reading): TracedResult[] =>
    trace_id === null || trace_id === row.trace_id
      ? []
      : [
          {
            trace_id,
            result_id: row.id,
            instrument_id: instrument?.id ?? null,
            test_parameter_id: row.test_parameter_id,
            sent: reagent_lot === undefined ? undefined : { reagent_lot, test_name: row.name },
            operator: source === 'manual' ? { id: user.id, name: user.full_name } : null,
          },
        ];

const refusalOf = (
  code: EntryRefusal,
  row: DetailedResult | undefined,
  { id, value_text }: EnteredValue,
): Entered['refused'][number] => ({ id, code, detail: refusalDetail(code, row, value_text) });

function refusesRow(
  row: DetailedResult | undefined,
  { version }: EnteredValue,
  { notAuthorizedFor }: Reader,
): EntryRefusal | undefined {
  if (!row) return 'not_found';
  if (notAuthorizedFor(row.definition.department).includes('enter')) return 'not_authorized';
  return row.version === version
    ? refusesEntry(row.status, row.sample_status, row.definition.calculation)
    : 'version_stale';
}

/** Nothing was saved: the request fails with the first reason and lists every existing value. */
function refuseAll(refused: Entered['refused']): never {
  const known = refused.filter(({ code }) => code !== 'not_found');
  throw new Refusal(
    refused[0]?.code ?? 'not_found',
    known.length > 0
      ? { fields: Object.fromEntries(known.map(({ id, detail }) => [id, detail])) }
      : {},
  );
}

/** A specimen's first value starts testing; it can no longer be rejected. */
async function beginTesting(
  context: OperationContext,
  readings: readonly Reading[],
): Promise<void> {
  const versions = new Map(
    readings
      .filter(({ row }) => canMoveSample(row.sample_status, 'test'))
      .map(({ row }) => [row.sample_id, row.sample_version]),
  );
  for (const [id, version] of versions)
    await updateSample(context, { id, version }, { status: sampleMoves.test.to });
}

function auditEntry(context: OperationContext, reading: Reading): void {
  const { row, item, meaning } = reading;
  const reason = overrideOf(reading);
  context.audit({
    action: reason === undefined ? 'update' : 'override',
    ...auditedResult(row),
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: {
      status: stateOf(reading),
      value_text: item.value_text,
      flag: meaning.flag,
      source: item.source,
      ...(item.attachment && { sha256: item.attachment.sha256 }),
      ...(item.instrument && { instrument: item.instrument.name }),
    },
    ...(reason !== undefined && { reason }),
  });
}
