import {
  compareFigures,
  comparedFigures,
  histogramOf,
  meanOf,
  percentage,
  percentileOf,
  qcStatusOf,
  sdOf,
  turnaroundSegments,
  type Bucket,
  type Comparison,
  type KeyMetrics,
  type Moments,
  type Performance,
  type QualityMetrics,
  type TestStats,
  type TestStatus,
  type Turnaround,
  type WorkloadGroup,
} from '@alms/lis-domain/analytics';
import { normaliseRole } from '@alms/lis-domain/access';
import { departments, type TestParameterId } from '@alms/lis-domain/catalogue';
import type { User, UserId } from '@alms/lis-domain/identity';
import { passRate } from '@alms/lis-domain/quality-control';
import type { Reading } from '../catalogue/confidential.ts';
import { countPendingByTest, countWork } from '../results/results.store.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  countControlRuns,
  countCriticalCalls,
  countEqaScores,
  countRunsByTest,
  findNamedTests,
  findNames,
  type NamedTest,
} from './analytics.store.ts';
import type { Series } from './counting.ts';
import { openHours } from './open-hours.ts';
import {
  countFigures,
  countPatients,
  measureTimes,
  sumTimes,
  type CountedFigure,
  type FacilityWindow,
  type MeasuredTimes,
} from './figures.store.ts';

/** Content of a response without its metadata (window and time). */
type Content<T> = Omit<T, 'generated_at' | 'window'>;

const sumOf = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0);

/** Pending tests of the facility or of one laboratory now, whatever the window. */
const pendingTests = async (reader: Reading, { laboratoryId }: FacilityWindow) =>
  (await countWork(reader, { laboratoryId })).pending;

/** Sum of the figures of one kind, optionally for one subject. */
const totalOf = (
  counts: readonly CountedFigure[],
  figure: CountedFigure['figure'],
  matches: (row: CountedFigure) => boolean = () => true,
) => sumOf(counts.filter((row) => row.figure === figure && matches(row)));

export async function keyFigures(
  reader: Reading,
  of: FacilityWindow,
): Promise<
  Pick<
    KeyMetrics,
    'total_patients' | 'total_orders' | 'total_tests' | 'pending_tests' | 'completed_tests'
  >
> {
  const counts = await countFigures(reader.tx, of, ['orders', 'ordered', 'released']);
  return {
    total_patients: await countPatients(reader.tx, of),
    total_orders: totalOf(counts, 'orders'),
    total_tests: totalOf(counts, 'ordered'),
    pending_tests: await pendingTests(reader, of),
    completed_tests: totalOf(counts, 'released'),
  };
}

/**
 * States of the tests ordered in the window, individually and grouped per specification. `pending`
 * is the same figure as everywhere else.
 */
export async function statesOfTests(
  reader: Reading,
  of: FacilityWindow,
): Promise<Content<TestStatus>> {
  const counts = await countFigures(reader.tx, of, ['tests']);
  const states = [...new Set(counts.map(({ detail }) => detail))].toSorted();
  const count = (...wanted: string[]) =>
    totalOf(counts, 'tests', ({ detail }) => wanted.includes(detail));
  return {
    items: states.map((status) => ({ status, count: count(status) })),
    status_distribution: {
      pending: await pendingTests(reader, of),
      collected: count('collected'),
      in_process: count('received', 'in_process', 'resulted'),
      verified: count('verified'),
      released: count('released'),
      cancelled: count('cancelled', 'entered_in_error'),
      rejected: count('rejected'),
    },
  };
}

export async function qualityOf(
  tx: TenantTransaction,
  of: FacilityWindow,
  now: Date,
): Promise<Omit<Content<QualityMetrics>, 'by_test'>> {
  const counts = await countFigures(tx, of, [
    'samples_assessed',
    'samples_rejected',
    'released',
    'amended',
  ]);
  const runs = await countControlRuns(tx, of);
  const calls = await countCriticalCalls(tx, of, now);
  const assessed = await countEqaScores(tx, of);
  const [samplesAssessed, rejected, released, amended] = (
    ['samples_assessed', 'samples_rejected', 'released', 'amended'] as const
  ).map((figure) => totalOf(counts, figure)) as [number, number, number, number];
  return {
    pass_rate: passRate(runs),
    runs_evaluated: runs.passed + runs.rejected,
    runs_rejected: runs.rejected,
    samples_assessed: samplesAssessed,
    samples_rejected: rejected,
    rejection_rate_samples: percentage(rejected, samplesAssessed),
    released,
    amended,
    amended_rate: percentage(amended, released),
    ...calls,
    critical_within_target_rate: percentage(calls.critical_within_target, calls.critical_calls),
    ...assessed,
    eqa_acceptable_rate: percentage(assessed.eqa_acceptable, assessed.eqa_scored),
  };
}

