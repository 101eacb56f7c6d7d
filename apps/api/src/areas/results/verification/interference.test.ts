import type { InterferenceLimit } from '@alms/lis-domain/catalogue';
import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listChartResults,
  listCriticalCalls,
  listPatientResults,
  listResults,
  releaseHeldResult,
  verifyResults,
  type PatientResult,
  type Result,
} from '@alms/lis-domain/results';
import {
  noteSampleCondition,
  readSample,
  receiveSample,
  type ArrivalCondition,
  type InterferenceIndices,
  type Sample,
} from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('interference');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const limit = (
  from_grade: InterferenceLimit['from_grade'],
  action: InterferenceLimit['action'],
): InterferenceLimit => ({
  index: 'hemolysis',
  from_grade,
  from_value: null,
  action,
  source: 'CLSI C56',
});
beforeAll(async () => {
  await lab.changeTest('K', {
    interference: [limit('1+', 'comment'), limit('2+', 'hold'), limit('3+', 'suppress')],
  });
});

const itemsIn = <Item = Result>({ body }: Answer) => body['items'] as Item[];
const withIndices = (indices: InterferenceIndices): ArrivalCondition => ({
  codes: [],
  note: '',
  indices,
});

interface Arrived {
  order: Order;
  sample: Sample;
  patientId: PatientId;
}

async function arrived(
  condition: ArrivalCondition | undefined,
  codes: readonly string[] = ['K'],
): Promise<Arrived> {
  const patientId = await lab.patient();
  const order = await lab.order([...codes], { patientId });
  const [collected] = await lab.collect(order);
  if (!collected) throw new Error('An order without a specimen.');
  const { status, body, text } = await server.call(
    receiveSample,
    {
      params: { id: collected.id },
      version: collected.version,
      body: condition ? { condition } : {},
    },
    { as: technician },
  );
  if (status !== 200) throw new Error(text);
  return { order, sample: body as unknown as Sample, patientId };
}

const resultsOf = ({ order }: Arrived) => resultsOfOrder(server, order.id, technician);
const resultOf = async (of: Arrived): Promise<Result> => {
  const [result] = await resultsOf(of);
  if (!result) throw new Error('An order without a result.');
  return result;
};
const enter = async (of: Arrived, value_text: string, code = 'K') => {
  const result = (await resultsOf(of)).find(({ test }) => test.code === code);
  return server.call(
    enterResults,
    {
      body: { items: [{ id: result?.id ?? '', version: result?.version ?? 0, value_text }] },
    },
    { as: technician },
  );
};
const verify = ({ id, version }: Pick<Result, 'id' | 'version'>, bulk = false) =>
  server.call(verifyResults, { body: { items: [{ id, version }], bulk } }, { as: manager });
const note = async (
  { sample: { id } }: Arrived,
  condition: ArrivalCondition | null,
  reason = '',
  as: Person = technician,
) => {
  const { body } = await server.call(readSample, { params: { id } }, { as: technician });
  const { version } = body as unknown as Sample;
  return server.call(
    noteSampleCondition,
    { params: { id }, version, body: { condition, reason } },
    { as },
  );
};
const checkOf = ({ checks }: Result) => checks?.find(({ kind }) => kind === 'interference');

describe('an index within the limits, or none', () => {
  it('leaves the value and is shown', async () => {
    const of = await arrived(withIndices({ hemolysis: 'none', lipemia: '4+' }));
    await enter(of, '4.1');
    const result = await resultOf(of);
    expect(result).toMatchObject({
      status: 'entered',
      value_text: '4.1',
      specimen_condition: { indices: { hemolysis: 'none', lipemia: '4+' } },
    });
    expect(checkOf(result)).toMatchObject({ outcome: 'passed', action: null });
    expect(result.checks?.some(({ kind }) => kind === 'specimen')).toBe(false);
    expect((await verify(result, true)).status).toBe(200);
  });

  it('has no check without a recorded index', async () => {
    const of = await arrived(undefined);
    await enter(of, '4.1');
    expect(checkOf(await resultOf(of))).toBeUndefined();
  });
});

describe('from the limit of the test', () => {
  it('reports the value with a comment, and refuses verification in bulk', async () => {
    const of = await arrived(withIndices({ hemolysis: '1+' }));
    await enter(of, '4.1');
    const result = await resultOf(of);
    expect(result).toMatchObject({ status: 'entered', value_text: '4.1', flag: 'N' });
    expect(await verify(result, true)).toMatchObject({
      status: 409,
      body: { code: 'needs_review' },
    });
    expect((await verify(result)).status).toBe(200);
  });

  it('holds the value until a verifier decides with a reason', async () => {
    const of = await arrived(withIndices({ hemolysis: '2+' }));
    await enter(of, '4.1');
    const held = await resultOf(of);
    expect(held).toMatchObject({ status: 'held', value_text: '4.1' });
    expect(await verify(held)).toMatchObject({ status: 409 });
    const release = (as: Person) =>
      server.call(
        releaseHeldResult,
        {
          params: { id: held.id },
          version: held.version,
          body: { code: 'specimen_checked', note: '' },
        },
        { as },
      );
    expect((await release(await lab.staff('data_entry'))).status).toBe(403);
    expect((await release(manager)).status).toBe(200);
    expect((await verify(await resultOf(of))).status).toBe(200);
  });

  it.each<[string, ArrivalCondition]>([
    ['an instrument index that the test has no limit for', withIndices({ hemolysis: '120' })],
    ['hemolysis without a grade', { codes: ['HEM'], note: '' }],
  ])('holds for %s', async (_, condition) => {
    const of = await arrived(condition);
    await enter(of, '4.1');
    expect(await resultOf(of)).toMatchObject({ status: 'held' });
  });

  it('refuses an index that is not understood, naming what is accepted', async () => {
    const of = await arrived(undefined);
    expect(await note(of, withIndices({ hemolysis: '++' }))).toMatchObject({
      status: 422,
      body: {
        fields: {
          'condition.indices.hemolysis': 'must be none, 1+, 2+, 3+, 4+ or an index such as 120',
        },
      },
    });
  });
});

