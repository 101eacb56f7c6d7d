import { createTestParameter, definitionOf, readTestParameter } from '@alms/lis-domain/catalogue';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { addTests, cancelTests, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  correctPatient,
  mergePatients,
  readPatient,
  unmergePatients,
  type Patient,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  enterResults,
  holdResults,
  listPatientResults,
  listResults,
  markResultAsError,
  releaseHeldResult,
  retestResult,
  verifyResults,
  type CalculationReason,
  type Result,
} from '@alms/lis-domain/results';
import {
  collectSample,
  loseSample,
  readSample,
  receiveSample,
  storeSample,
  type Sample,
} from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { aStorageBox } from '../../../testing/storage-box.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('recalculation');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const doctor = await lab.staff('doctor');
const desk = await lab.staff('receptionist');
const box = await aStorageBox(server, technician);

/** A test calculated from a calculated one. */
let chainId: string;
beforeAll(async () => {
  await lab.changeTest('TRIG', {
    coded_values: [{ code: 'LIP', display: 'Lipemic', flag: 'A' }],
  });
  const egfr = await answered<TestParameter>(
    server.call(readTestParameter, { params: { id: lab.testId('EGFR') } }, { as: manager }),
  );
  const made = await answered<TestParameter>(
    server.call(
      createTestParameter,
      {
        body: {
          ...definitionOf(egfr),
          status: 'active',
          code: 'CHAIN',
          name: 'Chain',
          loinc: null,
          ranges: [],
          calculation: {
            expression: 'gfr * 2',
            inputs: [{ alias: 'gfr', code: 'EGFR' }],
            valid_if: '',
          },
        },
      },
      { as: manager },
    ),
  );
  chainId = made.id;
});

async function answered<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}
const resultsOf = async ({ id }: Order) =>
  (
    await answered<{ items: Result[] }>(
      server.call(listResults, { query: { order_id: id } }, { as: technician }),
    )
  ).items;
/** The latest result of a test in an order. */
async function find(order: Order, code: string): Promise<Result> {
  const found = (await resultsOf(order)).findLast(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
}
const orderNow = ({ id }: Order) =>
  answered<Order>(server.call(readOrder, { params: { id } }, { as: doctor }));
async function enter(order: Order, values: Record<string, string>): Promise<void> {
  for (const [code, value_text] of Object.entries(values)) {
    const { id, version } = await find(order, code);
    await answered(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text }] } },
        { as: technician },
      ),
    );
  }
}
async function verifyEntered(order: Order): Promise<void> {
  const items = (await resultsOf(order))
    .filter(({ status }) => status === 'entered')
    .map(({ id, version }) => ({ id, version }));
  await answered(server.call(verifyResults, { body: { items } }, { as: manager }));
}
const reasonOf = ({ checks }: Result): CalculationReason | null | undefined =>
  checks?.find((check) => check.kind === 'calculation')?.reason;

const readAgain = (id: PatientId) =>
  answered<Patient>(server.call(readPatient, { params: { id } }, { as: desk }));
async function correct(id: PatientId, change: Record<string, string>): Promise<void> {
  const { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, version } =
    await readAgain(id);
  const body = { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email };
  await answered(
    server.call(
      correctPatient,
      { params: { id }, version, body: { ...body, ...change, reason: 'Misheard at the desk' } },
      { as: desk },
    ),
  );
}
async function amend(order: Order, code: string, value_text: string): Promise<void> {
  const { id, version } = await find(order, code);
  const body = { value_text, comment: '', code: 'clerical', reason: 'Wrong line' } as const;
  await answered(lab.amend({ params: { id }, version, body }, { as: manager }));
}
async function markAsError(order: Order, code: string): Promise<void> {
  const { id, version } = await find(order, code);
  const body = { code: 'wrong_sample', reason: 'Tubes were swapped' } as const;
  await answered(
    server.call(markResultAsError, { params: { id }, version, body }, { as: manager }),
  );
}
async function cancel(order: Order, code: string): Promise<void> {
  const { id, version, items } = await orderNow(order);
  const item_ids = items.filter((item) => item.code === code).map((item) => item.id);
  await answered(
    server.call(
      cancelTests,
      { params: { id }, version, body: { item_ids, code: 'no_longer_needed', note: 'Asked' } },
      { as: doctor },
    ),
  );
}
async function add(order: Order, code: string): Promise<void> {
  const { id, version } = await orderNow(order);
  await answered(
    server.call(
      addTests,
      {
        params: { id },
        version,
        body: {
          test_parameter_ids: [lab.testId(code)],
          specimens_confirmed: true,
          repeat_reason: 'The first one was withdrawn',
        },
      },
      { as: doctor },
    ),
  );
}

