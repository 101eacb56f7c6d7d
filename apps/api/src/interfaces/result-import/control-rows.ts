import { decimalField } from '@alms/lis-domain/catalogue';
import { isDoubtful, type ImportRefusal } from '@alms/lis-domain/interfaces/result-import';
import { canRead, type TestLot } from '@alms/lis-domain/quality-control';
import { sql } from 'kysely';
import * as v from 'valibot';
import { record } from '../../areas/quality-control/control-runs.service.ts';
import { lotsOf } from '../../areas/quality-control/controlled-tests.service.ts';
import {
  findControlledTestOn,
  type ControlledTestRow,
} from '../../areas/quality-control/controlled-tests.store.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import { refusalFor, Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import {
  countRows,
  findIncompleteControls,
  findMappings,
  updateBatch,
  updateRows,
  type BatchRow,
  type RowFindings,
  type StagedRow,
} from './result-import.store.ts';

type ControlRow = Pick<
  StagedRow,
  'batch_id' | 'number' | 'content' | 'measurement' | 'status' | 'refusal'
>;

/** Whether a row is a control of an analyser that is to be recorded as QC. */
export const isControl = ({ measurement, refusal }: ControlRow): boolean =>
  measurement?.control != null && refusal !== 'message_remark';

/** Whether a row is evaluated as a value of a patient's specimen. */
export const isEvaluated = ({ measurement, refusal }: ControlRow): boolean =>
  measurement?.control == null && refusal !== 'message_unreadable' && refusal !== 'message_remark';

/** Controls of the levels of one run are at most this far apart, in ms. */
const runWindow = 12 * 60 * 60_000;

/** Earliest arrival of a control that belongs to a run of now. */
export const controlsSince = (now: Date): Date => new Date(now.getTime() - runWindow);

const findingsOf = (
  number: number,
  test_parameter_id: RowFindings['test_parameter_id'],
  change: Partial<RowFindings>,
): RowFindings => ({
  number,
  status: 'refused',
  refusal: null,
  expected: null,
  test_parameter_id,
  interferent: null,
  result_id: null,
  result_version: null,
  value_text: null,
  qc_run_id: null,
  ...change,
});

/** Most lots named in a reason. */
const MAX_NAMED = 10;

const refused = (refusal: ImportRefusal, expected: string | null = null) => ({ refusal, expected });

/** A control whose lot is known. */
interface KnownControl {
  row: ControlRow;
  lot: TestLot;
}

/**
 * Records controls that an analyser measured as QC runs of their test on its instrument, by lot and
 * level. A run covers every level, so a control waits for those of the other levels, from any
 * message; of two controls of one lot the earlier belongs to the run, so that a repeat never hides
 * a rejected value. What cannot be matched stays staged with its reason.
 */
export async function recordControls(
  context: OperationContext,
  batch: Pick<BatchRow, 'id' | 'instrument_id'>,
  rows: readonly ControlRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { tx, tenantId } = context;
  const mappings = await findMappings(tx, tenantId, batch.instrument_id);
  const byTest = new Map<string, ControlRow[]>();
  const findings: RowFindings[] = [];
  for (const row of rows) {
    const { code, unit } = row.content;
    const mapping = mappings.find((each) => each.code === code && each.unit === unit);
    const testId = mapping?.test_parameter_id ?? null;
    if (testId === null)
      findings.push(
        findingsOf(row.number, null, { status: mapping?.ignored ? 'ignored' : 'unmapped' }),
      );
    else byTest.set(testId, [...(byTest.get(testId) ?? []), row]);
  }
  await updateRows(tx, tenantId, batch.id, findings);
  for (const { test_parameter_id: testId } of mappings) {
    const own = testId === null ? undefined : byTest.get(testId);
    if (testId === null || !own) continue;
    byTest.delete(testId);
    const test = await findControlledTestOn(tx, tenantId, testId, batch.instrument_id);
    await recordOfTest(context, batch, { testId, test, rows: own });
  }
}