/** Control run results of each test, sorted by test name. */
export async function qualityByTest(
  tx: TenantTransaction,
  of: FacilityWindow,
): Promise<QualityMetrics['by_test']> {
  const tests = await countRunsByTest(tx, of);
  const figures = tests.map(({ test_id, name, passed, rejected, last_run_at }) => {
    const pass_rate = passRate({ passed, rejected });
    return {
      test_id,
      name,
      pass_rate,
      runs: passed + rejected,
      last_run_at,
      status: qcStatusOf(pass_rate),
    };
  });
  return figures.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const bucketsOf = (times: readonly MeasuredTimes[]): Bucket[] =>
  times.flatMap(({ buckets }) => [...buckets].map(([upto, n]) => ({ upto, n })));

/** Combined times: count, mean and range. */
function gathered(times: readonly MeasuredTimes[]) {
  const moments: Moments = {
    n: sumOf(times),
    total: times.reduce((sum, { total }) => sum + total, 0),
    squares: times.reduce((sum, { squares }) => sum + squares, 0),
  };
  const buckets = bucketsOf(times);
  const known = times.length > 0;
  return {
    n: moments.n,
    mean: meanOf(moments),
    median: percentileOf(buckets, 50),
    p90: percentileOf(buckets, 90),
    min: known ? Math.min(...times.map(({ least }) => least)) : null,
    max: known ? Math.max(...times.map(({ most }) => most)) : null,
    sd: sdOf(moments),
  };
}

function middleOf(times: readonly MeasuredTimes[]) {
  const { n, median, p90 } = gathered(times);
  return { n, median, p90 };
}

/** Groups rows by subject. */
function bySubject<Row extends { subject: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.subject, [...(groups.get(row.subject) ?? []), row]);
  return groups;
}

/** @param concealed Tests not reported individually; they count in every sum */
export async function turnaroundOf(
  tx: TenantTransaction,
  of: FacilityWindow,
  concealed: ReadonlySet<string>,
): Promise<Content<Turnaround>> {
  const counts = await countFigures(tx, of, ['released', 'unmeasured', 'with_target', 'on_time']);
  const segments = turnaroundSegments.map((segment) => ({
    ...segment,
    series: `${segment.from}-${segment.to}` as Series,
  }));
  const times = await measureTimes(tx, of, [...segments.map(({ series }) => series), 'test']);
  const hours = await openHours(tx, of.tenantId, of.zone);
  const open = hours && (await measureTimes(tx, { ...of, hours }, ['open_test']));
  const openByTest = bySubject(open ?? []);
  const tests = await findNamedTests(tx, of.tenantId);
  const [with_target, on_time] = [totalOf(counts, 'with_target'), totalOf(counts, 'on_time')];
  const laboratory = times.filter(({ series }) => series === 'received-released');
  const { median, p90 } = gathered(laboratory);
  const by_test = [
    ...bySubject(
      times.filter(({ series, subject }) => series === 'test' && !concealed.has(subject)),
    ),
  ].map(([subject, own]) => {
    const test_id = subject as TestParameterId;
    const ofTest = (row: CountedFigure) => row.subject === subject;
    const { n, median: middle, p90: slow } = gathered(own);
    const working = gathered(openByTest.get(subject) ?? []);
    const withTarget = totalOf(counts, 'with_target', ofTest);
    const { name = test_id, target = null } = tests.get(test_id) ?? {};
    return {
      test_id,
      name,
      n,
      median: middle,
      p90: slow,
      working_median: working.median,
      working_p90: working.p90,
      target,
      with_target: withTarget,
      on_time_rate: percentage(totalOf(counts, 'on_time', ofTest), withTarget),
    };
  });
  return {
    unit: 'minutes',
    released: totalOf(counts, 'released'),
    excluded: totalOf(counts, 'unmeasured'),
    median,
    p90,
    working: open ? middleOf(open) : null,
    with_target,
    on_time,
    on_time_rate: percentage(on_time, with_target),
    segments: segments.map(({ from, to, series }) => ({
      from,
      to,
      ...gathered(times.filter((each) => each.series === series)),
    })),
    by_department: onTimeByDepartment({ counts, times, tests, concealed }),
    by_test: by_test.toSorted((a, b) => b.n - a.n || a.name.localeCompare(b.name, 'en')),
    histogram: histogramOf(bucketsOf(laboratory)),
  };
}

