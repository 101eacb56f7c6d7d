import {
  createTestParameter,
  definitionOf,
  readTestParameter,
  retireTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { placeOrder, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  enterResults,
  markResultAsError,
  retestResult,
  verifyResults,
  type Check,
  type Result,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

let technician: Person;
let manager: Person;
const { server, lab } = await testLaboratory('calculations');
beforeAll(async () => {
  await lab.changeTest('HDL', {
    coded_values: [{ code: 'LIP', display: 'Lipemic', flag: 'A' }],
  });
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

type Values = Record<string, string>;
type Which = Pick<Result, 'id' | 'version'>;

const which = ({ id, version }: Which) => ({ id, version });
const resultsOf = ({ id }: Order) => resultsOfOrder(server, id, technician);
const statesOf = async ({ id }: Order) => {
  const order = (await server.call(readOrder, { params: { id } }, { as: technician }))
    .body as unknown as Order;
  return {
    order: order.status,
    ...Object.fromEntries(order.items.map(({ code, status }) => [code, status])),
  };
};
async function find(order: Order, code: string): Promise<Result> {
  const found = (await resultsOf(order)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
}
async function entered(order: Order, values: Values): Promise<Answer> {
  const results = await resultsOf(order);
  const items = results.flatMap((result) =>
    values[result.test.code] === undefined
      ? []
      : [{ ...which(result), value_text: values[result.test.code] ?? '' }],
  );
  return server.call(enterResults, { body: { items } }, { as: technician });
}
const verified = (results: readonly Which[]) =>
  server.call(verifyResults, { body: { items: results.map(which) } }, { as: manager });
const verifiedAll = async (order: Order) =>
  verified((await resultsOf(order)).filter(({ status }) => status === 'entered'));
const calculationOf = ({ checks }: Result) =>
  checks?.find(
    (check): check is Extract<Check, { kind: 'calculation' }> => check.kind === 'calculation',
  );

const lipids = { CHOL: '200', HDL: '50', TRIG: '150' };
async function withValues(
  code: string,
  values: Values,
  patient?: Record<string, string>,
): Promise<Order> {
  const { order } = await lab.arrived(
    [code],
    patient ? { patientId: await lab.patient(patient) } : {},
  );
  await entered(order, values);
  return order;
}

describe('order with a calculated test', () => {
  it('includes its inputs without an additional specimen', async () => {
    const { order, samples } = await lab.arrived(['LDL']);
    expect(order.items.map(({ code }) => code)).toEqual(['LDL', 'CHOL', 'HDL', 'TRIG']);
    expect(samples.map(({ container }) => container)).toEqual(['sst']);
  });

  it('is calculated with its last input, without a user, and checked like any value', async () => {
    const order = await withValues('LDL', { CHOL: '200', HDL: '50' });
    expect(await find(order, 'LDL')).toMatchObject({
      status: 'pending',
      value_text: null,
      checks: null,
      test: { calculation: { expression: 'tc - hdl - tg / 5' } },
    });
    await entered(order, { TRIG: '150' });
    const ldl = await find(order, 'LDL');
    expect(ldl).toMatchObject({
      status: 'entered',
      value_text: '120',
      flag: 'H',
      entered_by: null,
      entered_at: server.clock.now().toISOString(),
    });
    expect(ldl.checks?.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'calculation passed',
      'plausible passed',
      'measuring_range unknown',
      'interval passed',
      'critical unknown',
      'delta unknown',
      'qc unknown',
    ]);
    expect(calculationOf(ldl)).toMatchObject({
      exact: '120',
      inputs: [
        { alias: 'tc', value_text: '200', unit_display: 'mg/dL' },
        { alias: 'hdl' },
        { alias: 'tg', value_text: '150' },
      ],
    });
    expect(await statesOf(order)).toMatchObject({ LDL: 'resulted' });
    const [line] = await trailOf(server, lab, { entity_id: ldl.id });
    expect(line).toMatchObject({
      action: 'update',
      category: 'result',
      before: { status: 'pending' },
      after: { status: 'entered', value_text: '120' },
    });
  });

  it('is evaluated as reported, from inputs as measured', async () => {
    const order = await withValues('LDL', { CHOL: '150.4', HDL: '30.5', TRIG: '100' });
    expect(await find(order, 'LDL')).toMatchObject({
      value_text: '100',
      unrounded_value: '99.9',
      flag: 'H',
      checks: expect.arrayContaining([expect.objectContaining({ exact: '99.9' })]),
    });
  });

  it.each<[string, Values, string, string | null]>([
    ['a value with a comparator', { ...lipids, TRIG: '>399' }, 'input_comparator', 'TRIG'],
    ['a coded value', { ...lipids, HDL: 'Lipemic' }, 'input_not_numeric', 'HDL'],
    ['triglycerides of 400 mg/dL', { ...lipids, TRIG: '400' }, 'not_valid', null],
  ])('is not calculated from %s until that changes', async (_, values, reason, input) => {
    const order = await withValues('LDL', values);
    const not = await find(order, 'LDL');
    expect(not).toMatchObject({ status: 'not_calculated', value_text: null, flag: null });
    expect(calculationOf(not)).toMatchObject({ outcome: 'unknown', reason, input });
    await entered(order, lipids);
    expect(await find(order, 'LDL')).toMatchObject({ status: 'entered', value_text: '120' });
  });

  it('uses the patient’s age and sex where the formula does', async () => {
    const known = await withValues('EGFR', { CREA: '2.0' });
    expect(calculationOf(await find(known, 'EGFR'))).toMatchObject({
      outcome: 'passed',
      sex: 'female',
      age: expect.any(Number),
    });
    const unknown = await withValues(
      'EGFR',
      { CREA: '2.0' },
      { sex_for_ranges: 'unknown', gender: 'other' },
    );
    expect(calculationOf(await find(unknown, 'EGFR'))).toMatchObject({ reason: 'sex_unknown' });
    const child = await withValues('EGFR', { CREA: '0.4' }, { birth_date: '2015-01-01' });
    expect(calculationOf(await find(child, 'EGFR'))).toMatchObject({ reason: 'not_valid' });
  });

  it('is held for review when the outcome is implausible', async () => {
    const order = await withValues('AGAP', { NA: '200', CL: '60', CO2: '10' });
    expect(await find(order, 'AGAP')).toMatchObject({ status: 'held', value_text: '130' });
  });

  it('is calculated once when two inputs are entered concurrently', async () => {
    const ldl = definitionOf(
      (
        await server.call(
          readTestParameter,
          { params: { id: lab.testId('LDL') } },
          { as: technician },
        )
      ).body as unknown as TestParameter,
    );
    const calculation = {
      expression: 'hb + k',
      inputs: [
        { alias: 'hb', code: 'HGB' },
        { alias: 'k', code: 'K' },
      ],
      valid_if: '',
    };
    const made = await server.call(
      createTestParameter,
      { body: { ...ldl, status: 'active', code: 'BOTH', name: 'Both', loinc: null, calculation } },
      { as: manager },
    );
    const body = {
      patient_id: await lab.patient(),
      test_parameter_ids: [String(made.body['id'])],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    const order = (await server.call(placeOrder, { body }, { as: await lab.staff('doctor') }))
      .body as unknown as Order;
    await lab.collect(order);
    expect((await lab.receive(order)).length).toBe(2);
    const answers = await Promise.all([
      entered(order, { HGB: '13.5' }),
      entered(order, { K: '4.1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await find(order, 'BOTH')).toMatchObject({
      status: 'entered',
      value_text: '18',
      version: 2,
    });
  });
});

describe('calculated value', () => {
  it('cannot be entered, amended or repeated manually', async () => {
    const order = await withValues('LDL', lipids);
    const calculated = await find(order, 'LDL');
    expect(await entered(order, { LDL: '99' })).toMatchObject({
      status: 409,
      body: { code: 'result_calculated' },
    });
    const named = { params: { id: calculated.id }, version: calculated.version };
    expect(
      await server.call(retestResult, { ...named, body: { reason: 'Looks odd' } }, { as: manager }),
    ).toMatchObject({ status: 409, body: { code: 'result_calculated' } });
    await verifiedAll(order);
    const { version } = await find(order, 'LDL');
    const body = { value_text: '99', comment: '', code: 'clerical', reason: 'Typed over' } as const;
    expect(await lab.amend({ ...named, version, body }, { as: manager })).toMatchObject({
      status: 409,
      body: { code: 'result_calculated' },
    });
  });

  it('is verified after its inputs or together with them', async () => {
    const order = await withValues('LDL', lipids);
    const calculated = await find(order, 'LDL');
    expect(await verified([calculated])).toMatchObject({
      status: 409,
      body: {
        code: 'inputs_not_verified',
        fields: { [calculated.id]: 'has unverified inputs' },
      },
    });
    expect((await verifiedAll(order)).status).toBe(200);
    expect(await statesOf(order)).toEqual({
      order: 'completed',
      LDL: 'released',
      CHOL: 'released',
      HDL: 'released',
      TRIG: 'released',
    });
  });

  it('becomes pending while an input is repeated', async () => {
    const order = await withValues('LDL', lipids);
    const { id, version } = await find(order, 'TRIG');
    await server.call(
      retestResult,
      { params: { id }, version, body: { reason: 'Clot in the probe' } },
      { as: manager },
    );
    expect(await find(order, 'LDL')).toMatchObject({
      status: 'pending',
      value_text: null,
      checks: null,
    });
    expect(await statesOf(order)).toMatchObject({ LDL: 'in_process', TRIG: 'in_process' });
    await entered(order, { TRIG: '100' });
    expect(await find(order, 'LDL')).toMatchObject({ status: 'entered', value_text: '130' });
  });

  it('is reported again when a reported input is amended', async () => {
    const order = await withValues('LDL', lipids);
    await verifiedAll(order);
    const { id, version } = await find(order, 'TRIG');
    const body = {
      value_text: '100',
      comment: '',
      code: 'clerical',
      reason: 'Read from the wrong line',
    } as const;
    await lab.amend({ params: { id }, version, body }, { as: manager });
    const ldl = await find(order, 'LDL');
    expect(ldl).toMatchObject({
      status: 'amended',
      value_text: '130',
      correction: {
        kind: 'amended',
        code: 'clerical',
        reason: 'Read from the wrong line',
        value_text: '120',
      },
      // The verifier of the amendment of its input.
      verified_by: { name: 'Test lab_manager' },
    });
    expect(ldl.verified_by?.id).not.toBe(manager.id);
    const [line] = await trailOf(server, lab, { entity_id: ldl.id });
    expect(line).toMatchObject({
      action: 'amend',
      before: { value_text: '120' },
      after: { value_text: '130' },
    });
  });

  it('is entered in error when an input is', async () => {
    const order = await withValues('LDL', lipids);
    await verifiedAll(order);
    const { id, version } = await find(order, 'TRIG');
    await server.call(
      markResultAsError,
      { params: { id }, version, body: { code: 'wrong_sample', reason: 'Tubes were swapped' } },
      { as: manager },
    );
    const ldl = await find(order, 'LDL');
    expect(ldl).toMatchObject({
      status: 'not_calculated',
      value_text: null,
      correction: { kind: 'entered_in_error', value_text: '120' },
    });
    expect(calculationOf(ldl)).toMatchObject({ reason: 'input_missing', input: 'TRIG' });
  });

  it('does not keep an order open when it cannot be calculated and all else is verified', async () => {
    const order = await withValues('LDL', { ...lipids, TRIG: '400' });
    expect(await statesOf(order)).toMatchObject({ LDL: 'received' });
    await verifiedAll(order);
    expect(await statesOf(order)).toEqual({
      order: 'completed',
      LDL: 'released',
      CHOL: 'released',
      HDL: 'released',
      TRIG: 'released',
    });
    const ldl = await find(order, 'LDL');
    expect(ldl).toMatchObject({
      status: 'not_calculated',
      released_at: server.clock.now().toISOString(),
    });
  });
});

it('prevents retiring an input that an active formula needs', async () => {
  const { version } = (
    await server.call(readTestParameter, { params: { id: lab.testId('CREA') } }, { as: manager })
  ).body as unknown as TestParameter;
  const answer = await server.call(
    retireTestParameter,
    { params: { id: lab.testId('CREA') }, version, query: { reason: 'Sent out' } },
    { as: manager },
  );
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { id: 'is used by: BMP, EGFR, RENAL' } },
  });
});