async function recordOfTest(
  context: OperationContext,
  { id, instrument_id }: Pick<BatchRow, 'id' | 'instrument_id'>,
  {
    testId,
    test,
    rows,
  }: {
    testId: NonNullable<RowFindings['test_parameter_id']>;
    test: ControlledTestRow | undefined;
    rows: readonly ControlRow[];
  },
): Promise<void> {
  const { tx, tenantId, now } = context;
  const lots = test ? await lotsOf(context, test) : [];
  const known: KnownControl[] = [];
  const left: RowFindings[] = [];
  for (const row of rows) {
    const lot = lotOf(row, lots);
    const reason = whyNot(row, lot, lots);
    if (lot && !reason) known.push({ row, lot });
    else left.push(findingsOf(row.number, testId, reason ?? refused('control_unknown')));
  }
  await updateRows(tx, tenantId, id, left);
  if (!test || known.length === 0) return;
  const earlier = await findIncompleteControls(tx, tenantId, {
    instrument_id,
    test_parameter_id: testId,
    since: controlsSince(now),
    except: id,
  });
  let waiting = [
    ...earlier.flatMap((row): KnownControl[] => {
      const lot = lotOf(row, lots);
      return lot && !whyNot(row, lot, lots) ? [{ row, lot }] : [];
    }),
    ...known,
  ];
  const levels = [...new Set(lots.filter(({ state }) => canRead(state)).map(({ level }) => level))];
  for (;;) {
    const taken = firstOfEachLot(waiting);
    const missing = levels.filter((level) => !taken.some(({ lot }) => lot.level === level));
    if (missing.length > 0 || taken.length === 0) {
      const reason = refused('control_incomplete', missing.join(', '));
      const own = waiting.filter(({ row }) => row.batch_id === id);
      await updateRows(
        tx,
        tenantId,
        id,
        own.map(({ row }) => findingsOf(row.number, testId, reason)),
      );
      return;
    }
    const outcome = await recordRun(context, test.id, taken);
    for (const batchId of new Set(taken.map(({ row }) => row.batch_id))) {
      await updateRows(
        tx,
        tenantId,
        batchId,
        taken
          .filter(({ row }) => row.batch_id === batchId)
          .map(({ row }) =>
            findingsOf(row.number, testId, {
              ...outcome,
              ...(outcome.qc_run_id !== null && { value_text: row.content.value }),
            }),
          ),
      );
      if (batchId !== id)
        await updateBatch(tx, tenantId, batchId, {
          counts: await countRows(tx, tenantId, batchId),
          updated_at: now,
        });
    }
    waiting = waiting.filter((each) => !taken.includes(each));
  }
}

/** The earliest control of each lot. */
const firstOfEachLot = (controls: readonly KnownControl[]): KnownControl[] =>
  controls.filter(
    ({ lot }, index) => controls.findIndex((each) => each.lot.id === lot.id) === index,
  );

/** Records a run. What the QC of the test rejects waits; other changes are kept. */
async function recordRun(
  context: OperationContext,
  testId: string,
  controls: readonly KnownControl[],
): Promise<Pick<RowFindings, 'status' | 'refusal' | 'expected' | 'qc_run_id'>> {
  const { tx } = context;
  await sql`savepoint control_run`.execute(tx);
  try {
    const { id } = await record(
      context,
      testId,
      {
        results: controls.map(({ row, lot }) => ({ lot_id: lot.id, value: row.content.value })),
        reagent_lot: controls[0]?.row.measurement?.reagent_lot.slice(0, 40) ?? '',
        comment: '',
      },
      resultUpdates,
    );
    return { status: 'entered', refusal: null, expected: null, qc_run_id: id };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint control_run`.execute(tx);
    return {
      status: 'refused',
      refusal: 'control_unusable',
      expected: refusalFor(error).message,
      qc_run_id: null,
    };
  }
}

const compared = (text: string) => text.trim().toLowerCase();

/** The lot of a control: by its number, and by its level where the analyser sends one. */
function lotOf(
  { content, measurement }: ControlRow,
  lots: readonly TestLot[],
): TestLot | undefined {
  const { lot = '', level = '' } = measurement?.control ?? {};
  const number = compared(lot === '' ? content.accession : lot);
  const numbered = lots.filter(({ lot_number }) => compared(lot_number) === number);
  const found = level === '' ? numbered : numbered.filter((each) => isLevel(level, each));
  return found.length === 1 ? found[0] : undefined;
}

/** `2`, `L2` and `Level 2` name the level, as its label does. */
const isLevel = (written: string, { level, level_label }: TestLot): boolean =>
  [String(level), `l${level}`, `level ${level}`, compared(level_label)]
    .filter(Boolean)
    .includes(compared(written));

/** Why a control cannot be part of a run; undefined when it can. */
function whyNot(
  { content }: ControlRow,
  lot: TestLot | undefined,
  lots: readonly TestLot[],
): ReturnType<typeof refused> | undefined {
  if (!lot)
    return refused(
      'control_unknown',
      lots
        .filter(({ state }) => canRead(state))
        .slice(0, MAX_NAMED)
        .map(({ lot_number, level }) => `${lot_number} (${level})`)
        .join(', ') || null,
    );
  if (!canRead(lot.state)) return refused('control_unusable', lot.state);
  if (isDoubtful(content.flag, content.value)) return refused('instrument_flag', content.flag);
  return v.is(decimalField, content.value) ? undefined : refused('number_unreadable');
}