/** Concealed tests count in the sums, unless a department's sum would consist of them alone. */
function onTimeByDepartment({
  counts,
  times,
  tests,
  concealed,
}: {
  counts: readonly CountedFigure[];
  times: readonly MeasuredTimes[];
  tests: ReadonlyMap<string, NamedTest>;
  concealed: ReadonlySet<string>;
}): Turnaround['by_department'] {
  return departments.flatMap((department) => {
    const ofDepartment = ({ subject }: Pick<CountedFigure, 'subject'>) =>
      tests.get(subject)?.department === department;
    const with_target = totalOf(counts, 'with_target', ofDepartment);
    const on_time = totalOf(counts, 'on_time', ofDepartment);
    const on_time_rate = percentage(on_time, with_target);
    const isShown = counts.some(
      (row) => row.figure === 'with_target' && ofDepartment(row) && !concealed.has(row.subject),
    );
    if (!isShown || on_time_rate === null) return [];
    const own = times.filter((each) => each.series === 'test' && ofDepartment(each));
    const median = percentileOf(bucketsOf(own), 50);
    return [{ department, with_target, on_time, on_time_rate, median }];
  });
}

/**
 * @param concealed Tests to omit
 * @param named Part of a name or code; undefined for all
 */
export async function statsOfTests(
  reader: Reading,
  of: FacilityWindow,
  concealed: ReadonlySet<string>,
  named: string | undefined,
): Promise<Content<TestStats>> {
  const { tx } = reader;
  const counts = bySubject(
    await countFigures(tx, of, ['tests', 'released', 'evaluated', 'abnormal', 'critical']),
  );
  const pending = await countPendingByTest(reader, { laboratoryId: of.laboratoryId });
  const times = new Map((await sumTimes(tx, of, ['test'])).map((sums) => [sums.subject, sums]));
  const tests = await findNamedTests(tx, of.tenantId);
  const wanted = named?.trim().toLowerCase() ?? '';
  const items = [...new Set([...counts.keys(), ...pending.keys()])].flatMap((test_id) => {
    const own = counts.get(test_id) ?? [];
    const test = tests.get(test_id);
    if (
      !test ||
      concealed.has(test_id) ||
      !`${test.code} ${test.name}`.toLowerCase().includes(wanted)
    )
      return [];
    const { code, name, department } = test;
    return [
      {
        test_id: test.id,
        code,
        name,
        department,
        ordered: totalOf(own, 'tests'),
        completed: totalOf(own, 'released'),
        pending: pending.get(test_id) ?? 0,
        rejected: totalOf(own, 'tests', ({ detail }) => detail === 'rejected'),
        abnormal_rate: percentage(totalOf(own, 'abnormal'), totalOf(own, 'evaluated')),
        critical_count: totalOf(own, 'critical'),
        mean_tat_minutes: meanOf(times.get(test_id) ?? { n: 0, total: 0 }),
      },
    ];
  });
  return {
    items: items.toSorted((a, b) => b.ordered - a.ordered || a.name.localeCompare(b.name, 'en')),
  };
}

/** Whether the user may see workload figures by staff name. */
export function seesNames({ role }: Pick<User, 'role'>): boolean {
  return ['admin', 'lab_manager'].includes(normaliseRole(role) ?? '');
}

export async function workloadOf(
  tx: TenantTransaction,
  of: FacilityWindow,
  group_by: WorkloadGroup,
  named: boolean,
): Promise<Content<Performance>> {
  const counts = await countFigures(tx, of, ['collected', 'entered', 'verified', 'corrected']);
  if (group_by === 'department')
    return {
      group_by,
      items: await workOfDepartments(
        tx,
        of,
        counts.filter(({ detail }) => detail !== ''),
      ),
    };
  return {
    group_by,
    items: await workOfPersons(
      tx,
      of,
      counts.filter(({ subject }) => subject !== ''),
      named,
    ),
  };
}