async function loseStored(id: string): Promise<void> {
  const params = { id };
  const as = technician;
  const read = () => answered<Sample>(server.call(readSample, { params }, { as }));
  const { version } = await read();
  await answered(server.call(storeSample, { params, version, body: { box_id: box.id } }, { as }));
  const stored = await read();
  await answered(
    server.call(
      loseSample,
      { params, version: stored.version, body: { note: 'Not in its box' } },
      { as },
    ),
  );
}

async function collectAndReceive(id: string): Promise<void> {
  const params = { id };
  const body = { identity_check: { name: true, birth_date: true } };
  const as = technician;
  const versionNow = async () =>
    (await answered<Sample>(server.call(readSample, { params }, { as }))).version;
  await answered(
    server.call(
      collectSample,
      { params, version: await versionNow(), body },
      { as: await lab.staff('phlebotomist') },
    ),
  );
  await answered(
    server.call(receiveSample, { params, version: await versionNow(), body: {} }, { as }),
  );
}

/** An order of LDL cholesterol whose inputs have these values, by code. */
async function lipids(values: Record<string, string>, patientId?: PatientId): Promise<Order> {
  const { order } = await lab.arrived(['LDL'], patientId === undefined ? {} : { patientId });
  await enter(order, values);
  return order;
}
const whole = { CHOL: '200', HDL: '50', TRIG: '150' };

/** An order of an eGFR whose creatinine is reported; it could not be calculated. */
async function withoutEgfr(particulars: Record<string, string>) {
  const patientId = await lab.patient(particulars);
  const { order } = await lab.arrived(['EGFR'], { patientId });
  await enter(order, { CREA: '2.0' });
  await verifyEntered(order);
  return { order, patientId };
}
const ONLY_YEAR = { birth_date: '1957' };
const WHOLE_DATE = { birth_date: '1957-11-03' };
const SEX_UNKNOWN = { gender: 'other', sex_for_ranges: 'unknown' };

/** What a calculation that became possible after its release without a value must look like. */
const toVerify = {
  status: 'entered',
  released_at: null,
  verified_by: null,
  verified_at: null,
  portal_from: null,
};

