import {
  readComparison,
  readKeyMetrics,
  readLaboratoryFigures,
  readPerformance,
  readQualityMetrics,
  readTestStats,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  type Comparison,
  type KeyMetrics,
  type LaboratoryFigures,
  type Performance,
  type QualityMetrics,
  type TestStats,
  type TestStatus,
  type TestVolume,
  type Turnaround,
} from '@alms/lis-domain/analytics';
import {
  createInvoice,
  creditLines,
  issueInvoice,
  readRevenueMetrics,
  refundPayment,
  takePayment,
  type Invoice,
  type RevenueMetrics,
} from '@alms/lis-domain/billing';
import { contract } from '@alms/lis-domain/contract';
import {
  createLaboratory,
  listLaboratories,
  updateLaboratory,
  type Laboratory as Site,
} from '@alms/lis-domain/facility';
import { takesLaboratory, type Endpoint } from '@alms/lis-domain/http';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { cancelTests, listOrders, type Order } from '@alms/lis-domain/orders';
import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  createEqaRound,
  defaultRules,
  recordControlRun,
  reportEqaValues,
  scoreEqaRound,
  setControlTarget,
  submitEqaRound,
  type ControlMaterial,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import {
  amendResult,
  enterResults,
  listCriticalCalls,
  listResults,
  markResultAsError,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import {
  collectSample,
  listSamples,
  receiveSample,
  rejectSample,
  sendSample,
  type Sample,
} from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens } from '../../platform/auth/access-token.ts';
import { plausibleInput } from '../../testing/plausible-input.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

/*
 * Two sites work a day through the API. Each figure of each site is then counted again by
 * statements that share nothing with the product's: a test belongs to the site of its specimen, an
 * order to the site where it was placed, a specimen event to the site of the person.
 */

const MINUTE = 60;
const SECRET = 'a secret of this test that is long enough';
let admin: Person;
let manager: Person;
let main: Site;
let north: Site;

interface Crew {
  doctor: Person;
  phlebotomist: Person;
  technician: Person;
  manager: Person;
}

async function done<T>(endpoint: Endpoint, input: object, as: Person): Promise<T> {
  const { status, body, text } = await server.call(endpoint, input, { as });
  expect([endpoint.id, status < 300, text]).toEqual([endpoint.id, true, text]);
  server.clock.advance(5);
  return body as T;
}

/** A person who stays signed in for the day: its access token does not expire. */
async function allDay(person: Person): Promise<Person> {
  const [, payload = ''] = person.token.split('.');
  const { session } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    session: string;
  };
  const { id: userId, tenantId } = person;
  const evening = { now: () => new Date(server.clock.now().getTime() + 12 * 3_600_000) };
  const tokens = accessTokens(SECRET, evening);
  return { ...person, token: await tokens.sign({ userId, tenantId, sessionId: session }) };
}

/** A crew that works at a site. */
async function crewAt({ id }: Site): Promise<Crew> {
  const crew = {
    doctor: await allDay(await lab.person('doctor')),
    phlebotomist: await allDay(await lab.person('phlebotomist')),
    technician: await allDay(await lab.person('technician')),
    manager: await allDay(await lab.person('lab_manager')),
  };
  for (const as of Object.values(crew))
    await done(chooseLaboratory, { body: { laboratory_id: id } }, as);
  return crew;
}

const samplesOf = async ({ id }: Order, as: Person) =>
  (await done<{ items: Sample[] }>(listSamples, { query: { order_id: id } }, as)).items;
const resultsOf = async ({ id }: Order, as: Person) =>
  (await done<{ items: Result[] }>(listResults, { query: { order_id: id } }, as)).items;
const which = ({ id, version }: { id: string; version: number }) => ({ params: { id }, version });

async function collect(order: Order, { phlebotomist }: Crew): Promise<void> {
  const body = { identity_check: { name: true, birth_date: true } };
  for (const sample of await samplesOf(order, phlebotomist))
    await done(collectSample, { ...which(sample), body }, phlebotomist);
}

