import type { PatientId } from '@alms/lis-domain/patients';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import {
  amendResult,
  downloadReport,
  enterResults,
  listPatientResults,
  listResultVersions,
  markResultAsError,
  retestResult,
  verifyResults,
  type PatientResult,
  type Result,
  type ResultVersion,
  type ResultId,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('corrections');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const itemsIn = <Item = Result>({ body }: Answer) => body['items'] as Item[];
const resultIn = ({ body }: Answer) => body as unknown as Result;
type Which = { id: string; version: number };

const amendmentOf = ({ id, version }: Which, body: Record<string, string>) => ({
  params: { id },
  version,
  body: {
    comment: '',
    code: 'clerical',
    reason: 'Two digits were swapped',
    value_text: '4.1',
    ...body,
  } as never,
});
const amended = (which: Which, body: Record<string, string>, as = manager) =>
  lab.amend(amendmentOf(which, body), { as });
const proposed = (which: Which, body: Record<string, string>, as = manager) =>
  server.call(amendResult, amendmentOf(which, body), { as });
const repeated = ({ id, version }: Which, as = manager, reason = 'Implausible beside the others') =>
  server.call(retestResult, { params: { id }, version, body: { reason } }, { as });
const takenBack = ({ id, version }: Which, as = manager) =>
  server.call(
    markResultAsError,
    {
      params: { id },
      version,
      body: { code: 'wrong_patient', reason: 'Tubes were swapped at the bedside' },
    },
    { as },
  );

/** A potassium result with this value, entered by the technician. */
async function entered(
  value_text = '6.1',
  patientId?: PatientId,
): Promise<{ order: Order; result: Result }> {
  const { order } = await lab.arrived(['K'], patientId === undefined ? {} : { patientId });
  const [waiting] = await resultsOfOrder(server, order.id, technician);
  const answer = await server.call(
    enterResults,
    { body: { items: [{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text }] } },
    { as: technician },
  );
  const [result] = itemsIn(answer);
  if (!result) throw new Error(`Nothing was entered: ${answer.text}`);
  return { order, result };
}

/** The same, verified by the manager. */
async function released(
  value_text?: string,
  patientId?: PatientId,
): Promise<{ order: Order; result: Result }> {
  const {
    order,
    result: { id, version },
  } = await entered(value_text, patientId);
  const [result] = itemsIn(
    await server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager }),
  );
  if (!result) throw new Error('Nothing was verified.');
  return { order, result };
}

const orderNow = async ({ id }: Order) =>
  (await server.call(readOrder, { params: { id } }, { as: technician })).body as unknown as Order;
const versionsOf = async (id: string) =>
  itemsIn<ResultVersion>(
    await server.call(listResultVersions, { params: { id } }, { as: technician }),
  );
const notificationsOf = async (as: Person) =>
  itemsIn<Notification>(await server.call(listNotifications, {}, { as }));

