import { addDays, dateIn } from '@alms/lis-domain/calendar';
import {
  defaultRules,
  evaluateRun,
  RUNS_LOOKED_AT,
  type ControlMaterial,
  type EvaluatedRun,
  type TestLot,
} from '@alms/lis-domain/quality-control';
import type { User } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import { insertAction, insertRuns } from '../areas/quality-control/control-runs.store.ts';
import {
  addLot,
  archiveLot,
  create as createMaterial,
} from '../areas/quality-control/control-materials.service.ts';
import {
  create as createTest,
  lotsOf,
  setTarget,
} from '../areas/quality-control/controlled-tests.service.ts';
import {
  findControlledTest,
  updateControlledTest,
} from '../areas/quality-control/controlled-tests.store.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';
import type { DemoCast } from './demo-cast.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const minute = 60_000;
const hour = 60 * minute;
const dayLong = 24 * hour;

/** Days of QC history, and the start of the second lots. */
const daysOfRecord = 180;
const newLotDaysAgo = 90;
/** An evening run is added from this day on. */
const twiceADayFrom = 30;

interface DemoMaterial {
  name: string;
  instrument: string;
  levels: readonly string[];
  /** Mean and SD of each level, by test. */
  targets: Readonly<Record<string, readonly (readonly [mean: number, sd: number])[]>>;
}

const materials: readonly DemoMaterial[] = [
  {
    name: 'Chemistry control',
    instrument: 'Analyser 2',
    levels: ['Normal', 'High'],
    targets: {
      K: [
        [3.52, 0.06],
        [6.14, 0.09],
      ],
      NA: [
        [138.2, 1.1],
        [152.4, 1.2],
      ],
      GLU: [
        [88, 1.9],
        [262, 4.8],
      ],
      CREA: [
        [1.02, 0.03],
        [5.4, 0.12],
      ],
    },
  },
  {
    name: 'Blood cell control',
    instrument: 'Counter 1',
    levels: ['Low', 'Normal', 'High'],
    targets: {
      HGB: [
        [7.4, 0.12],
        [13.6, 0.16],
        [17.1, 0.2],
      ],
      WBC: [
        [3.1, 0.1],
        [7.4, 0.18],
        [18.9, 0.4],
      ],
    },
  },
];

/** Targets of the second lots. */
const nextLot = ([mean, sd]: readonly [number, number]) =>
  [Math.round(mean * 103) / 100, sd] as const;

type CodedTest = { id: TestParameterId; code: string };

/**
 * Six months of control runs: uneventful ones, a potassium drift detected by the rules and ended by
 * calibration, a lot change, a void run, and a rejection this week with a corrective action
 * awaiting verification. No hold remains. Staff create lots and targets; runs are written in bulk,
 * evaluated by the usual rules, without individual audit events.
 */
export async function seedDemoControls(
  cast: DemoCast,
  tests: readonly CodedTest[],
  staff: { technician: User; lab_manager: User },
  now: Date,
): Promise<void> {
  const random = seededRandom(20_260_513);
  for (const material of materials) {
    const codes = Object.keys(material.targets);
    const watched = tests.filter(({ code }) => codes.includes(code));
    await cast.play({
      at: new Date(now.getTime() - (daysOfRecord + 1) * dayLong),
      by: 'technician',
      play: (context) => beginWith(context, material, watched),
    });
    await cast.play({
      at: new Date(now.getTime() - newLotDaysAgo * dayLong),
      by: 'technician',
      play: (context) => changeLots(context, material, now),
    });
    for (const { id } of watched)
      await cast.play({
        at: now,
        by: 'technician',
        play: (context) => addRuns(context, { testParameterId: id, random, staff }),
      });
  }
}

const numbered = (material: DemoMaterial, level: number, generation: number) =>
  `${material.name.charAt(0)}${4471 + 100 * generation + level}`;

async function beginWith(
  context: OperationContext,
  material: DemoMaterial,
  tests: readonly CodedTest[],
): Promise<void> {
  const levels = material.levels.map((label, index) => ({ level: index + 1, label }));
  const { id } = await createMaterial(context, {
    name: material.name,
    manufacturer: 'Fixture Diagnostics',
    test_parameter_ids: tests.map((test) => test.id),
    levels,
  });
  // The first lots expired after the change.
  const expiry_date = addDays(
    dateIn('UTC', context.now.toISOString()),
    daysOfRecord - newLotDaysAgo + 20,
  );
  for (const { level } of levels)
    await addLot(context, id, {
      level,
      lot_number: numbered(material, level, 0),
      expiry_date,
      opened_on: null,
      open_stability_days: null,
    });
  for (const test of tests) {
    const { id: testId, lots } = await createTest(context, {
      test_parameter_id: test.id,
      instrument_name: material.instrument,
      rules: defaultRules(levels.length),
      max_age_hours: null,
      allowable_error: test.code === 'HGB' ? '4' : '8',
    });
    for (const lot of lots)
      await target(context, testId, lot, material.targets[test.code]?.[lot.level - 1]);
  }
}

