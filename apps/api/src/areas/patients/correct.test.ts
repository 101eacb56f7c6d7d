import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import {
  correctPatient,
  mergePatients,
  readPatient,
  searchPatients,
  type CorrectedPatient,
  type Patient,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  enterResults,
  listCriticalCalls,
  listResultVersions,
  holdResults,
  releaseHeldResult,
  verifyResults,
  type CriticalCall,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let desk: Person;
let technician: Person;
let manager: Person;
const { server, lab } = await testLaboratory('correcting');
beforeAll(async () => {
  [desk, technician, manager] = await Promise.all([
    lab.staff('receptionist'),
    lab.staff('technician'),
    lab.staff('lab_manager'),
  ]);
});

type Body = BodyOf<typeof correctPatient>;

const readBack = async (id: string) =>
  (await server.call(readPatient, { params: { id } }, { as: desk })).body as unknown as Patient;

/** The recorded details with these changes, on the current version. */
async function corrected(
  id: string,
  change: Partial<Body>,
  { as = desk, version }: { as?: Person; version?: number } = {},
): Promise<Answer> {
  const {
    family_name,
    given_name,
    gender,
    sex_for_ranges,
    birth_date,
    phone,
    email,
    version: now,
  } = await readBack(id);
  const body = {
    family_name,
    given_name,
    gender,
    sex_for_ranges,
    birth_date,
    phone,
    email,
    reason: 'Misheard at the desk',
    ...change,
  };
  return server.call(correctPatient, { params: { id }, version: version ?? now, body }, { as });
}
const done = (answer: Answer): CorrectedPatient => {
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as unknown as CorrectedPatient;
};
const found = async (q: string) =>
  (
    (await server.call(searchPatients, { query: { q } }, { as: desk })).body['items'] as Patient[]
  ).map(({ id }) => id);

const resultsOf = ({ id }: Order) => resultsOfOrder(server, id, technician);
async function resultOf(order: Order, code: string): Promise<Result> {
  const found = (await resultsOf(order)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
}
const which = ({ id, version }: Result) => ({ id, version });

/** An order with these values entered by the technician. */
async function entered(
  patientId: PatientId,
  values: Record<string, string>,
  ordered = Object.keys(values),
): Promise<Order> {
  const { order } = await lab.arrived(ordered, { patientId });
  const items = (await resultsOf(order)).flatMap((result) =>
    values[result.test.code] === undefined
      ? []
      : [{ ...which(result), value_text: values[result.test.code] ?? '' }],
  );
  const answer = await server.call(enterResults, { body: { items } }, { as: technician });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return order;
}
async function verified(order: Order): Promise<void> {
  const items = (await resultsOf(order)).filter(({ status }) => status === 'entered').map(which);
  const answer = await server.call(verifyResults, { body: { items } }, { as: manager });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}
const callsAbout = async ({ id }: Result, isClosed = false) =>
  (
    (
      await server.call(
        listCriticalCalls,
        { query: isClosed ? { closed: 'true' } : {} },
        { as: technician },
      )
    ).body['items'] as CriticalCall[]
  )
    .filter(({ result_id }) => result_id === id)
    .map(({ state, flag }) => `${state} ${flag}`);

describe('correcting a patient', () => {
  it('stores the new details, makes them searchable and audits both with the reason', async () => {
    const id = await lab.patient({ family_name: 'Tastwell', given_name: 'Ida', phone: '0100' });
    const { patient, reread } = done(
      await corrected(id, { family_name: 'Testwell', phone: '0200' }),
    );
    expect(patient).toMatchObject({ id, full_name: 'Testwell, Ida', phone: '0200', version: 2 });
    expect(reread).toBeNull();
    expect(await readBack(id)).toMatchObject({
      family_name: 'Testwell',
      phone: '0200',
      version: 2,
    });
    expect([await found('Tastwell'), await found('Testwell Ida')]).toEqual([[], [id]]);
    expect((await trailOf(server, lab, { entity_id: id, action: 'update' }))[0]).toMatchObject({
      category: 'patient',
      patient_id: id,
      reason: 'Misheard at the desk',
      before: { family_name: 'Tastwell', phone: '0100' },
      after: { family_name: 'Testwell', phone: '0200' },
      actor: { user_id: desk.id },
    });
  });

  it('does nothing when nothing differs', async () => {
    const id = await lab.patient();
    expect(done(await corrected(id, {}))).toMatchObject({ patient: { version: 1 }, reread: null });
    expect(await trailOf(server, lab, { entity_id: id, action: 'update' })).toEqual([]);
  });

  it('keeps merged records searchable', async () => {
    const [id, loser] = [
      await lab.patient({ family_name: 'Stayson', given_name: 'Una' }),
      await lab.patient({ family_name: 'Stayson', given_name: 'Unna', mrn: 'UNNA-1' }),
    ];
    await server.call(
      mergePatients,
      {
        params: { id },
        version: 1,
        body: { loser_id: loser, loser_version: 1, taken: [], reason: 'Registered twice' },
      },
      { as: manager },
    );
    // The name of the merged record belongs to the same patient.
    done(await corrected(id, { given_name: 'Unna' }));
    expect([await found('UNNA-1'), await found('Stayson')]).toEqual([[id], [id]]);
  });

  it('keeps the patient details of the time with reported results', async () => {
    const id = await lab.patient({ given_name: 'Earlier' });
    const order = await entered(id, { K: '4.1' });
    await verified(order);
    done(await corrected(id, { given_name: 'Later', birth_date: '1958-11-03' }));
    const [row] = await lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select('reported_as')
        .where('order_id', '=', order.id)
        .execute(),
    );
    expect(row?.reported_as).toMatchObject({
      full_name: 'Testwell, Earlier',
      birth_date: '1957-11-03',
    });
  });
});

describe('correction is rejected', () => {
  it.each<[string, () => Promise<Answer>, [number, string]]>([
    [
      'a missing reason',
      async () => corrected(await lab.patient(), { phone: '0300', reason: ' ' }),
      [422, 'invalid'],
    ],
    [
      'a birth date in the future',
      async () => corrected(await lab.patient(), { birth_date: '2999-01-01' }),
      [422, 'invalid'],
    ],
    [
      'an invalid birth date',
      async () => corrected(await lab.patient(), { birth_date: '1957-02-30' }),
      [422, 'invalid'],
    ],
    [
      'removal of every name',
      async () => corrected(await lab.patient(), { family_name: '', given_name: ' ' }),
      [422, 'invalid'],
    ],
    [
      'a change of the MRN',
      async () => corrected(await lab.patient(), { mrn: 'OTHER-1' } as never),
      [422, 'invalid'],
    ],
    [
      'a stale version',
      async () => corrected(await lab.patient(), { phone: '0300' }, { version: 7 }),
      [412, 'version_stale'],
    ],
    [
      'of an unknown patient',
      async () =>
        corrected(await lab.patient(), {}).then(() =>
          server.call(
            correctPatient,
            { params: { id: uuidv7() }, version: 1, body: plain },
            { as: desk },
          ),
        ),
      [404, 'not_found'],
    ],
    [
      'a phlebotomist',
      async () =>
        corrected(await lab.patient(), { phone: '0300' }, { as: await lab.staff('phlebotomist') }),
      [403, 'forbidden'],
    ],
    [
      'the patient',
      async () => {
        const id = await lab.patient();
        return corrected(
          id,
          { phone: '0300' },
          { as: await lab.person('patient', { patientId: id }) },
        );
      },
      [403, 'forbidden'],
    ],
    [
      'a merged patient',
      async () => {
        const [survivor, loser] = [await lab.patient(), await lab.patient()];
        await server.call(
          mergePatients,
          {
            params: { id: survivor },
            version: 1,
            body: { loser_id: loser, loser_version: 1, taken: [], reason: 'Registered twice' },
          },
          { as: manager },
        );
        return corrected(loser, { phone: '0300' });
      },
      [409, 'patient_merged'],
    ],
  ])('for %s', async (_, attempt, expected) => {
    const { status, body } = await attempt();
    expect([status, body['code']]).toEqual(expected);
  });

  const plain: Body = {
    family_name: 'Testwell',
    given_name: 'Ada',
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date: '1957-11-03',
    phone: '',
    email: '',
    reason: 'x',
  };

  it('without the current version', async () => {
    const id = await lab.patient();
    const { status, body } = await server.call(
      correctPatient,
      { params: { id }, body: plain } as never,
      { as: desk },
    );
    expect([status, body['code']]).toEqual([428, 'version_missing']);
  });

  it('for a match with another patient, unless a reason is given', async () => {
    await lab.patient({ family_name: 'Twinwell', given_name: 'Eve', birth_date: '1961-03-11' });
    const id = await lab.patient({
      family_name: 'Twinwell',
      given_name: 'Eva',
      birth_date: '1961-03-11',
    });
    expect(await corrected(id, { given_name: 'Eve' })).toMatchObject({
      status: 409,
      body: { code: 'possible_duplicate_patient' },
    });
    expect(await readBack(id)).toMatchObject({ given_name: 'Eva', version: 1 });
    done(
      await corrected(id, {
        given_name: 'Eve',
        different_person_reason: 'Twins with an address each',
      }),
    );
    expect((await trailOf(server, lab, { entity_id: id, action: 'update' }))[0]).toMatchObject({
      reason: 'Misheard at the desk / Twins with an address each',
    });
    // Once confirmed as different, they are not questioned again for other changes.
    done(await corrected(id, { phone: '0400' }));
  });

  it('as not found for a patient of another facility', async () => {
    const outsider = await (await openLaboratory(server, 'correcting-apart')).staff('receptionist');
    const [theirs, unknown] = await Promise.all(
      [await lab.patient(), uuidv7()].map((id) =>
        server.call(correctPatient, { params: { id }, version: 1, body: plain }, { as: outsider }),
      ),
    );
    expect([theirs?.status, theirs && textOf(theirs)]).toEqual([404, unknown && textOf(unknown)]);
  });

  it('for the second of two concurrent requests', async () => {
    const id = await lab.patient();
    const answers = await Promise.all(
      ['0501', '0502', '0503'].map((phone) => corrected(id, { phone }, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });
});

describe('unverified values after a correction of sex or birth date', () => {
  it('get the applicable interval and flag and keep their entering user', async () => {
    const id = await lab.patient({ gender: 'female', sex_for_ranges: 'female' });
    const order = await entered(id, { HGB: '13.0', NA: '140' });
    const before = await resultOf(order, 'HGB');
    expect(before).toMatchObject({ flag: 'N', range: { low: '12.0' } });
    server.clock.advance(60);
    expect(done(await corrected(id, { gender: 'male', sex_for_ranges: 'male' })).reread).toEqual({
      open: 2,
      reported: 0,
      differing: 0,
      orders: [],
    });
    const after = await resultOf(order, 'HGB');
    expect(after).toMatchObject({
      version: before.version + 1,
      status: 'entered',
      value_text: '13.0',
      flag: 'L',
      range: { low: '14.0', high: '18.0' },
      entered_by: before.entered_by,
      entered_at: before.entered_at,
    });
    expect(after.checks).toContainEqual(
      expect.objectContaining({ kind: 'interval', outcome: 'passed', sex: 'male' }),
    );
    expect((await trailOf(server, lab, { entity_id: before.id }))[0]).toMatchObject({
      action: 'update',
      category: 'result',
      reason: 'Misheard at the desk',
      before: { status: 'entered', flag: 'N' },
      after: { status: 'entered', flag: 'L' },
    });
    // The entering user still may not verify, and verifiers need the current version.
    const stale = await server.call(
      verifyResults,
      { body: { items: [which(before)] } },
      { as: manager },
    );
    expect([stale.status, stale.body['code']]).toEqual([412, 'version_stale']);
    expect(
      await server.call(verifyResults, { body: { items: [which(after)] } }, { as: technician }),
    ).toMatchObject({ body: { code: 'verifier_is_enterer' } });
  });

  it('have no interval or flag while the sex is unknown', async () => {
    const id = await lab.patient();
    const order = await entered(id, { HGB: '13.0' });
    done(await corrected(id, { gender: 'unknown', sex_for_ranges: 'unknown' }));
    expect(await resultOf(order, 'HGB')).toMatchObject({
      flag: null,
      flag_reason: 'no_applicable_interval',
      range: null,
    });
  });

  it('have no interval while a partial birth date allows two, and are re-evaluated once it is known', async () => {
    const id = await lab.patient({ birth_date: '2008' });
    const order = await entered(id, { K: '2.9' });
    const potassium = await resultOf(order, 'K');
    const [seventeen, eighteen] = [
      { value: 17, unit: 'a' },
      { value: 18, unit: 'a' },
    ];
    expect(potassium).toMatchObject({
      flag: null,
      flag_reason: 'no_applicable_interval',
      range: null,
      applicable_range: null,
      patient: { birth_date: '2008' },
    });
    expect(potassium.checks).toContainEqual({
      kind: 'interval',
      outcome: 'unknown',
      reason: 'age_uncertain',
      sex: 'female',
      age: seventeen,
      oldest: eighteen,
    });

    expect(done(await corrected(id, { birth_date: '2008-05-12' })).reread).toMatchObject({
      open: 1,
      reported: 0,
    });
    const after = await resultOf(order, 'K');
    expect(after).toMatchObject({
      flag: 'L',
      flag_reason: 'outside_reference',
      applicable_range: { low: '3.5' },
    });
    expect(after.checks).toContainEqual({
      kind: 'interval',
      outcome: 'passed',
      reason: 'applies',
      sex: 'female',
      age: eighteen,
    });
  });

  it('have no flag while critical limits are ambiguous, and open a critical result notification once resolved', async () => {
    const id = await lab.patient({ birth_date: '2010' });
    const order = await entered(id, { K: '2.9' });
    const potassium = await resultOf(order, 'K');
    expect([
      potassium.flag,
      potassium.applicable_range,
      potassium.applicable_critical,
      await callsAbout(potassium),
    ]).toEqual([null, null, null, []]);
    expect(potassium.checks).toContainEqual({ kind: 'critical', outcome: 'unknown' });
    done(await corrected(id, { birth_date: '2010-05-13' }));
    expect([(await resultOf(order, 'K')).flag, await callsAbout(potassium)]).toEqual([
      'LL',
      ['open LL'],
    ]);
    expect(done(await corrected(id, { birth_date: '2010-05' })).reread).toMatchObject({ open: 1 });
    expect([(await resultOf(order, 'K')).flag, await callsAbout(potassium)]).toEqual([null, []]);
    // Critical by the limits of every possible age.
    const worse = await entered(id, { K: '1.9' });
    expect(await resultOf(worse, 'K')).toMatchObject({
      flag: 'LL',
      flag_reason: 'critical',
      range: null,
    });
  });

  it('use the interval of an estimated birth date and report whether it depends on the estimate', async () => {
    const id = await lab.patient({ birth_date: '2008-05-12' });
    const order = await entered(id, { K: '2.9' });
    const interval = async () =>
      (await resultOf(order, 'K')).checks?.find(({ kind }) => kind === 'interval');
    expect(await interval()).not.toHaveProperty('estimate');
    done(await corrected(id, { birth_date_estimated: true }));
    expect(await resultOf(order, 'K')).toMatchObject({
      flag: 'L',
      patient: { birth_date_estimated: true },
    });
    const { reread } = done(
      await corrected(id, { birth_date: '1980-01-01', birth_date_estimated: true }),
    );
    expect(reread).toMatchObject({ open: 1 });
    expect(await interval()).toMatchObject({ reason: 'applies', estimate: 'suffices' });
    done(await corrected(id, { birth_date: '2008-01-01', birth_date_estimated: true }));
    expect(await interval()).toMatchObject({ reason: 'applies', estimate: 'decides' });
  });

  it('use the age of a newborn in hours once the time of birth is known', async () => {
    const test = lab.testId('CL');
    const { version, definition } = await lab.transaction((tx) =>
      tx.selectFrom('test_parameter').selectAll().where('id', '=', test).executeTakeFirstOrThrow(),
    );
    const row = (low: string, high: string, from: number | null, to: number | null) => ({
      type: 'reference',
      low,
      high,
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'any',
      age_min: from === null ? null : { value: from, unit: 'h' },
      age_max: to === null ? null : { value: to, unit: 'h' },
      applies_to: 'any',
      source: 'test',
    });
    const ranges = [row('90', '100', null, 24), row('95', '110', 24, null)];
    const changed = await server.call(
      updateTestParameter,
      {
        params: { id: test },
        version,
        body: { ...definition, ranges } as BodyOf<typeof updateTestParameter>,
      },
      { as: manager },
    );
    expect([changed.status, changed.text]).toEqual([200, changed.text]);
    const now = server.clock.now().toISOString();
    const yesterday = new Date(server.clock.now().getTime() - 86_400_000)
      .toISOString()
      .slice(0, 10);
    const id = await lab.patient({ birth_date: yesterday });
    const order = await entered(id, { CL: '108' });
    expect(await resultOf(order, 'CL')).toMatchObject({ range: null, flag: null });
    // One minute short of a day, and exactly one day.
    const minutes = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    done(await corrected(id, { birth_time: clock(minutes + 1) }));
    expect(await resultOf(order, 'CL')).toMatchObject({ range: { high: '100' }, flag: 'H' });
    expect((await resultOf(order, 'CL')).checks).toContainEqual({
      kind: 'interval',
      outcome: 'passed',
      reason: 'applies',
      sex: 'female',
      age: { value: 23, unit: 'h' },
    });
    done(await corrected(id, { birth_time: clock(minutes) }));
    expect(await resultOf(order, 'CL')).toMatchObject({
      range: { low: '95', high: '110' },
      flag: 'N',
    });
  });

  it('keep their interval when it is the same for every possible age', async () => {
    const order = await entered(await lab.patient({ birth_date: '1957' }), { K: '2.9' });
    const potassium = await resultOf(order, 'K');
    expect(potassium).toMatchObject({ flag: 'L', flag_reason: 'outside_reference' });
    expect(potassium.checks).toContainEqual(
      expect.objectContaining({
        kind: 'interval',
        reason: 'applies',
        age: { value: 68, unit: 'a' },
        oldest: { value: 69, unit: 'a' },
      }),
    );
  });

  it('are calculated from the age once it is unambiguous', async () => {
    const id = await lab.patient({ birth_date: '1957' });
    const order = await entered(id, { CREA: '0.9' }, ['CREA', 'EGFR']);
    expect(await resultOf(order, 'EGFR')).toMatchObject({
      status: 'not_calculated',
      value_text: null,
      checks: [expect.objectContaining({ reason: 'age_unknown' })],
    });
    done(await corrected(id, { birth_date: '1957-11-03' }));
    expect(await resultOf(order, 'EGFR')).toMatchObject({
      status: 'entered',
      value_text: expect.stringMatching(/^[0-9]+$/),
    });
  });

  it('open a critical result notification when they become critical, and withdraw it otherwise', async () => {
    const id = await lab.patient({ birth_date: '1957-11-03' });
    const order = await entered(id, { K: '2.9' });
    const potassium = await resultOf(order, 'K');
    expect([potassium.flag, await callsAbout(potassium)]).toEqual(['L', []]);
    done(await corrected(id, { birth_date: '2020-11-03' }));
    expect([(await resultOf(order, 'K')).flag, await callsAbout(potassium)]).toEqual([
      'LL',
      ['open LL'],
    ]);
    // A new phone number opens no second notification.
    done(await corrected(id, { phone: '0600' }));
    done(await corrected(id, { birth_date: '2020-11-04' }));
    expect(await callsAbout(potassium)).toEqual(['open LL']);
    done(await corrected(id, { birth_date: '1957-11-03' }));
    expect([
      (await resultOf(order, 'K')).flag,
      await callsAbout(potassium),
      await callsAbout(potassium, true),
    ]).toEqual(['L', [], ['withdrawn LL']]);
  });

  it('awaiting a first value use the corrected details', async () => {
    const id = await lab.patient();
    const { order } = await lab.arrived(['HGB'], { patientId: id });
    expect(
      done(await corrected(id, { gender: 'male', sex_for_ranges: 'male' })).reread,
    ).toMatchObject({ open: 0 });
    expect(await resultOf(order, 'HGB')).toMatchObject({
      version: 1,
      applicable_range: { low: '14.0' },
    });
  });

  it('are recalculated', async () => {
    const id = await lab.patient({ birth_date: '1957-11-03' });
    const order = await entered(id, { CREA: '1.0' }, ['EGFR']);
    const before = await resultOf(order, 'EGFR');
    done(await corrected(id, { birth_date: '1997-11-03' }));
    const after = await resultOf(order, 'EGFR');
    expect(Number(after.value_text)).toBeGreaterThan(Number(before.value_text));
    done(await corrected(id, { gender: 'unknown', sex_for_ranges: 'unknown' }));
    expect(await resultOf(order, 'EGFR')).toMatchObject({
      status: 'not_calculated',
      value_text: null,
    });
    done(await corrected(id, { gender: 'female', sex_for_ranges: 'female' }));
    expect(await resultOf(order, 'EGFR')).toMatchObject({
      status: 'entered',
      value_text: after.value_text,
    });
  });

  it('with a released hold stay released unless another hold applies', async () => {
    const params = { id: lab.testId('GLU') };
    const test = (await server.call(readTestParameter, { params }, { as: manager }))
      .body as unknown as TestParameter;
    const delta = {
      enabled: true,
      mode: 'absolute',
      threshold: '50',
      direction: 'any',
      window_hours: 72,
      action: 'hold',
    } as const;
    await server.call(
      updateTestParameter,
      {
        params,
        version: test.version,
        body: { ...(definitionOf(test) as BodyOf<typeof updateTestParameter>), delta },
      },
      { as: manager },
    );
    const id = await lab.patient();
    await verified(await entered(id, { GLU: '90' }));
    server.clock.advance(60);
    const order = await entered(id, { GLU: '180' });
    const held = await resultOf(order, 'GLU');
    expect(held.status).toBe('held');
    done(await corrected(id, { birth_date: '1958-11-03' }));
    expect(await resultOf(order, 'GLU')).toMatchObject({
      status: 'held',
      version: held.version + 1,
      hold_release: null,
    });
    const released = await server.call(
      releaseHeldResult,
      {
        params: { id: held.id },
        version: held.version + 1,
        body: { code: 'other', note: 'Looked at' },
      },
      { as: manager },
    );
    expect([released.status, released.text]).toEqual([200, released.text]);
    done(await corrected(id, { birth_date: '1959-11-03' }));
    expect(await resultOf(order, 'GLU')).toMatchObject({
      status: 'entered',
      hold_release: { note: 'Looked at' },
    });
  });

  it('stay on hold where a verifier put them, and keep the record after its release', async () => {
    const id = await lab.patient();
    const order = await entered(id, { NA: '140' });
    const { id: resultId, version } = await resultOf(order, 'NA');
    const reason = 'Infusion in the same arm';
    await server.call(
      holdResults,
      { body: { items: [{ id: resultId, version }], reason } },
      { as: manager },
    );
    done(await corrected(id, { birth_date: '1962-04-01' }));
    const held = await resultOf(order, 'NA');
    expect(held).toMatchObject({ status: 'held', version: version + 2 });
    expect(held.checks).toContainEqual(expect.objectContaining({ kind: 'manual', reason }));
    await server.call(
      releaseHeldResult,
      {
        params: { id: resultId },
        version: held.version,
        body: { code: 'specimen_checked', note: '' },
      },
      { as: manager },
    );
    done(await corrected(id, { birth_date: '1963-04-01' }));
    const released = await resultOf(order, 'NA');
    expect(released).toMatchObject({
      status: 'entered',
      hold_release: { code: 'specimen_checked' },
    });
    expect(released.checks).toContainEqual(expect.objectContaining({ kind: 'manual', reason }));
  });

  it('require both verifications again when the flag seen by the first of two verifiers changes', async () => {
    await lab.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 2 }).execute(),
    );
    const id = await lab.patient();
    const order = await entered(id, { HGB: '13.0', CREA: '1.0' }, ['HGB', 'EGFR']);
    await verified(order);
    expect((await resultsOf(order)).map(({ status }) => status)).toEqual([
      'verified',
      'verified',
      'verified',
    ]);
    expect(
      done(await corrected(id, { gender: 'male', sex_for_ranges: 'male' })).reread,
    ).toMatchObject({ open: 3, reported: 0 });
    for (const code of ['HGB', 'CREA', 'EGFR'])
      expect(await resultOf(order, code)).toMatchObject({
        status: 'entered',
        verified_by: null,
        verified_at: null,
      });
    const { body } = await server.call(readOrder, { params: { id: order.id } }, { as: technician });
    expect((body as unknown as Order).items.map(({ status }) => status)).toEqual([
      'resulted',
      'resulted',
      'resulted',
    ]);
    await lab.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 1 }).execute(),
    );
  });

  it('are unchanged by a correction of other details', async () => {
    const id = await lab.patient();
    const order = await entered(id, { HGB: '13.0' });
    const { version } = await resultOf(order, 'HGB');
    expect(done(await corrected(id, { phone: '0700', gender: 'other' })).reread).toBeNull();
    expect(await resultOf(order, 'HGB')).toMatchObject({ version });
  });
});