describe('amending a reported result', () => {
  it('creates a version once verified by another user, and keeps the previous value', async () => {
    const { result } = await released('6.1');
    server.clock.advance(60);
    const answer = await amended(result, {
      value_text: '4.1',
      comment: 'Checked against the analyzer.',
    });
    const now = server.clock.now().toISOString();
    const by = { id: manager.id, name: 'Test lab_manager' };
    expect((answer.body['verified_by'] as { id: string }).id).not.toBe(manager.id);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: result.version + 1,
        amendment: null,
        status: 'amended',
        value_text: '4.1',
        flag: 'N',
        comment: 'Checked against the analyzer.',
        entered_by: by,
        released_at: now,
        correction: {
          kind: 'amended',
          code: 'clerical',
          reason: 'Two digits were swapped',
          by,
          at: now,
          from_version: result.version,
          value_text: '6.1',
          flag: 'H',
        },
      },
    });
    expect(
      (await versionsOf(result.id)).map(({ version, status, value_text, by: who, correction }) => [
        version,
        status,
        value_text,
        who,
        correction?.kind,
      ]),
    ).toEqual([
      [4, 'amended', '4.1', 'Test lab_manager', 'amended'],
      [3, 'released', '6.1', 'Test lab_manager', undefined],
      [2, 'entered', '6.1', 'Test technician', undefined],
      [1, 'pending', null, null, undefined],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'amend',
      category: 'result',
      reason: 'Two digits were swapped',
      before: { status: 'released', value_text: '6.1', flag: 'H' },
      after: { status: 'amended', value_text: '4.1', flag: 'N' },
    });
  });

  it('can be repeated', async () => {
    const { result } = await released();
    const first = resultIn(await amended(result, { value_text: '4.1' }));
    expect(resultIn(await amended(first, { value_text: '4.2' }))).toMatchObject({
      version: 5,
      value_text: '4.2',
      correction: { from_version: 4, value_text: '4.1' },
    });
  });

  it('notifies the patient, ordering provider and verifier, but not the amending user, and marks the correction', async () => {
    const patientId = await lab.patient();
    const patient = await lab.person('patient', { patientId });
    const doctor = await lab.staff('doctor');
    const { order, result } = await released('6.1', patientId);
    const colleague = await lab.person('lab_manager');
    await amended(result, { value_text: '4.1' }, colleague);
    const visible = itemsIn<PatientResult>(
      await server.call(listPatientResults, { params: { id: patientId } }, { as: patient }),
    );
    expect(visible).toMatchObject([{ value_text: '4.1', corrected: true }]);
    for (const person of [patient, doctor, manager]) {
      expect((await notificationsOf(person))[0]).toMatchObject({
        type: 'result_ready',
        priority: 'high',
        title: 'A result was corrected',
        message: expect.stringContaining(order.order_number) as string,
      });
    }
    expect(await notificationsOf(colleague)).toEqual([]);
  });

  it('opens a critical result notification when the new value is critical', async () => {
    const { result } = await released('4.1');
    await amended(result, { value_text: '6.8' });
    expect((await notificationsOf(technician))[0]).toMatchObject({
      type: 'critical_result',
      title: 'Critical result: Potassium 6.8 mmol/L',
    });
  });

  it.each<[string, () => Promise<{ result: Which }>, Record<string, string>, number, string]>([
    ['without a reason', () => released(), { reason: '  ' }, 422, 'invalid'],
    ['without a valid reason code', () => released(), { code: 'wrong_patient' }, 422, 'invalid'],
    ['when the value is unchanged', () => released('6.1'), { value_text: '6.1' }, 422, 'invalid'],
    ['with an implausible value', () => released(), { value_text: '41' }, 422, 'implausible_value'],
    ['for an unverified value', () => entered(), {}, 409, 'result_state'],
    [
      'for a stale version',
      async () => ({ result: { ...(await released()).result, version: 2 } }),
      {},
      412,
      'version_stale',
    ],
    ['of nothing', async () => ({ result: { id: uuidv7(), version: 1 } }), {}, 404, 'not_found'],
  ])('is rejected %s', async (_, made, body, status, code) => {
    expect(await amended((await made()).result, body)).toMatchObject({ status, body: { code } });
  });

  it('accepts one of two amendments proposed concurrently', async () => {
    const { result } = await released();
    const second = await lab.person('lab_manager');
    const answers = await Promise.all([
      proposed(result, { value_text: '4.1' }),
      proposed(result, { value_text: '4.2' }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(['technician', 'data_entry', 'doctor', 'nurse'] as const)(
    'is denied to a %s',
    async (role) => {
      const { result } = await released();
      expect((await amended(result, {}, await lab.person(role))).status).toBe(403);
    },
  );
});

describe('requesting a repeat test', () => {
  it('makes the result pending and keeps the first value with the reason', async () => {
    const { order, result } = await entered('6.1');
    const answer = await repeated(result);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 3,
        status: 'pending',
        value_text: null,
        flag: null,
        entered_by: null,
        correction: { kind: 'retest', code: null, value_text: '6.1', flag: 'H' },
      },
    });
    expect((await orderNow(order)).items.map(({ status }) => status)).toEqual(['in_process']);
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'amend',
      reason: 'Implausible beside the others',
      before: { value_text: '6.1' },
      after: { status: 'pending', value_text: null },
    });
  });

  it('proceeds as usual with the second value, which still refers to the first', async () => {
    const { order, result } = await entered('6.1');
    const { id, version } = resultIn(await repeated(result));
    const [second] = itemsIn(
      await server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.3' }] } },
        { as: technician },
      ),
    );
    expect(second).toMatchObject({
      status: 'entered',
      value_text: '4.3',
      correction: { kind: 'retest', value_text: '6.1' },
    });
    await server.call(
      verifyResults,
      { body: { items: [{ id, version: second?.version ?? 0 }] } },
      { as: manager },
    );
    expect((await orderNow(order)).status).toBe('completed');
    expect(
      (await versionsOf(id)).map(({ value_text, correction }) => [value_text, correction?.kind]),
    ).toEqual([
      ['4.3', undefined],
      ['4.3', undefined],
      [null, 'retest'],
      ['6.1', undefined],
      [null, undefined],
    ]);
  });

  it.each<[string, () => Promise<{ result: Which }>, number, string]>([
    ['for a reported value, which is amended instead', () => released(), 409, 'result_state'],
    [
      'for a missing value',
      async () => ({ result: resultIn(await repeated((await entered()).result)) }),
      409,
      'result_state',
    ],
    [
      'for a stale version',
      async () => ({ result: { ...(await entered()).result, version: 1 } }),
      412,
      'version_stale',
    ],
  ])('is rejected %s', async (_, made, status, code) => {
    expect(await repeated((await made()).result)).toMatchObject({ status, body: { code } });
  });

  it('is rejected without a reason and for users who only enter results', async () => {
    const { result } = await entered();
    expect((await repeated(result, manager, '')).status).toBe(422);
    expect((await repeated(result, await lab.person('data_entry'))).status).toBe(403);
  });
});

