import {
  affectedPeriod,
  defaultRules,
  needsReview,
  type RunStatus,
} from '@alms/lis-domain/quality-control';
import {
  enterResults,
  type InstrumentId,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import fc from 'fast-check';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { made, resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { mainLaboratory } from '../facility/laboratories.store.ts';
import { findAcceptedBeside, findResultsEnteredSince, type RunRow } from './control-runs.store.ts';
import { insertControlledTest } from './controlled-tests.store.ts';
import { ensureInstrument } from './instruments.store.ts';

/** Results of one test, and seconds between them. Runs fall before, on and between their times. */
const RESULTS = 6;
const STEP = 4;

const { server, lab } = await testLaboratory('periods');
const technician = await lab.staff('technician');

/** Enters results one after another, without an instrument. Returns their times. */
async function enteredResults(): Promise<{ id: ResultId; at: string }[]> {
  const results: { id: ResultId; at: string }[] = [];
  for (let index = 0; index < RESULTS; index += 1) {
    server.clock.advance(STEP);
    const { order } = await lab.arrived(['K']);
    const [waiting] = (await resultsOfOrder(server, order.id, technician)) as [Result];
    const { id, version } = waiting;
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.4' }] } },
        { as: technician },
      ),
    );
    results.push({ id, at: server.clock.now().toISOString() });
  }
  return results;
}

interface Run {
  /** Seconds since the previous run. */
  gap: number;
  status: RunStatus;
}

let instruments = 0;

/** Stores runs of a new controlled test, numbered in order of time. */
async function storedRuns(
  tx: TenantTransaction,
  runs: readonly Run[],
  start: number,
): Promise<{ instrumentId: InstrumentId; rows: RunRow[] }> {
  instruments += 1;
  const now = server.clock.now();
  const instrument = await ensureInstrument(
    tx,
    lab.tenantId,
    { name: `Analyser ${instruments}`, laboratory_id: mainLaboratory(lab.tenantId) },
    now,
  );
  const test = { id: uuidv7(), test_parameter_id: lab.testId('K'), instrument_id: instrument.id };
  await insertControlledTest(tx, {
    ...test,
    rules: defaultRules(1),
    created_at: now,
    updated_at: now,
  });
  let at = start;
  const rows = await tx
    .insertInto('qc_run')
    .values(
      runs.map(({ gap, status }, index) => {
        at += gap * 1_000;
        return {
          id: uuidv7(),
          qc_test_id: test.id,
          test_parameter_id: test.test_parameter_id,
          number: index + 1,
          at: new Date(at),
          status,
          judgment: status === 'void' ? 'rejected' : status,
          violations: json([]),
          // An overdue run is recorded by the system.
          operator_id: status === 'overdue' ? null : technician.id,
          operator_name: status === 'overdue' ? null : 'Tessa Benchley',
          ...(status === 'void' && {
            voided_at: now,
            voided_by: technician.id,
            voided_by_name: 'Tessa Benchley',
            void_reason: 'Void',
          }),
          created_at: now,
          updated_at: now,
        };
      }),
    )
    .returningAll()
    .execute();
  return { instrumentId: instrument.id, rows };
}

it('finds the same affected results by the period rule and by its SQL', async () => {
  const start = server.clock.now().getTime();
  const results = await enteredResults();
  const run = fc.record({
    gap: fc.integer({ min: 0, max: STEP * 2 }),
    status: fc.constantFrom<RunStatus>(
      'accepted',
      'warning',
      'rejected',
      'overdue',
      'not_evaluable',
      'void',
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 10 }), (runs) =>
      lab.transaction(async (tx) => {
        const { instrumentId, rows } = await storedRuns(tx, runs, start);
        const accepted = rows.filter(({ status }) => status === 'accepted' || status === 'warning');
        for (const row of rows.filter(({ status }) => needsReview(status))) {
          const period = affectedPeriod(row.judgment, {
            before: accepted.findLast(({ number }) => number < row.number),
            after: accepted.find(({ number }) => number > row.number),
          });
          const ofDomain = results.filter(
            ({ at }) =>
              period !== null &&
              (period.since === null || at > period.since) &&
              (period.until === null || at <= period.until),
          );
          const beside = {
            before: await findAcceptedBeside(tx, lab.tenantId, row, 'before'),
            after: await findAcceptedBeside(tx, lab.tenantId, row, 'after'),
          };
          const ofSql = await findResultsEnteredSince(tx, lab.tenantId, {
            testParameterId: lab.testId('K'),
            instrumentId,
            since: beside.before?.at ?? null,
            until: beside.after?.at ?? null,
            run: { at: row.at, reviewed_at: null },
            shown: sql<boolean>`true`,
            after: undefined,
            max: 100,
          });
          expect(ofSql.map(({ id }) => id).toSorted()).toEqual(
            ofDomain.map(({ id }) => id).toSorted(),
          );
          // No result that an accepted run lies between is affected, and every other one is.
          const isSeparated = (at: string) =>
            accepted.some((each) => (each.number < row.number ? each.at >= at : each.at < at));
          expect(ofSql.length).toBe(results.filter(({ at }) => !isSeparated(at)).length);
        }
      }),
    ),
    { numRuns: 40, seed: 231 },
  );
});