const target = (
  context: OperationContext,
  testId: string,
  { id }: TestLot,
  [mean, sd]: readonly [number, number] = [0, 1],
) =>
  setTarget(context, testId, {
    source: 'manufacturer',
    lot_id: id,
    mean: mean.toFixed(4),
    sd: sd.toFixed(4),
  });

async function changeLots(
  context: OperationContext,
  material: DemoMaterial,
  now: Date,
): Promise<void> {
  const found = await context.tx
    .selectFrom('qc_material')
    .select('id')
    .where('tenant_id', '=', context.tenantId)
    .where('name', '=', material.name)
    .executeTakeFirstOrThrow();
  const expiry_date = addDays(dateIn('UTC', now.toISOString()), 240);
  let grown: ControlMaterial | undefined;
  for (const [index] of material.levels.entries())
    grown = await addLot(context, found.id, {
      level: index + 1,
      lot_number: numbered(material, index + 1, 1),
      expiry_date,
      opened_on: null,
      open_stability_days: null,
    });
  const controlled = await context.tx
    .selectFrom('qc_test as q')
    .innerJoin('test_parameter as t', 't.id', 'q.test_parameter_id')
    .select(['q.id', 't.code'])
    .where('q.tenant_id', '=', context.tenantId)
    .execute();
  for (const { id, code } of controlled) {
    const targets = material.targets[code];
    const row = targets && (await findControlledTest(context.tx, context.tenantId, id));
    if (!row) continue;
    for (const lot of await lotsOf(context, row)) {
      const first = targets[lot.level - 1];
      if (lot.target === null && first) await target(context, id, lot, nextLot(first));
    }
  }
  for (const { id, version, lot_number, level } of grown?.lots ?? [])
    if (lot_number === numbered(material, level, 0)) await archiveLot(context, { id, version });
}

/** Deviations of a run beyond random variation, in SD. */
interface Plot {
  /** Added to every level. */
  shift: number;
  /** Replaces the random value of the last level. */
  outlier?: number;
  voided?: string;
}

const drift = { begins: 62, perDay: 0.22 };

/** `caught`: whether the drift has been corrected. */
function plotOf(code: string, daysAgo: number, isMorning: boolean, caught: boolean): Plot {
  if (code === 'K' && daysAgo <= drift.begins && !caught)
    return { shift: (drift.begins - daysAgo) * drift.perDay };
  if (code === 'K' && daysAgo === 12 && isMorning)
    return { shift: 0, outlier: -7, voided: 'Sampler drew air from an almost empty cup' };
  if (code === 'NA' && daysAgo === 3 && isMorning) return { shift: 0, outlier: 3.4 };
  return { shift: 0 };
}

/**
 * A sum of three uniform values approximates control values; all lie within 1.9 SD except for a few
 * warnings.
 */
function chanceSds(random: SeededRandom): number {
  if (random.chance(0.006)) return random.chance(0.5) ? 2.2 : -2.2;
  return Math.max(-1.9, Math.min(1.9, (random.next() + random.next() + random.next() - 1.5) * 1.5));
}

const actionsAgainst = {
  drift: {
    type: 'recalibration',
    text: 'Slow upward drift on both levels. Electrode conditioned and recalibrated; both levels back on target.',
  },
  outlier: {
    type: 'repeat_control',
    text: 'Foam in the control cup. Fresh aliquots of both levels measured.',
  },
} as const;

interface Recorded extends EvaluatedRun {
  id: string;
}