/** Receives the specimens tested at the crew's site, and sends the others to theirs. */
async function receive(order: Order, { technician }: Crew, site: Site): Promise<void> {
  for (const sample of await samplesOf(order, technician)) {
    if (sample.laboratory?.id === site.id && ['collected', 'in_transit'].includes(sample.status))
      await done(receiveSample, { ...which(sample), body: {} }, technician);
    else if (sample.status === 'collected')
      await done(sendSample, { ...which(sample), body: {} }, technician);
  }
}

async function enter(
  order: Order,
  values: Readonly<Record<string, string>>,
  { technician }: Crew,
): Promise<void> {
  const items = (await resultsOf(order, technician)).flatMap(({ id, version, test }) =>
    values[test.code] === undefined ? [] : [{ id, version, value_text: values[test.code] }],
  );
  await done(enterResults, { body: { items } }, technician);
}

/** Verifies and releases the entered results of the tests. */
async function release(order: Order, codes: readonly string[], { manager: as }: Crew) {
  const items = (await resultsOf(order, as))
    .filter(({ test, status }) => codes.includes(test.code) && status === 'entered')
    .map(({ id, version }) => ({ id, version }));
  expect(items).toHaveLength(codes.length);
  await done(verifyResults, { body: { items } }, as);
}

const resultOf = async (order: Order, code: string, as: Person) => {
  const found = (await resultsOf(order, as)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no result of ${code}.`);
  return found;
};

/** Confirms the open notification of a site. */
async function notify({ id }: Site, { technician }: Crew): Promise<void> {
  const { items } = await done<{ items: CriticalCall[] }>(
    listCriticalCalls,
    { query: { laboratory_id: id } },
    technician,
  );
  expect(items).toHaveLength(1);
  const [call] = items as [CriticalCall];
  const body = {
    channel: 'phone',
    outcome: 'confirmed',
    recipient_name: 'Nurse Ida Wardley',
    recipient_role: 'Ward 4',
    read_back: call.value_text,
  };
  await done(recordCallAttempt, { ...which(call), body }, technician);
}

async function bill({ order_number }: Order, paid: number): Promise<Invoice> {
  const draft = await done<Invoice>(createInvoice, { body: { order_number } }, admin);
  const issued = await done<Invoice>(issueInvoice, which(draft), admin);
  return done<Invoice>(
    takePayment,
    { params: { id: issued.id }, body: { amount_minor: paid, method: 'card', reference: '' } },
    admin,
  );
}

/** Control runs with these values, on an instrument of the crew's site. */
async function control({ technician: as }: Crew, name: string, values: readonly string[]) {
  const test_parameter_id = lab.testId('TSH');
  const { id } = await done<ControlMaterial>(
    createControlMaterial,
    {
      body: {
        name,
        manufacturer: 'Fixture Diagnostics',
        test_parameter_ids: [test_parameter_id],
        levels: [{ level: 1, label: 'Normal' }],
      },
    },
    as,
  );
  const { lots } = await done<ControlMaterial>(
    addControlLot,
    {
      params: { id },
      body: {
        level: 1,
        lot_number: name,
        expiry_date: '2026-12-31',
        opened_on: null,
        open_stability_days: null,
      },
    },
    as,
  );
  const lot_id = lots[0]?.id;
  const watched = await done<{ id: string }>(
    createControlledTest,
    {
      body: {
        test_parameter_id,
        instrument_name: name,
        rules: defaultRules(1),
        max_age_hours: null,
        allowable_error: null,
      },
    },
    as,
  );
  const params = { id: watched.id };
  await done(
    setControlTarget,
    { params, body: { source: 'manufacturer', lot_id, mean: '2.00', sd: '0.10' } },
    as,
  );
  for (const value of values)
    await done(
      recordControlRun,
      { params, body: { results: [{ lot_id, value }], reagent_lot: '', comment: '' } },
      as,
    );
}

/** An EQA round with one scored value per reported one. */
async function assess({ technician: as }: Crew, reported: readonly string[]) {
  const closes_at = new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString();
  let round = await done<EqaRoundDetail>(
    createEqaRound,
    {
      body: {
        scheme: 'Northern Chemistry Scheme',
        round: `2026-${reported.length}`,
        closes_at,
        samples: reported.map((_, index) => ({
          code: `S${index}`,
          test_parameter_ids: [lab.testId('NA')],
        })),
      },
    },
    as,
  );
  const ids = round.values.map(({ id }) => id);
  const step = async (endpoint: Endpoint, body: object) => {
    round = await done<EqaRoundDetail>(endpoint, { ...which(round), body }, as);
  };
  await step(reportEqaValues, {
    values: ids.map((id, index) => ({ id, reported: reported[index] })),
  });
  await step(submitEqaRound, { late_reason: null });
  await step(scoreEqaRound, {
    values: ids.map((id) => ({ id, assigned: '140', sd_pa: '1.5' })),
  });
}

const { server, lab } = await testLaboratory('workedsites', {
  authSecret: SECRET,
});
beforeAll(async () => {
  admin = await allDay(await lab.staff('admin'));
  manager = await allDay(await lab.staff('lab_manager'));
  // Fewer patients than orders.
  const patients = [await lab.patient(), await lab.patient(), await lab.patient()];
  let placed = 0;
  const order = (codes: readonly string[], as: Person) => {
    const patientId = patients[placed % patients.length] as PatientId;
    placed += 1;
    return lab.order(codes, { as, patientId });
  };
  const body = {
    name: 'North',
    code: 'NORTH',
    departments: ['hematology'],
    tests: [lab.testId('GLU')],
  };
  north = await done<Site>(createLaboratory, { body }, admin);
  const { items: sites } = await done<{ items: Site[] }>(listLaboratories, {}, admin);
  main = sites.find((site) => site.main) as Site;
  const { id, version, departments, ...rest } = main;
  const { name, code, address, phone, time_zone, tests, director, accreditation, active } = rest;
  await done(
    updateLaboratory,
    {
      params: { id },
      version,
      body: {
        name,
        code,
        address,
        phone,
        time_zone,
        tests,
        director,
        accreditation,
        active,
        departments: departments.filter((each) => each !== 'hematology'),
      },
    },
    admin,
  );
  await lab.price({ K: 1100, NA: 900, CREA: 700, GLU: 500, HGB: 1300 });
  const tat = { routine_min: 25, urgent_min: 20, stat_min: 10, start: 'received', end: 'released' };
  for (const test of ['K', 'NA', 'GLU', 'HGB']) await lab.changeTest(test, { tat } as never);
  const [here, there] = [await crewAt(main), await crewAt(north)];

  // Ordered at the main site; the hemoglobin is tested in the north and remains to be verified.
  const first = await order(['HGB', 'CREA', 'K'], here.doctor);
  await collect(first, here);
  await receive(first, here, main);
  await receive(first, there, north);
  await enter(first, { K: '7.1', CREA: '1.0' }, here);
  await enter(first, { HGB: '13.9' }, there);
  await notify(main, here);
  await release(first, ['K', 'CREA'], here);

  // Ordered, tested and released in the north, the glucose late, and its notification overdue.
  const second = await order(['GLU', 'HGB'], there.doctor);
  await collect(second, there);
  await receive(second, there, north);
  await enter(second, { HGB: '13.1' }, there);
  await release(second, ['HGB'], there);
  await enter(second, { GLU: '520' }, there);
  server.clock.advance(35 * MINUTE);
  await release(second, ['GLU'], there);
  await notify(north, there);

  // Another patient of the north, tested at both sites: one result amended, one entered in error.
  const third = await order(['GLU', 'NA', 'K'], there.doctor);
  await collect(third, there);
  await receive(third, there, north);
  await receive(third, here, main);
  await enter(third, { GLU: '92' }, there);
  await enter(third, { NA: '150', K: '4.2' }, here);
  await release(third, ['GLU'], there);
  await release(third, ['NA', 'K'], here);
  const sodium = await resultOf(third, 'NA', here.manager);
  await done(
    amendResult,
    {
      ...which(sodium),
      body: { value_text: '141', comment: '', code: 'clerical', reason: 'Two digits were swapped' },
    },
    here.manager,
  );
  const potassium = await resultOf(third, 'K', here.manager);
  await done(
    markResultAsError,
    { ...which(potassium), body: { code: 'wrong_patient', reason: 'The tube was another one' } },
    here.manager,
  );

  // A rejected specimen at each site; two in the north.
  for (const [codes, crew, site] of [
    [['CREA'], here, main],
    [['GLU'], there, north],
    [['HGB'], there, north],
  ] as const) {
    const ordered = await order(codes, crew.doctor);
    await collect(ordered, crew);
    await receive(ordered, crew, site);
    const [sample] = await samplesOf(ordered, crew.technician);
    await done(
      rejectSample,
      { ...which(sample as Sample), body: { code: 'RH', note: 'pink serum' } },
      crew.technician,
    );
  }

  // Not collected yet, and cancelled.
  await order(['GLU', 'K'], there.doctor);
  const cancelled = await order(['NA'], here.doctor);
  await done(
    cancelTests,
    { ...which(cancelled), body: { code: 'other', note: 'Not needed' } },
    here.doctor,
  );

  const [invoice] = [await bill(first, 2000), await bill(second, 1000)];
  const { lines, id: invoiceId } = await bill(third, 300);
  await done(
    creditLines,
    {
      params: { id: invoiceId },
      body: {
        line_ids: lines.filter((line) => line.code === 'NA').map((line) => line.id),
        reason: 'Not done',
      },
    },
    admin,
  );
  await done(
    refundPayment,
    {
      params: { id: invoice?.payments[0]?.id },
      body: { amount_minor: 300, method: 'card', reason: 'Paid too much' },
    },
    admin,
  );

  await control(here, 'Main analyser', ['2.01', '1.99', '2.60']);
  await control(there, 'North analyser', ['2.02', '2.00', '1.98', '2.01', '1.40']);
  await assess(here, ['141', '146']);
  await assess(there, ['140', '139', '150']);
});

/** Runs a reference statement as the database owner, in the facility. `$1` is the site. */
async function ask<Row extends object>(statement: string, site: Site): Promise<Row[]> {
  const { owner } = server.database;
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [lab.tenantId]);
  try {
    return (await owner.query(statement, [site.id])).rows as Row[];
  } finally {
    await owner.query('rollback');
  }
}
async function one<Row extends object>(statement: string, site: Site): Promise<Row> {
  const [row] = await ask<Row>(statement, site);
  if (!row) throw new Error('The reference statement returned no row.');
  return row;
}

async function read<T>(endpoint: Endpoint, site?: Site): Promise<T> {
  const query = site && { laboratory_id: site.id };
  const { status, body, text } = await server.call(endpoint, { query } as object, { as: admin });
  expect([status, text]).toEqual([200, text]);
  return body as T;
}

/** Results that count as released: first releases that were not entered in error since. */
const RELEASES = `releases as (
  select f.*, c.status as now_status, c.flag as now_flag, c.critical as now_critical,
    i.code, t.name as test, t.department as area, s.received_at,
    extract(epoch from f.released_at - s.received_at)::float8 / 60 as minutes,
    (t.definition->'tat'->>'routine_min')::int as target
  from result f
  join lateral (select * from result n where n.id = f.id order by n.version desc limit 1) c on true
  join sample s on s.id = f.sample_id
  join order_item i on i.id = f.order_item_id
  join test_parameter t on t.id = f.test_parameter_id
  where f.status = 'released' and c.status <> 'entered_in_error' and s.laboratory_id = $1
    and f.version = (select min(o.version) from result o where o.id = f.id and o.status = 'released')
)`;
/** Unverified results, from the last version of each. */
const PENDING = `pending as (
  select distinct on (r.id) r.id, r.status, i.code from result r
  join order_item i on i.id = r.order_item_id join sample s on s.id = r.sample_id
  where s.laboratory_id = $1 order by r.id, r.version desc
)`;
const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));
const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

interface Counted {
  orders: number;
  patients: number;
  tests: number;
  pending: number;
  released: number;
  amended: number;
  with_target: number;
  on_time: number;
  median: number | null;
  assessed: number;
  rejected: number;
  calls: number;
  timely: number;
  runs: number;
  runs_rejected: number;
  scored: number;
  acceptable: number;
}

/** The single figures of a site, counted independently. */
const countedAt = (site: Site) =>
  one<Counted>(
    `with ${RELEASES}, ${PENDING}, first_seen as (
       select distinct on (sample_id) sample_id, laboratory_id,
         bool_or(type = 'rejected') over (partition by sample_id) as was_rejected
       from sample_event where type in ('received', 'rejected') order by sample_id, at, id
     ), calls as (
       select k.* from critical_call k join result r on r.id = k.result_id and r.version = k.result_version
       join sample s on s.id = r.sample_id where s.laboratory_id = $1 and k.state = 'completed'
     ), runs as (
       select q.* from qc_run q join qc_test w on w.id = q.qc_test_id join instrument m on m.id = w.instrument_id
       where m.laboratory_id = $1 and q.status in ('accepted', 'warning', 'rejected')
     ), scores as (
       select v.score from eqa_value v join eqa_round e on e.id = v.round_id where e.laboratory_id = $1 and v.score is not null
     )
     select
       (select count(*)::int from test_order where laboratory_id = $1) as orders,
       (select count(distinct patient_id)::int from test_order where laboratory_id = $1) as patients,
       (select count(*)::int from order_item i join sample s on s.id = i.sample_id where s.laboratory_id = $1) as tests,
       (select count(*)::int from pending where status in ('pending', 'entered', 'held')) as pending,
       (select count(*)::int from releases) as released,
       (select count(*)::int from releases where now_status = 'amended') as amended,
       (select count(*)::int from releases where target is not null) as with_target,
       (select count(*)::int from releases where minutes <= target) as on_time,
       (select percentile_disc(0.5) within group (order by ceil(minutes)) from releases) as median,
       (select count(*)::int from first_seen where laboratory_id = $1) as assessed,
       (select count(*)::int from first_seen where laboratory_id = $1 and was_rejected) as rejected,
       (select count(*)::int from calls) as calls,
       (select count(*)::int from calls where closed_at <= due_at) as timely,
       (select count(*)::int from runs) as runs,
       (select count(*)::int from runs where status = 'rejected') as runs_rejected,
       (select count(*)::int from scores) as scored,
       (select count(*)::int from scores where score = 'acceptable') as acceptable`,
    site,
  );

interface CountedTest {
  code: string;
  ordered: number;
  completed: number;
  pending: number;
  rejected: number;
  critical_count: number;
  evaluated: number;
  abnormal: number;
  mean: number | null;
}

const testsAt = (site: Site) =>
  ask<CountedTest>(
    `with ${RELEASES}, ${PENDING}, items as (
       select i.* from order_item i join sample s on s.id = i.sample_id where s.laboratory_id = $1
     )
     select code,
       (select count(*)::int from items i where i.code = t.code) as ordered,
       (select count(*)::int from items i where i.code = t.code and i.status = 'rejected') as rejected,
       (select count(*)::int from pending p where p.code = t.code and p.status in ('pending', 'entered', 'held')) as pending,
       count(r.id)::int as completed,
       count(*) filter (where r.now_critical)::int as critical_count,
       count(*) filter (where r.now_flag <> 'IND')::int as evaluated,
       count(*) filter (where r.now_flag not in ('IND', 'N', 'NEG'))::int as abnormal,
       avg(r.minutes) as mean
     from (select code from items union select code from pending) t left join releases r using (code)
     group by code order by code`,
    site,
  );

const sites = () => [main, north] as const;
describe.each([
  ['the main site', 0],
  ['the north', 1],
] as const)('figures of %s', (_, place) => {
  const site = () => sites()[place];
  let counted: Counted;
  beforeAll(async () => {
    counted = await countedAt(site());
  });

  it('come from a day in which every kind of figure happened', () => {
    const { orders, tests, pending, released, assessed, rejected, calls, runs, scored } = counted;
    const all = [orders, tests, pending, released, assessed, rejected, calls, runs, scored];
    expect(all.filter((n) => n === 0)).toEqual([]);
    expect([counted.timely, counted.calls]).toEqual([place === 0 ? 1 : 0, 1]);
    expect(counted.on_time < counted.with_target).toBe(place === 1);
    expect(counted.acceptable).toBeLessThan(counted.scored);
  });

  it('are those of key metrics', async () => {
    expect(await read<KeyMetrics>(readKeyMetrics, site())).toMatchObject({
      total_orders: counted.orders,
      total_patients: counted.patients,
      total_tests: counted.tests,
      pending_tests: counted.pending,
      completed_tests: counted.released,
    });
  });

  it('are those of the test status and the volume', async () => {
    const { items, status_distribution } = await read<TestStatus>(readTestStatus, site());
    const states = await ask<{ status: string; count: number }>(
      `select i.status, count(*)::int as count from order_item i join sample s on s.id = i.sample_id
       where s.laboratory_id = $1 group by 1 order by 1`,
      site(),
    );
    expect(items).toEqual(states);
    expect(status_distribution.pending).toBe(counted.pending);
    const volume = await read<TestVolume>(readTestVolume, site());
    const days = await ask<{ date: string; count: number }>(
      `select to_char(i.created_at, 'YYYY-MM-DD') as date, count(*)::int as count
       from order_item i join sample s on s.id = i.sample_id where s.laboratory_id = $1 group by 1`,
      site(),
    );
    expect(volume.items.filter(({ count }) => count > 0)).toEqual(days);
    expect(volume.total).toBe(counted.tests);
  });

  it('are those of quality metrics, with critical results, QC and EQA', async () => {
    const quality = await read<QualityMetrics>(readQualityMetrics, site());
    expect(quality).toMatchObject({
      samples_assessed: counted.assessed,
      samples_rejected: counted.rejected,
      rejection_rate_samples: percent(counted.rejected, counted.assessed),
      released: counted.released,
      amended: counted.amended,
      amended_rate: percent(counted.amended, counted.released),
      critical_calls: counted.calls,
      critical_within_target: counted.timely,
      critical_within_target_rate: percent(counted.timely, counted.calls),
      runs_evaluated: counted.runs,
      runs_rejected: counted.runs_rejected,
      pass_rate: percent(counted.runs - counted.runs_rejected, counted.runs),
      eqa_scored: counted.scored,
      eqa_acceptable: counted.acceptable,
      eqa_acceptable_rate: percent(counted.acceptable, counted.scored),
    });
    expect(quality.by_test.map(({ runs }) => runs)).toEqual([counted.runs]);
  });

  it('are those of turnaround time, by test and department too', async () => {
    const turnaround = await read<Turnaround>(readTurnaround, site());
    expect(turnaround).toMatchObject({
      released: counted.released,
      excluded: 0,
      median: counted.median,
      with_target: counted.with_target,
      on_time: counted.on_time,
      on_time_rate: percent(counted.on_time, counted.with_target),
    });
    const byTest = await ask<{ name: string; n: number; median: number; with_target: number }>(
      `with ${RELEASES} select test as name, count(*)::int as n, count(target)::int as with_target,
         percentile_disc(0.5) within group (order by ceil(minutes)) as median
       from releases group by 1`,
      site(),
    );
    const byName = <T extends { name: string }>(rows: readonly T[]) =>
      rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    expect(
      byName(
        turnaround.by_test.map(({ name, n, median, with_target }) => ({
          name,
          n,
          median,
          with_target,
        })),
      ),
    ).toEqual(byName(byTest));
    const departments = await ask<{ department: string; with_target: number; on_time: number }>(
      `with ${RELEASES} select area as department, count(*)::int as with_target,
         count(*) filter (where minutes <= target)::int as on_time
       from releases where target is not null group by 1 order by 1`,
      site(),
    );
    expect(
      turnaround.by_department
        .map(({ department, with_target, on_time }) => ({ department, with_target, on_time }))
        .toSorted((a, b) => a.department.localeCompare(b.department, 'en')),
    ).toEqual(departments);
  });

  it('are those of test statistics', async () => {
    const { items } = await read<TestStats>(readTestStats, site());
    const tests = await testsAt(site());
    const byCode = items.toSorted((a, b) => a.code.localeCompare(b.code, 'en'));
    expect(
      byCode.map(({ code, ordered, completed, pending, rejected, critical_count, ...rates }) => ({
        code,
        ordered,
        completed,
        pending,
        rejected,
        critical_count,
        abnormal_rate: rounded(rates.abnormal_rate),
        mean: rounded(rates.mean_tat_minutes),
      })),
    ).toEqual(
      tests.map(({ evaluated, abnormal, mean, ...each }) => ({
        ...each,
        abnormal_rate: rounded(percent(abnormal, evaluated)),
        mean: rounded(mean),
      })),
    );
    expect(tests.some(({ pending }) => pending > 0)).toBe(true);
  });

  it('are those of the workload by person', async () => {
    const { items } = await read<Performance>(readPerformance, site());
    const persons = await ask<Record<string, string | number>>(
      `with work as (
         select e.by_id as id, 1 as collected, 0 as entered, 0 as verified, 0 as amended
         from sample_event e where e.type = 'collected' and e.laboratory_id = $1
         union all
         select r.created_by, 0, (r.status in ('entered', 'held'))::int, 0, (r.status = 'amended')::int
         from result r join sample s on s.id = r.sample_id
         where s.laboratory_id = $1 and r.status in ('entered', 'held', 'amended')
         union all
         select r.verified_by, 0, 0, 1, 0 from result r join sample s on s.id = r.sample_id
         where s.laboratory_id = $1 and r.status = 'released' and r.verified_by is not null
       )
       select id as user_id, sum(collected)::int as collected, sum(entered)::int as entered,
         sum(verified)::int as verified, sum(amended)::int as amended
       from work where id is not null group by 1 order by 1`,
      site(),
    );
    expect(
      items
        .map(({ user_id, collected, entered, verified, amended }) => ({
          user_id,
          collected,
          entered,
          verified,
          amended,
        }))
        .toSorted((a, b) => (a.user_id ?? '').localeCompare(b.user_id ?? '', 'en')),
    ).toEqual(persons);
  });

  it('are those of revenue', async () => {
    const revenue = await read<RevenueMetrics>(readRevenueMetrics, site());
    const sums = await one<Record<'billed' | 'collected' | 'refunded' | 'outstanding', number>>(
      `with invoices as (
         select v.* from invoice v join test_order o on o.id = v.order_id
         where o.laboratory_id = $1 and v.issued_at is not null
       ), sums as (
         select (select coalesce(sum(total_minor), 0) from invoices) as issued,
           (select coalesce(sum(amount_minor), 0) from credit_note where invoice_id in (select id from invoices)) as credited,
           (select coalesce(sum(amount_minor), 0) from invoice_payment where kind = 'payment' and invoice_id in (select id from invoices)) as paid,
           (select coalesce(sum(amount_minor), 0) from invoice_payment where kind = 'refund' and invoice_id in (select id from invoices)) as refunded
       )
       select (issued - credited)::int as billed, paid::int as collected, refunded::int as refunded,
         (issued - credited - paid + refunded)::int as outstanding from sums`,
      site(),
    );
    expect(sums.billed).toBeGreaterThan(0);
    expect(revenue).toMatchObject({
      billed_minor: sums.billed,
      collected_minor: sums.collected,
      refunded_minor: sums.refunded,
      outstanding_minor: sums.outstanding,
    });
    expect(revenue.by_day.reduce((sum, each) => sum + each.billed_minor, 0)).toBe(sums.billed);
    const byTest = await ask<{ code: string; count: number; billed_minor: number }>(
      `select l.code, count(*)::int as count, sum(l.total_minor)::int as billed_minor
       from invoice_line l join invoice v on v.id = l.invoice_id join test_order o on o.id = v.order_id
       where o.laboratory_id = $1 and v.issued_at is not null and l.status = 'active' group by 1 order by 1`,
      site(),
    );
    expect(
      revenue.by_test
        .map(({ code, count, billed_minor }) => ({ code, count, billed_minor }))
        .toSorted((a, b) => a.code.localeCompare(b.code, 'en')),
    ).toEqual(byTest);
    expect((await read<KeyMetrics>(readKeyMetrics, site())).total_revenue_minor).toBe(sums.billed);
  });

  it('are those of the comparison of periods and of sites', async () => {
    const expected = {
      total_orders: counted.orders,
      total_patients: counted.patients,
      completed_tests: counted.released,
      pending_tests: counted.pending,
      median_tat: counted.median,
      on_time_rate: percent(counted.on_time, counted.with_target),
      rejection_rate_samples: percent(counted.rejected, counted.assessed),
      pass_rate: percent(counted.runs - counted.runs_rejected, counted.runs),
    };
    const { current, previous } = await read<Comparison>(readComparison, site());
    expect(current).toMatchObject(expected);
    expect(previous).toMatchObject({ total_orders: 0, completed_tests: 0, pending_tests: null });
    const { items } = await read<LaboratoryFigures>(readLaboratoryFigures);
    expect(items.find(({ laboratory }) => laboratory.id === site().id)).toMatchObject(expected);
  });
});

describe('lists of a site', () => {
  it('contain its critical results and orders only', async () => {
    for (const site of sites()) {
      const query = { laboratory_id: site.id, limit: '200' };
      const { items: calls } = await done<{ items: CriticalCall[] }>(
        listCriticalCalls,
        { query: { ...query, closed: 'true' } },
        manager,
      );
      expect(calls.map(({ test_name }) => test_name)).toEqual([
        site.id === main.id ? 'Potassium' : 'Glucose',
      ]);
      const { items: orders } = await done<{ items: Order[] }>(listOrders, { query }, manager);
      expect(orders.map(({ id }) => id).toSorted()).toEqual(
        (await ask<{ id: string }>('select id from test_order where laboratory_id = $1', site))
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });
});

describe('an unknown laboratory', () => {
  const limited = contract.filter(takesLaboratory).map((each) => [each.id, each] as const);

  it('can be asked of every analytics endpoint with a window but the comparison of sites', () => {
    const ids = new Set<string>(limited.map(([id]) => id));
    expect(
      contract
        .filter(({ path, query }) => path.startsWith('/analytics/') && query !== undefined)
        .filter(({ id }) => !ids.has(id))
        .map(({ id }) => id),
    ).toEqual(['analytics.laboratories']);
    expect(limited.length).toBeGreaterThan(15);
  });

  it.each(limited)('is not found by %s', async (_, endpoint) => {
    const table = endpoint.id === 'analytics.export' && { table: 'test-volume' };
    const input = plausibleInput(endpoint, { query: { ...table } });
    const ask = (laboratory_id: string) =>
      server.call(endpoint, { ...input, query: { ...table, laboratory_id } } as object, {
        as: admin,
      });
    expect((await ask('0190b3c0-0000-7000-8000-000000000001')).status).toBe(404);
    expect((await ask('north')).status).toBe(422);
  });
});
