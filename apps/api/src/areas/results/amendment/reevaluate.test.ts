import type { InterferenceLimit, RangeRow } from '@alms/lis-domain/catalogue';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { changeClinicalInformation, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  correctPatient,
  readPatient,
  type Patient,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  amendResult,
  enterResults,
  rejectAmendment,
  verifyAmendment,
  verifyResults,
  type Amendment,
  type Result,
} from '@alms/lis-domain/results';
import { noteSampleCondition, readSample, type Sample } from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('reevaluated');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const colleague = await lab.person('lab_manager');
const desk = await lab.staff('receptionist');
const doctor = await lab.staff('doctor');

const row = (low: string, high: string, rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low,
  high,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...rest,
});
const hemolysis = (action: InterferenceLimit['action']): InterferenceLimit => ({
  index: 'hemolysis',
  from_grade: '2+',
  from_value: null,
  action,
  source: 'CLSI C56',
});
beforeAll(async () => {
  await lab.changeTest('HGB', {
    ranges: [
      row('12.0', '16.0', { sex: 'female' }),
      row('14.0', '18.0', { sex: 'male' }),
      row('5.0', '20.0', { sex: 'female', type: 'critical' }),
      row('13.5', '20.0', { sex: 'male', type: 'critical' }),
    ],
  });
  await lab.changeTest('TSH', {
    ranges: [row('0.4', '4.0'), row('0.2', '3.0', { applies_to: 'pregnant' })],
  });
  await lab.changeTest('K', { interference: [hemolysis('hold')] });
});

const done = ({ status, text, body }: Answer) => {
  expect([status, text]).toEqual([200, text]);
  return body;
};
const outcome = ({ status, body: { code } }: Answer) => [status, code];
const resultOf = async ({ id }: Order) =>
  (await resultsOfOrder(server, id, technician))[0] as Result;

interface Proposed {
  order: Order;
  result: Result;
  amendment: Amendment;
  patientId: PatientId;
}

const propose = async (order: Order, value_text: string) => {
  const { id, version } = await resultOf(order);
  return server.call(
    amendResult,
    {
      params: { id },
      version,
      body: { value_text, comment: '', code: 'clerical', reason: 'Typing error' },
    },
    { as: manager },
  );
};

/** A reported value. */
async function reported(code: string, value: string) {
  const patientId = await lab.patient({ gender: 'female', sex_for_ranges: 'female' });
  const { order } = await lab.arrived([code], { patientId });
  const { id, version } = await resultOf(order);
  await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text: value }] } },
    { as: technician },
  );
  done(
    await server.call(
      verifyResults,
      { body: { items: [{ id, version: (await resultOf(order)).version }] } },
      { as: manager },
    ),
  );
  return { order, patientId };
}

/** A reported value with an open amendment. */
async function proposed(code: string, value: string, amended: string): Promise<Proposed> {
  const { order, patientId } = await reported(code, value);
  const result = done(await propose(order, amended)) as unknown as Result;
  return { order, patientId, result, amendment: result.amendment as Amendment };
}
const verify = ({ id, version }: Pick<Amendment, 'id' | 'version'>, as: Person = colleague) =>
  server.call(verifyAmendment, { params: { id }, version }, { as });

/** Corrects the sex of the patient. */
async function ofSex(id: PatientId, sex: 'male' | 'female', change: Partial<Patient> = {}) {
  const patient = done(
    await server.call(readPatient, { params: { id } }, { as: desk }),
  ) as unknown as Patient;
  const { family_name, given_name, birth_date, phone, email, version } = { ...patient, ...change };
  const body = {
    family_name,
    given_name,
    birth_date,
    phone,
    email,
    gender: sex,
    sex_for_ranges: sex,
    reason: 'Misheard at the desk',
  };
  return server.call(correctPatient, { params: { id }, version, body }, { as: desk });
}
/** Changes the clinical information of an order. */
async function inform(of: Order, change: Partial<Pick<Order, 'conditions' | 'fasting'>>) {
  const { id, version, conditions, fasting } = done(
    await server.call(readOrder, { params: { id: of.id } }, { as: doctor }),
  ) as unknown as Order;
  const body = {
    clinical_info: '',
    conditions,
    fasting,
    diagnosis_codes: [],
    ...change,
    reason: 'Stated by the patient',
  };
  return done(
    await server.call(changeClinicalInformation, { params: { id }, version, body }, { as: doctor }),
  );
}
const levels = (verification_levels: 1 | 2) =>
  lab.transaction((tx) =>
    tx.updateTable('laboratory_settings').set({ verification_levels }).execute(),
  );
const titlesOf = async (as: Person, { order_number }: Order) =>
  ((await server.call(listNotifications, {}, { as })).body['items'] as Notification[])
    .filter(({ message, priority }) => message.includes(order_number) && priority === 'critical')
    .map(({ title }) => title);