/** A reported input, birth date or sex arrives after the report stated "not calculated". */
describe('a calculation that was released without a value', () => {
  interface Case {
    name: string;
    code: string;
    reason: CalculationReason;
    arrange(): Promise<Order>;
    act(order: Order): Promise<void>;
    value_text: string;
  }
  const patients = new Map<string, PatientId>();
  const egfr = async (particulars: Record<string, string>) => {
    const { order, patientId } = await withoutEgfr(particulars);
    patients.set(order.id, patientId);
    return order;
  };
  const patientOf = ({ id }: Order) => {
    const found = patients.get(id);
    if (!found) throw new Error('The order has no patient.');
    return found;
  };
  const cases: Case[] = [
    {
      name: 'the date of birth is completed',
      code: 'EGFR',
      reason: 'age_unknown',
      arrange: () => egfr(ONLY_YEAR),
      act: (order) => correct(patientOf(order), WHOLE_DATE),
      value_text: '27',
    },
    {
      name: 'the sex for intervals is set',
      code: 'EGFR',
      reason: 'sex_unknown',
      arrange: () => egfr(SEX_UNKNOWN),
      act: (order) => correct(patientOf(order), { sex_for_ranges: 'female' }),
      value_text: '27',
    },
    {
      name: 'the record is merged into one with a full date of birth',
      code: 'EGFR',
      reason: 'age_unknown',
      arrange: () => egfr(ONLY_YEAR),
      async act(order) {
        const [survivor, loser] = [await lab.patient(WHOLE_DATE), patientOf(order)];
        await answered(merge(survivor, loser));
      },
      value_text: '27',
    },
    {
      name: 'a cancelled input is added to the order and entered',
      code: 'LDL',
      reason: 'input_missing',
      async arrange() {
        const order = await lipids({ CHOL: '200', HDL: '50' });
        await cancel(order, 'TRIG');
        await verifyEntered(order);
        return order;
      },
      async act(order) {
        await add(order, 'TRIG');
        expect(await find(order, 'LDL')).toMatchObject({ status: 'pending', released_at: null });
        expect((await orderNow(order)).status).toBe('partially_released');
        await enter(order, { TRIG: '150' });
      },
      value_text: '120',
    },
    {
      name: 'a coded input is amended to a number',
      code: 'LDL',
      reason: 'input_not_numeric',
      async arrange() {
        const order = await lipids({ ...whole, TRIG: 'Lipemic' });
        await verifyEntered(order);
        return order;
      },
      act: (order) => amend(order, 'TRIG', '150'),
      value_text: '120',
    },
    {
      name: 'an input is amended so that the condition of the formula is met',
      code: 'LDL',
      reason: 'not_valid',
      async arrange() {
        const order = await lipids({ ...whole, TRIG: '500' });
        await verifyEntered(order);
        return order;
      },
      act: (order) => amend(order, 'TRIG', '150'),
      value_text: '120',
    },
    {
      name: 'an input entered in error is ordered and entered again',
      code: 'LDL',
      reason: 'input_missing',
      async arrange() {
        const order = await lipids({ ...whole, TRIG: '500' });
        await verifyEntered(order);
        await markAsError(order, 'TRIG');
        return order;
      },
      async act(order) {
        await add(order, 'TRIG');
        await enter(order, { TRIG: '150' });
      },
      value_text: '120',
    },
  ];

  it.each(cases)('is calculated when $name', async ({ code, reason, arrange, act, value_text }) => {
    const order = await arrange();
    const without = await find(order, code);
    expect(without).toMatchObject({ status: 'not_calculated', value_text: null });
    expect(without.released_at).not.toBeNull();
    expect(reasonOf(without)).toBe(reason);
    expect((await orderNow(order)).status).toBe('completed');

    await act(order);
    const calculated = await find(order, code);
    expect(calculated).toMatchObject({ ...toVerify, value_text, entered_by: null });
    expect((await orderNow(order)).status).toBe('partially_released');

    await verifyEntered(order);
    expect(await find(order, code)).toMatchObject({
      status: 'released',
      value_text,
      verified_by: { id: manager.id },
    });
    expect((await orderNow(order)).status).toBe('completed');
  });

  it('is not visible to the patient before it is verified', async () => {
    const { order, patientId } = await withoutEgfr(ONLY_YEAR);
    await correct(patientId, WHOLE_DATE);
    const namesSeen = async () =>
      (
        await answered<{ items: { test_name: string }[] }>(
          server.call(listPatientResults, { params: { id: patientId } }, { as: doctor }),
        )
      ).items.map(({ test_name }) => test_name);
    const { test } = await find(order, 'EGFR');
    expect(await namesSeen()).not.toContain(test.name);
    await verifyEntered(order);
    expect(await namesSeen()).toContain(test.name);
  });

  it('stays without a value while its reason remains', async () => {
    const { order, patientId } = await withoutEgfr({ ...ONLY_YEAR, ...SEX_UNKNOWN });
    await correct(patientId, WHOLE_DATE);
    const still = await find(order, 'EGFR');
    expect(still.status).toBe('not_calculated');
    expect(reasonOf(still)).toBe('sex_unknown');
    expect((await orderNow(order)).status).toBe('completed');
    await correct(patientId, { sex_for_ranges: 'female' });
    expect(await find(order, 'EGFR')).toMatchObject({ ...toVerify, value_text: '27' });
  });
});