describe('results reported before a correction', () => {
  it('stay as reported, are listed for review and are amended manually', async () => {
    const id = await lab.patient({ gender: 'female', sex_for_ranges: 'female' });
    const order = await entered(id, { HGB: '13.0', NA: '140' });
    await verified(order);
    const before = await resultOf(order, 'HGB');
    expect(done(await corrected(id, { gender: 'male', sex_for_ranges: 'male' })).reread).toEqual({
      open: 0,
      reported: 2,
      differing: 1,
      orders: [{ id: order.id, order_number: order.order_number }],
    });
    expect(await resultOf(order, 'HGB')).toMatchObject({
      version: before.version,
      flag: 'N',
      range: { low: '12.0' },
    });

    const amend = (code: 'clerical' | 'interpretation') =>
      lab.amend(
        {
          params: { id: before.id },
          version: before.version,
          body: { value_text: '13.0', comment: '', code, reason: 'The recorded sex was wrong' },
        },
        { as: manager },
      );
    expect(await amend('clerical')).toMatchObject({
      status: 422,
      body: { fields: { value_text: 'is the current value' } },
    });
    expect(await amend('interpretation')).toMatchObject({
      status: 200,
      body: {
        status: 'amended',
        value_text: '13.0',
        flag: 'L',
        range: { low: '14.0' },
        correction: { flag: 'N' },
      },
    });
  });

  it('are recalculated only with a correction of their inputs', async () => {
    const id = await lab.patient({ birth_date: '1957-11-03' });
    const order = await entered(id, { CREA: '1.0' }, ['EGFR']);
    await verified(order);
    const before = await resultOf(order, 'EGFR');
    expect(done(await corrected(id, { birth_date: '1997-11-03' })).reread).toMatchObject({
      open: 0,
      reported: 2,
      differing: 1,
    });
    expect(await resultOf(order, 'EGFR')).toMatchObject({
      version: before.version,
      value_text: before.value_text,
    });
    const crea = await resultOf(order, 'CREA');
    await lab.amend(
      {
        params: { id: crea.id },
        version: crea.version,
        body: {
          value_text: '1.0',
          comment: '',
          code: 'interpretation',
          reason: 'The recorded birth date was wrong',
        },
      },
      { as: manager },
    );
    const after = await resultOf(order, 'EGFR');
    expect(after).toMatchObject({
      status: 'amended',
      correction: {
        code: 'interpretation',
        reason: 'The recorded birth date was wrong',
        value_text: before.value_text,
      },
    });
    expect(Number(after.value_text)).toBeGreaterThan(Number(before.value_text));
    const versions = (
      await server.call(listResultVersions, { params: { id: after.id } }, { as: manager })
    ).body['items'] as ResultVersion[];
    expect(versions.map(({ status }) => status).slice(0, 2)).toEqual(['amended', 'released']);
  });
});