describe('a value that is not reported', () => {
  async function suppressed(): Promise<Arrived> {
    const of = await arrived(withIndices({ hemolysis: '3+' }));
    await enter(of, '7.9');
    return of;
  }

  it('is kept with the check, without value, flag, interval and notification', async () => {
    const of = await suppressed();
    const result = await resultOf(of);
    expect(result).toMatchObject({
      status: 'entered',
      value_text: null,
      unrounded_value: null,
      flag: null,
      flag_reason: 'hemolyzed_specimen',
      critical: false,
      range: null,
    });
    expect(checkOf(result)).toMatchObject({ action: 'suppress', measured: '7.9' });
    const calls = await server.call(listCriticalCalls, { query: {} }, { as: manager });
    expect(calls.text).not.toContain('7.9');
  });

  it('is verified individually and shown to the patient without the value', async () => {
    const of = await suppressed();
    const result = await resultOf(of);
    expect(await verify(result, true)).toMatchObject({ body: { code: 'needs_review' } });
    expect((await verify(result)).status).toBe(200);
    const patient = await lab.person('patient', { patientId: of.patientId });
    const answer = await server.call(
      listPatientResults,
      { params: { id: of.patientId } },
      { as: patient },
    );
    expect(itemsIn<PatientResult>(answer)).toMatchObject([
      { value_text: null, flag: null, flag_reason: 'hemolyzed_specimen' },
    ]);
    expect(answer.text).not.toContain('7.9');
    const chart = await server.call(
      listChartResults,
      { params: { id: of.patientId } },
      {
        as: await lab.staff('doctor'),
      },
    );
    expect(chart.status).toBe(200);
    expect(chart.text).not.toContain('7.9');
  });

  it('is reported once the index is corrected, with the measured value', async () => {
    const of = await suppressed();
    expect(await note(of, withIndices({ hemolysis: '1+' }))).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    });
    expect((await note(of, withIndices({ hemolysis: '1+' }), 'Wrong tube')).status).toBe(200);
    expect(await resultOf(of)).toMatchObject({
      status: 'entered',
      value_text: '7.9',
      flag: 'HH',
      critical: true,
    });
  });

  it('is no input of a calculation', async () => {
    await lab.changeTest('NA', { interference: [limit('3+', 'suppress')] });
    const of = await arrived(withIndices({ hemolysis: '3+' }), ['NA', 'CL', 'CO2', 'AGAP']);
    for (const [code, value] of [
      ['NA', '140'],
      ['CL', '100'],
      ['CO2', '24'],
    ] as const)
      await enter(of, value, code);
    const gap = (await resultsOf(of)).find(({ test }) => test.code === 'AGAP');
    expect(gap).toMatchObject({ status: 'not_calculated', value_text: null });
    expect(gap?.checks).toMatchObject([{ reason: 'input_not_reported', input: 'NA' }]);
  });
});

describe('an index recorded after entry', () => {
  it('evaluates unverified values again and withdraws an open notification', async () => {
    const of = await arrived(undefined);
    await enter(of, '7.9');
    expect(await resultOf(of)).toMatchObject({ critical: true, value_text: '7.9' });
    expect((await note(of, withIndices({ hemolysis: '3+' }))).status).toBe(200);
    const result = await resultOf(of);
    expect(result).toMatchObject({
      value_text: null,
      critical: false,
      awaiting_notification: false,
    });
    expect(checkOf(result)).toMatchObject({ measured: '7.9' });
  });

  it('leaves a verified value, names it for amendment, and refuses another condition', async () => {
    const of = await arrived(undefined);
    await enter(of, '4.1');
    await verify(await resultOf(of));
    expect((await note(of, withIndices({ hemolysis: '3+' }))).status).toBe(200);
    const result = await resultOf(of);
    expect(result).toMatchObject({
      status: 'released',
      value_text: '4.1',
      late_interference: 'suppress',
    });
    expect(checkOf(result)).toBeUndefined();
    expect(
      await note(of, { codes: ['HEM'], note: '', indices: { hemolysis: '3+' } }, 'Seen later'),
    ).toMatchObject({ status: 409, body: { code: 'results_verified' } });
    const amended = await lab.amend(
      {
        params: { id: result.id },
        version: result.version,
        body: {
          value_text: '4.1',
          comment: '',
          code: 'interpretation',
          reason: 'Hemolysis noticed later',
        },
      },
      { as: manager },
    );
    expect(amended).toMatchObject({ status: 200 });
    expect(await resultOf(of)).toMatchObject({
      status: 'amended',
      value_text: null,
      flag_reason: 'hemolyzed_specimen',
      late_interference: null,
    });
  });

  it('is recorded by the user who enters results, and denied to others', async () => {
    const of = await arrived(undefined);
    for (const role of ['doctor', 'receptionist', 'report_viewer'] as const)
      expect(
        (await note(of, withIndices({ hemolysis: '1+' }), '', await lab.staff(role))).status,
      ).toBe(403);
    const entering = await lab.staff('data_entry');
    expect((await note(of, withIndices({ hemolysis: '1+' }), '', entering)).status).toBe(200);
    const list = await server.call(
      listResults,
      { query: { order_id: of.order.id } },
      { as: entering },
    );
    expect(list.status).toBe(200);
  });
});