describe('a calculation that is not yet released', () => {
  it.each<[string, Record<string, string>, Record<string, string>, CalculationReason]>([
    ['the date of birth is completed', ONLY_YEAR, WHOLE_DATE, 'age_unknown'],
    ['the sex for intervals is set', SEX_UNKNOWN, { sex_for_ranges: 'female' }, 'sex_unknown'],
  ])('is calculated when %s', async (_, particulars, change, reason) => {
    const patientId = await lab.patient(particulars);
    const { order } = await lab.arrived(['EGFR'], { patientId });
    await enter(order, { CREA: '2.0' });
    expect(reasonOf(await find(order, 'EGFR'))).toBe(reason);
    await correct(patientId, change);
    expect(await find(order, 'EGFR')).toMatchObject({ status: 'entered', value_text: '27' });
  });

  it('follows a merge and its undoing', async () => {
    const [survivor, loser] = [await lab.patient(WHOLE_DATE), await lab.patient(ONLY_YEAR)];
    const { order } = await lab.arrived(['EGFR'], { patientId: loser });
    await enter(order, { CREA: '2.0' });
    const { id } = await answered<{ id: string }>(merge(survivor, loser));
    expect(await find(order, 'EGFR')).toMatchObject({ status: 'entered', value_text: '27' });
    await answered(
      server.call(
        unmergePatients,
        { params: { id }, body: { reason: 'Two people after all' } },
        { as: manager },
      ),
    );
    expect(reasonOf(await find(order, 'EGFR'))).toBe('age_unknown');
  });

  it('is calculated when the hold of an input is released', async () => {
    const order = await lipids(whole);
    const { id, version } = await find(order, 'TRIG');
    await answered(
      server.call(
        holdResults,
        { body: { items: [{ id, version }], reason: 'Lipemic serum' } },
        { as: manager },
      ),
    );
    expect(reasonOf(await find(order, 'LDL'))).toBe('input_held');
    const held = await find(order, 'TRIG');
    await answered(
      server.call(
        releaseHeldResult,
        {
          params: { id },
          version: held.version,
          body: { code: 'specimen_checked', note: '' },
        },
        { as: manager },
      ),
    );
    expect(await find(order, 'LDL')).toMatchObject({ status: 'entered', value_text: '120' });
  });

  it('is calculated when an input is repeated', async () => {
    const order = await lipids({ ...whole, TRIG: '500' });
    expect(reasonOf(await find(order, 'LDL'))).toBe('not_valid');
    const { id, version } = await find(order, 'TRIG');
    await answered(
      server.call(
        retestResult,
        { params: { id }, version, body: { reason: 'Clot in the probe' } },
        { as: manager },
      ),
    );
    expect((await find(order, 'LDL')).status).toBe('pending');
    await enter(order, { TRIG: '150' });
    expect(await find(order, 'LDL')).toMatchObject({ status: 'entered', value_text: '120' });
  });

  it('is calculated when only the measurement of an input differs', async () => {
    const order = await lipids({ ...whole, TRIG: '399.9' });
    expect(await find(order, 'LDL')).toMatchObject({ value_text: '70' });
    await enter(order, { TRIG: '400.4' });
    expect(reasonOf(await find(order, 'LDL'))).toBe('not_valid');
  });

  it('is cancelled with its test, and stays cancelled when it becomes possible', async () => {
    const patientId = await lab.patient(ONLY_YEAR);
    const { order } = await lab.arrived(['EGFR'], { patientId });
    await enter(order, { CREA: '2.0' });
    await cancel(order, 'EGFR');
    await correct(patientId, WHOLE_DATE);
    expect(await find(order, 'EGFR')).toMatchObject({ status: 'cancelled', value_text: null });
  });

  it('moves to the new specimen when its own is lost, with the values measured before', async () => {
    const order = await lipids({ CHOL: '200', HDL: '50', TRIG: '500' });
    await loseStored((await find(order, 'LDL')).sample_id);
    const states = (await resultsOf(order)).map(({ test, status }) => `${test.code} ${status}`);
    expect(states).toEqual([
      'LDL cancelled',
      'CHOL entered',
      'HDL entered',
      'TRIG entered',
      'LDL not_calculated',
    ]);
  });

  it('waits for an input that is collected again', async () => {
    const order = await lipids({ CHOL: '200', HDL: '50' });
    await loseStored((await find(order, 'LDL')).sample_id);
    expect((await find(order, 'LDL')).status).toBe('pending');
    await collectAndReceive((await find(order, 'TRIG')).sample_id);
    await enter(order, { TRIG: '150' });
    expect(await find(order, 'LDL')).toMatchObject({ status: 'entered', value_text: '120' });
  });
});

