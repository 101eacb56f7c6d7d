import { contract } from '@alms/lis-domain/contract';
import { answersEvents, openAfterTrial, problems, type Endpoint } from '@alms/lis-domain/http';
import { readProfile } from '@alms/lis-domain/identity';
import { placeOrder } from '@alms/lis-domain/orders';
import { registerPatient } from '@alms/lis-domain/patients';
import { downloadReport, enterResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { readSubscription, type SubscriptionState } from '@alms/lis-domain/subscription';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { headOfStream, listenOnAnyPort } from '../../testing/event-stream.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

const trial = 30 * 24 * 3600;

let server: TestServer;
let port: number;
let lab: Laboratory;
let unfinished: Awaited<ReturnType<Laboratory['order']>>;
beforeAll(async () => {
  server = await openTestServer({ beta: false });
  port = await listenOnAnyPort(server.app);
  lab = await openLaboratory(server, 'trial');
  unfinished = await lab.order(['K']);
  server.clock.advance(trial);
});
afterAll(() => server.close());

const body = {
  family_name: 'Testwell',
  given_name: 'Late',
  gender: 'female',
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  phone: '',
  email: '',
} as const;
const statusAndCode = (answer: Answer) => [answer.status, answer.body['code']];
const registerAt = async (at: TestServer, facility: TestFacility) =>
  statusAndCode(
    await at.call(registerPatient, { body }, { as: await facility.person('receptionist') }),
  );
const setStatus = (facility: TestFacility, status: SubscriptionState) =>
  facility.transaction((tx) =>
    tx
      .updateTable('subscription')
      .set({ status })
      .where('tenant_id', '=', facility.tenantId)
      .execute(),
  );

/** Sends an empty request: an authorised user gets a validation error. */
async function tryAs(endpoint: Endpoint, person: Person): Promise<Pick<Answer, 'status' | 'body'>> {
  if (answersEvents(endpoint.answer))
    return headOfStream({ port, path: endpoint.path, host: lab.host, token: person.token });
  const path = `/api/v1${endpoint.path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
  const headers = {
    'content-type': 'application/json',
    'if-match': '"1"',
    'idempotency-key': crypto.randomUUID(),
  };
  return server.request({
    method: endpoint.method,
    path,
    headers,
    as: person,
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  });
}

describe('after the trial has ended', () => {
  const calls = contract.filter(({ access }) => access !== 'public');
  const named = (endpoints: readonly Endpoint[]) =>
    endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

  it.each(named(calls.filter(openAfterTrial)))('%s is still allowed', async (_, endpoint) => {
    expect((await tryAs(endpoint, await lab.staff('admin'))).status).not.toBe(402);
  });

  it.each(named(calls.filter((call) => !openAfterTrial(call))))(
    '%s is rejected',
    async (_, endpoint) => {
      const { body: refusal } = await tryAs(endpoint, await lab.staff('admin'));
      expect(refusal).toMatchObject({
        status: 402,
        code: 'trial_ended',
        detail: problems.trial_ended.detail,
      });
    },
  );

  it('the response states the end of the trial', async () => {
    expect(
      (await server.call(readSubscription, {}, { as: await lab.staff('nurse') })).body,
    ).toMatchObject({ status: 'trialing', ended: true, trial_ends_at: '2026-06-11T08:42:00.000Z' });
  });

  it('an unauthorised user gets only the authorisation error', async () => {
    expect(
      statusAndCode(
        await server.call(registerPatient, { body }, { as: await lab.person('nurse') }),
      ),
    ).toEqual([403, 'forbidden']);
  });

  it('an existing order is collected, received, entered, verified and reported', async () => {
    await lab.collect(unfinished);
    await lab.receive(unfinished);
    const [item] = unfinished.items;
    const enter = await server.call(
      enterResults,
      { body: { items: [{ id: item?.result_id ?? '', version: 1, value_text: '4.2' }] } },
      { as: await lab.staff('technician') },
    );
    const [entered] = (enter.body as unknown as { items: Result[] }).items;
    const verify = await server.call(
      verifyResults,
      { body: { items: [{ id: entered?.id ?? '', version: entered?.version ?? 0 }] } },
      { as: await lab.staff('lab_manager') },
    );
    const report = await server.call(
      downloadReport,
      { params: { id: entered?.id ?? '' } },
      { as: await lab.staff('lab_manager') },
    );
    expect([enter.status, verify.status, report.status]).toEqual([200, 200, 200]);
  });

  it('a new order is rejected with an audit event', async () => {
    const doctor = await lab.person('doctor');
    const order = {
      patient_id: unfinished.patient.id,
      test_parameter_ids: [lab.testId('K')],
      priority: 'stat' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    expect(statusAndCode(await server.call(placeOrder, { body: order }, { as: doctor }))).toEqual([
      402,
      'trial_ended',
    ]);
    expect(await trailOf(server, lab, { actor_id: doctor.id })).toMatchObject([
      { action: 'access_denied', reason: 'trial_ended', entity_label: 'POST /test-orders' },
    ]);
  });
});

describe('end of the trial', () => {
  it('takes effect at its exact time', async () => {
    const at = await openTestServer({ beta: false });
    const young = await at.facility('young');
    at.clock.advance(trial - 1);
    expect((await registerAt(at, young))[0]).toBe(201);
    at.clock.advance(1);
    expect(await registerAt(at, await at.facility('younger'))).toEqual([201, undefined]);
    expect(await registerAt(at, young)).toEqual([402, 'trial_ended']);
    await at.close();
  });

  it.each([
    ['trialing', 402],
    ['active', 201],
    ['past_due', 402],
    ['suspended', 402],
    ['cancelled', 402],
  ] as const)('for a subscription that is %s: %i', async (status, expected) => {
    const facility = await server.facility(`state-${status.replace('_', '-')}`);
    await setStatus(facility, status);
    server.clock.advance(trial);
    expect((await registerAt(server, facility))[0]).toBe(expected);
  });

  it('does not apply while all plans are free', async () => {
    const free = await openTestServer();
    const facility = await free.facility('free');
    free.clock.advance(10 * trial);
    expect((await registerAt(free, facility))[0]).toBe(201);
    expect(
      (await free.call(readSubscription, {}, { as: await facility.person('admin') })).body['ended'],
    ).toBe(false);
    await free.close();
  });

  it('is not disclosed to patients, who can still read their results', async () => {
    const patient = await lab.person('patient', { patientId: unfinished.patient.id });
    expect((await server.call(readProfile, {}, { as: patient })).status).toBe(200);
    expect(statusAndCode(await server.call(readSubscription, {}, { as: patient }))).toEqual([
      403,
      'forbidden',
    ]);
  });
});