describe('an open amendment after a correction of the patient’s sex', () => {
  it('has the flag that now applies in a new version, and refuses its stale verification', async () => {
    const { order, patientId, result, amendment } = await proposed('HGB', '15.0', '13.8');
    expect(amendment).toMatchObject({ version: 1, flag: 'N', critical: false });
    expect(done(await ofSex(patientId, 'male'))).toMatchObject({
      reread: { open: 1, reported: 1, differing: 1 },
    });
    const now = await resultOf(order);
    expect(now).toMatchObject({
      status: 'released',
      version: result.version,
      value_text: '15.0',
      amendment: { id: amendment.id, version: 2, state: 'proposed', flag: 'L', critical: false },
    });
    expect(outcome(await verify(amendment))).toEqual([412, 'version_stale']);
    expect(done(await verify(now.amendment as Amendment))).toMatchObject({
      status: 'amended',
      flag: 'L',
      range: { low: '14.0' },
    });
  });

  it('is audited with the reason', async () => {
    const { patientId, result } = await proposed('HGB', '15.0', '13.8');
    await ofSex(patientId, 'male');
    const [line] = await trailOf(server, lab, { entity_id: result.id, action: 'update' });
    expect(line).toMatchObject({
      reason: 'Misheard at the desk',
      before: { amendment: 'proposed', flag: 'N' },
      after: { amendment: 'proposed', flag: 'L' },
    });
  });

  it('notifies verifiers, but not the proposer, when its value becomes critical', async () => {
    const { order, patientId } = await proposed('HGB', '15.0', '13.0');
    expect(await titlesOf(colleague, order)).toEqual([]);
    await ofSex(patientId, 'male');
    expect((await resultOf(order)).amendment).toMatchObject({ flag: 'LL', critical: true });
    expect(await titlesOf(colleague, order)).toEqual(['A correction awaits verification']);
    expect(await titlesOf(manager, order)).toEqual([]);
  });

  it('requires both verifications again', async () => {
    const { order, patientId, amendment } = await proposed('HGB', '15.0', '13.8');
    await levels(2);
    const once = (done(await verify(amendment)) as unknown as Result).amendment as Amendment;
    expect(once).toMatchObject({ state: 'verified', verified_by: { id: colleague.id } });
    await ofSex(patientId, 'male');
    const open = (await resultOf(order)).amendment as Amendment;
    expect(open).toMatchObject({
      version: once.version + 1,
      state: 'proposed',
      flag: 'L',
      verified_by: null,
      verified_at: null,
    });
    expect(outcome(await verify(once, technician))).toEqual([412, 'version_stale']);
    expect((done(await verify(open, technician)) as unknown as Result).amendment).toMatchObject({
      state: 'verified',
    });
    await levels(1);
  });

  it('is unchanged once it is rejected', async () => {
    const { patientId, amendment } = await proposed('HGB', '15.0', '13.8');
    const { id, version } = amendment;
    const body = { reason: 'The first value was right' };
    done(await server.call(rejectAmendment, { params: { id }, version, body }, { as: colleague }));
    expect(done(await ofSex(patientId, 'male'))).toMatchObject({ reread: { open: 0 } });
  });

  it('is evaluated with it when both are sent at the same time', async () => {
    const { order, patientId } = await reported('HGB', '15.0');
    const answers = await Promise.all([propose(order, '13.8'), ofSex(patientId, 'male')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await resultOf(order)).amendment).toMatchObject({ flag: 'L' });
  });

  it('is reported with it, or its verification is refused, when both are sent at the same time', async () => {
    const { order, patientId, amendment } = await proposed('HGB', '15.0', '13.8');
    const [answer, corrected] = await Promise.all([verify(amendment), ofSex(patientId, 'male')]);
    const { reread } = done(corrected) as unknown as {
      reread: { open: number; differing: number };
    };
    const now = await resultOf(order);
    const isRefused = answer.status === 412;
    // Verified first: the reported value is among those to review, unless evaluated as corrected.
    expect([now.amendment?.flag, reread.open]).toEqual(isRefused ? ['L', 1] : [undefined, 0]);
    expect(isRefused || (now.flag === 'N') === (reread.differing === 1)).toBe(true);
  });
});

describe('an open amendment after a change of', () => {
  it('the clinical information has the flag that now applies', async () => {
    const { order, amendment } = await proposed('TSH', '2.0', '3.5');
    expect(amendment.flag).toBe('N');
    await inform(order, { conditions: ['pregnant'] });
    expect((await resultOf(order)).amendment).toMatchObject({ version: 2, flag: 'H' });
  });

  it('the clinical information is unchanged when its evaluation is the same', async () => {
    const { order, amendment } = await proposed('K', '4.1', '4.2');
    expect(await inform(order, { fasting: 'fasting' })).toMatchObject({ reread: { open: 0 } });
    expect((await resultOf(order)).amendment).toEqual(amendment);
  });

  it('the interference indices has the check that now applies', async () => {
    const { order } = await proposed('K', '4.1', '4.2');
    const [sample] = await lab.samplesOf(order);
    const params = { params: { id: sample?.id ?? '' } };
    const { version } = done(
      await server.call(readSample, params, { as: technician }),
    ) as unknown as Sample;
    const body = {
      condition: { codes: [], note: '', indices: { hemolysis: '3+' as const } },
      reason: 'Indices arrived late',
    };
    done(await server.call(noteSampleCondition, { ...params, version, body }, { as: technician }));
    const { amendment, value_text } = await resultOf(order);
    expect({ value_text, version: amendment?.version }).toEqual({ value_text: '4.1', version: 2 });
    expect(amendment?.checks.find(({ kind }) => kind === 'interference')).toMatchObject({
      outcome: 'held',
    });
  });
});