describe('chains of calculations', () => {
  async function chain(particulars: Record<string, string>) {
    const patientId = await lab.patient(particulars);
    const { order } = await lab.arrived(['EGFR'], { patientId });
    const { id, version } = await orderNow(order);
    await answered(
      server.call(
        addTests,
        {
          params: { id },
          version,
          body: { test_parameter_ids: [chainId], specimens_confirmed: true },
        },
        { as: doctor },
      ),
    );
    await enter(order, { CREA: '2.0' });
    return { order, patientId };
  }

  it('are calculated completely when the first one becomes possible', async () => {
    const { order, patientId } = await chain(ONLY_YEAR);
    await verifyEntered(order);
    expect(reasonOf(await find(order, 'CHAIN'))).toBe('input_not_calculated');
    expect((await orderNow(order)).status).toBe('completed');
    await correct(patientId, WHOLE_DATE);
    expect(await find(order, 'EGFR')).toMatchObject({ ...toVerify, value_text: '27' });
    // Twice the unrounded value; twice the rounded one would be 54.
    expect(await find(order, 'CHAIN')).toMatchObject({ ...toVerify, value_text: '53' });
    const last = await find(order, 'CHAIN');
    expect(
      await server.call(
        verifyResults,
        { body: { items: [{ id: last.id, version: last.version }] } },
        { as: manager },
      ),
    ).toMatchObject({ status: 409, body: { code: 'inputs_not_verified' } });
    await verifyEntered(order);
    expect((await orderNow(order)).status).toBe('completed');
  });
});

describe('a reported calculated value', () => {
  it('is not changed by a correction of the patient', async () => {
    const patientId = await lab.patient(WHOLE_DATE);
    const { order } = await lab.arrived(['EGFR'], { patientId });
    await enter(order, { CREA: '2.0' });
    await verifyEntered(order);
    await correct(patientId, { birth_date: '1947-11-03' });
    expect(await find(order, 'EGFR')).toMatchObject({ status: 'released', value_text: '27' });
  });

  it('that was withdrawn is verified again before it is reported', async () => {
    const order = await lipids(whole);
    await verifyEntered(order);
    await markAsError(order, 'TRIG');
    expect(await find(order, 'LDL')).toMatchObject({
      status: 'not_calculated',
      correction: { kind: 'entered_in_error', value_text: '120' },
    });
    await add(order, 'TRIG');
    await enter(order, { TRIG: '100' });
    expect(await find(order, 'LDL')).toMatchObject({
      ...toVerify,
      value_text: '130',
      correction: { kind: 'entered_in_error', value_text: '120' },
    });
    await verifyEntered(order);
    expect(await find(order, 'LDL')).toMatchObject({ status: 'released', value_text: '130' });
  });
});

async function merge(survivor: PatientId, loser: PatientId): Promise<Answer> {
  const [{ version }, { version: loser_version }] = [
    await readAgain(survivor),
    await readAgain(loser),
  ];
  return server.call(
    mergePatients,
    {
      params: { id: survivor },
      version,
      body: {
        loser_id: loser,
        loser_version,
        taken: [],
        reason: 'Registered twice',
        identity_reason: 'Checked with the patient',
      },
    },
    { as: manager },
  );
}