type Work = Performance['items'][number];

const workIn = (counts: readonly CountedFigure[]) => ({
  entered: totalOf(counts, 'entered'),
  verified: totalOf(counts, 'verified'),
  amended: totalOf(counts, 'corrected'),
});

async function workOfDepartments(
  tx: TenantTransaction,
  of: FacilityWindow,
  counts: readonly CountedFigure[],
): Promise<Work[]> {
  const times = await measureTimes(tx, of, ['test']);
  const tests = await findNamedTests(tx, of.tenantId);
  const departments = [
    ...new Set(counts.flatMap(({ detail }) => tests.get(detail)?.department ?? [])),
  ].toSorted();
  return departments.map((department) => {
    const inIt = (test: string) => tests.get(test)?.department === department;
    return {
      user_id: null,
      name: null,
      department,
      collected: null,
      ...workIn(counts.filter(({ detail }) => inIt(detail))),
      median_tat_minutes: percentileOf(bucketsOf(times.filter(({ subject }) => inIt(subject))), 50),
    };
  });
}

async function workOfPersons(
  tx: TenantTransaction,
  of: FacilityWindow,
  counts: readonly CountedFigure[],
  named: boolean,
): Promise<Work[]> {
  const times = await measureTimes(tx, of, ['person']);
  const workOf = (own: readonly CountedFigure[], ownTimes: readonly MeasuredTimes[]) => ({
    department: null,
    collected: totalOf(own, 'collected'),
    ...workIn(own),
    median_tat_minutes: percentileOf(bucketsOf(ownTimes), 50),
  });
  if (!named)
    return counts.length === 0 ? [] : [{ user_id: null, name: null, ...workOf(counts, times) }];
  const persons = bySubject(counts) as Map<UserId, CountedFigure[]>;
  const names = await findNames(tx, of.tenantId, [...persons.keys()]);
  const items = [...persons].map(([user_id, own]) => ({
    user_id,
    name: names.get(user_id) ?? null,
    ...workOf(
      own,
      times.filter(({ subject }) => subject === user_id),
    ),
  }));
  return items.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'));
}

/**
 * The same figures for two windows. Pending tests are counted now, so the previous period has none
 * to compare with.
 */
export async function comparisonOf(
  reader: Reading,
  current: FacilityWindow,
  previous: FacilityWindow,
  now: Date,
): Promise<Pick<Comparison, 'current' | 'previous' | 'change'>> {
  const after = await comparedOf(reader, current, now);
  const before = { ...(await figuresOfWindow(reader.tx, previous, now)), pending_tests: null };
  const change = Object.fromEntries(
    comparedFigures.map((figure) => [
      figure,
      compareFigures(figure, after[figure], before[figure]),
    ]),
  ) as Comparison['change'];
  return { current: after, previous: before, change };
}

/** The figures that periods and laboratories are compared by. */
export async function comparedOf(
  reader: Reading,
  of: FacilityWindow,
  now: Date,
): Promise<Comparison['current']> {
  return {
    ...(await figuresOfWindow(reader.tx, of, now)),
    pending_tests: await pendingTests(reader, of),
  };
}

async function figuresOfWindow(
  tx: TenantTransaction,
  of: FacilityWindow,
  now: Date,
): Promise<Omit<Comparison['current'], 'pending_tests'>> {
  const { pass_rate, rejection_rate_samples } = await qualityOf(tx, of, now);
  const counts = await countFigures(tx, of, ['orders', 'released', 'with_target', 'on_time']);
  return {
    window: { ...of.window, timezone: of.zone },
    total_orders: totalOf(counts, 'orders'),
    total_patients: await countPatients(tx, of),
    completed_tests: totalOf(counts, 'released'),
    pass_rate,
    rejection_rate_samples,
    median_tat: percentileOf(bucketsOf(await measureTimes(tx, of, ['received-released'])), 50),
    on_time_rate: percentage(totalOf(counts, 'on_time'), totalOf(counts, 'with_target')),
  };
}