describe('marking a result as entered in error', () => {
  it('hides the value, notifies the patient and keeps it on record', async () => {
    const patientId = await lab.patient();
    const patient = await lab.person('patient', { patientId });
    const { order, result } = await released('5.9', patientId);
    const answer = await takenBack(result);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 4,
        status: 'entered_in_error',
        value_text: null,
        flag: null,
        critical: false,
        correction: { kind: 'entered_in_error', code: 'wrong_patient', value_text: '5.9' },
      },
    });
    const { id } = result;
    expect(
      itemsIn<PatientResult>(
        await server.call(listPatientResults, { params: { id: patientId } }, { as: patient }),
      ),
    ).toMatchObject([{ id, value_text: null, flag: null, taken_back: true, corrected: false }]);
    expect((await server.call(downloadReport, { params: { id } }, { as: patient })).status).toBe(
      200,
    );
    expect((await orderNow(order)).items.map(({ status }) => status)).toEqual(['entered_in_error']);
    expect((await notificationsOf(patient))[0]).toMatchObject({
      title: 'A result was entered in error',
    });
    expect((await versionsOf(result.id))[1]).toMatchObject({
      status: 'released',
      value_text: '5.9',
    });
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'amend',
      reason: 'Tubes were swapped at the bedside',
      after: { status: 'entered_in_error', value_text: null },
    });
  });

  it('appears on the report even without other results', async () => {
    const { result } = await released();
    await takenBack(result);
    const report = await server.call(
      downloadReport,
      { params: { id: result.id } },
      { as: technician },
    );
    expect([report.status, report.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('sends no notification for an unreported value', async () => {
    const patientId = await lab.patient();
    const patient = await lab.person('patient', { patientId });
    const { result } = await entered('6.1', patientId);
    expect((await takenBack(result)).status).toBe(200);
    expect(await notificationsOf(patient)).toEqual([]);
    expect(
      (await server.call(downloadReport, { params: { id: result.id } }, { as: technician })).body[
        'code'
      ],
    ).toBe('report_not_ready');
  });

  it('is possible once, and not by a technician', async () => {
    const { result } = await entered();
    expect((await takenBack(result, technician)).status).toBe(403);
    expect(await takenBack(resultIn(await takenBack(result)))).toMatchObject({
      status: 409,
      body: { code: 'result_state' },
    });
  });
});

it('corrections and version history are not available to another facility', async () => {
  const { result } = await released();
  const as = await (await server.facility('next-door')).person('admin');
  const none = { id: newId<ResultId>(), version: result.version };
  for (const context of [
    amended,
    (which: Which, _: object, who: Person) => repeated(which, who),
    (which: Which, _: object, who: Person) => takenBack(which, who),
    (which: Which, _: object, who: Person) =>
      server.call(listResultVersions, { params: { id: which.id } }, { as: who }),
  ]) {
    const [theirs, missing] = await Promise.all([context(result, {}, as), context(none, {}, as)]);
    expect([theirs.status, textOf(theirs)]).toEqual([404, textOf(missing)]);
  }
});