async function addRuns(
  { tx, tenantId, now }: OperationContext,
  {
    testParameterId,
    random,
    staff,
  }: {
    testParameterId: TestParameterId;
    random: SeededRandom;
    staff: { technician: User; lab_manager: User };
  },
): Promise<void> {
  const test = await tx
    .selectFrom('qc_test as q')
    .innerJoin('test_parameter as t', 't.id', 'q.test_parameter_id')
    .selectAll('q')
    .select('t.code')
    .select('t.definition')
    .where('q.tenant_id', '=', tenantId)
    .where('q.test_parameter_id', '=', testParameterId)
    .executeTakeFirstOrThrow();
  const lots = await tx
    .selectFrom('qc_lot as l')
    .innerJoin('qc_target as t', 't.lot_id', 'l.id')
    .select(['l.id', 'l.level', 't.mean', 't.sd', 't.set_at'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.qc_test_id', '=', test.id)
    .orderBy('t.set_at', 'desc')
    .orderBy('l.level')
    .execute();
  const runs: Parameters<typeof insertRuns>[1][number][] = [];
  const points: Parameters<typeof insertRuns>[2][number][] = [];
  const actions: {
    run_id: string;
    at: string;
    kind: keyof typeof actionsAgainst;
    verified: boolean;
  }[] = [];
  const done: Recorded[] = [];
  let caught = false;
  let last_accepted_at = test.created_at;

  const readAt = (time: number, plot: Plot): Recorded['status'] => {
    const at = new Date(time).toISOString();
    const levels = new Map(
      lots
        .filter(({ set_at }) => set_at <= at)
        .toReversed()
        .map((lot) => [lot.level, lot]),
    );
    const id = uuidv7();
    const readings = [...levels.values()].map(({ id: lot_id, level, mean, sd }, index, all) => {
      const sds =
        (index === all.length - 1 ? plot.outlier : undefined) ?? chanceSds(random) + plot.shift;
      return {
        id: uuidv7(),
        lot_id,
        level,
        value: (Number(mean) + sds * Number(sd)).toFixed(test.definition.decimals + 1),
        limits: { mean, sd },
      };
    });
    const verdict = evaluateRun(readings, done.slice(-RUNS_LOOKED_AT), test.rules);
    const status = plot.voided === undefined ? verdict.judgment : ('void' as const);
    const voiding =
      plot.voided === undefined
        ? {}
        : {
            voided_at: at,
            voided_by: staff.technician.id,
            voided_by_name: staff.technician.full_name,
            void_reason: plot.voided,
            version: 2,
          };
    runs.push({
      id,
      qc_test_id: test.id,
      test_parameter_id: test.test_parameter_id,
      number: runs.length + 1,
      at,
      status,
      ...verdict,
      operator_id: staff.technician.id,
      operator_name: staff.technician.full_name,
      ...voiding,
      created_at: at,
      updated_at: at,
    });
    points.push(
      ...readings.map(({ id: pointId, lot_id, level, value, limits }) => ({
        id: pointId,
        run_id: id,
        lot_id,
        level,
        value,
        ...limits,
      })),
    );
    done.push({ id, status, readings });
    if (status === 'accepted' || status === 'warning') last_accepted_at = at;
    return status;
  };

  for (let daysAgo = daysOfRecord; daysAgo >= 0; daysAgo -= 1) {
    for (const hoursEarlier of daysAgo < twiceADayFrom ? [15, 3] : [3]) {
      const time =
        now.getTime() - daysAgo * dayLong - hoursEarlier * hour - random.between(0, 20) * minute;
      const plot = plotOf(test.code, daysAgo, hoursEarlier === 3, caught);
      const status = readAt(time, plot);
      const last = done.at(-1);
      if (status === 'accepted' || status === 'warning' || !last) continue;
      if (status === 'rejected') {
        if (plot.shift > 0) caught = true;
        actions.push({
          run_id: last.id,
          at: new Date(time + 20 * minute).toISOString(),
          kind: plot.shift > 0 ? 'drift' : 'outlier',
          verified: daysAgo > 7,
        });
      }
      readAt(time + 40 * minute, { shift: 0 });
    }
  }
  const signedOffAt = (at: string) => new Date(Date.parse(at) + 2 * hour).toISOString();
  const closed = runs.map((run) => {
    const action =
      run.judgment === 'rejected'
        ? actions.find(({ at, verified }) => verified && at >= String(run.at))
        : undefined;
    return action ? { ...run, signed_off_at: signedOffAt(action.at) } : run;
  });
  await insertRuns(tx, closed, points);
  for (const { run_id, at, kind, verified } of actions) {
    const second = verified
      ? {
          verified_by: staff.lab_manager.id,
          verified_by_name: staff.lab_manager.full_name,
          verified_at: signedOffAt(at),
          version: 2,
        }
      : {};
    await insertAction(tx, {
      id: uuidv7(),
      run_id,
      ...actionsAgainst[kind],
      state: 'completed',
      by_id: staff.technician.id,
      by_name: staff.technician.full_name,
      at,
      ...second,
      created_at: at,
      updated_at: at,
    });
  }
  await updateControlledTest(tx, tenantId, test.id, { last_number: runs.length, last_accepted_at });
}
