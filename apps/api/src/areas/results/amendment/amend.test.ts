import { updateLaboratorySettings, readLaboratorySettings } from '@alms/lis-domain/facility';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  amendResult,
  countResults,
  downloadReport,
  listIssuedReports,
  enterResults,
  listChartResults,
  listPatientResults,
  listResults,
  listResultVersions,
  markResultAsError,
  markResultsSeen,
  type ReportRecipient,
  rejectAmendment,
  verifyAmendment,
  verifyResults,
  type Amendment,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('amendments');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const colleague = await lab.person('lab_manager');

const itemsIn = <Item = Result>({ body }: Answer) => body['items'] as Item[];
const resultIn = ({ body }: Answer) => body as unknown as Result;

/** A reported potassium of 6.1, entered by the technician and verified by the manager. */
async function reported(patientId?: PatientId): Promise<{ order: Order; result: Result }> {
  const { order } = await lab.arrived(['K'], patientId === undefined ? {} : { patientId });
  const [waiting] = itemsIn(
    await server.call(listResults, { query: { order_id: order.id } }, { as: technician }),
  ) as [Result];
  const [entered] = itemsIn(
    await server.call(
      enterResults,
      { body: { items: [{ id: waiting.id, version: waiting.version, value_text: '6.1' }] } },
      { as: technician },
    ),
  ) as [Result];
  const [result] = itemsIn(
    await server.call(
      verifyResults,
      { body: { items: [{ id: entered.id, version: entered.version }] } },
      { as: manager },
    ),
  ) as [Result];
  return { order, result };
}

const propose = ({ id, version }: Pick<Result, 'id' | 'version'>, as = manager, value = '4.1') =>
  server.call(
    amendResult,
    {
      params: { id },
      version,
      body: {
        value_text: value,
        comment: '',
        code: 'clerical',
        reason: 'Two digits were swapped',
      },
    },
    { as },
  );

/** A reported result with a correction to 4.1 proposed by the manager. */
async function proposed(
  patientId?: PatientId,
): Promise<{ order: Order; result: Result; amendment: Amendment }> {
  const { order, result } = await reported(patientId);
  const after = resultIn(await propose(result));
  return { order, result: after, amendment: after.amendment as Amendment };
}

const verify = ({ id, version }: Pick<Amendment, 'id' | 'version'>, as = colleague) =>
  server.call(verifyAmendment, { params: { id }, version }, { as });
const reject = (
  { id, version }: Pick<Amendment, 'id' | 'version'>,
  as = colleague,
  reason = 'The first value was right',
) => server.call(rejectAmendment, { params: { id }, version, body: { reason } }, { as });

const current = async ({ order_id }: Result) =>
  itemsIn(await server.call(listResults, { query: { order_id } }, { as: technician }))[0];
const outcome = ({ status, body: { code } }: Answer) => [status, code];

async function facilityAllows(
  change: Partial<{ self_verification: boolean; verification_levels: 1 | 2 }>,
): Promise<void> {
  const as = await lab.staff('admin');
  const { version, ...settings } = (await server.call(readLaboratorySettings, {}, { as }))
    .body as Record<string, unknown> & { version: number };
  const answer = await server.call(
    updateLaboratorySettings,
    { version, body: { ...settings, ...change } as never },
    { as },
  );
  expect(answer.status).toBe(200);
}

/** Downloads the report and returns the number of different reports issued so far. */
async function reportsOf({ id, order_id }: Result): Promise<number> {
  const report = await server.call(downloadReport, { params: { id } }, { as: technician });
  expect(report.status).toBe(200);
  return itemsIn(
    await server.call(listIssuedReports, { params: { id: order_id } }, { as: technician }),
  ).length;
}

describe('a proposed amendment', () => {
  it('leaves the reported value, with its evaluation for the verifier', async () => {
    const { result, amendment } = await proposed();
    expect(result).toMatchObject({ status: 'released', value_text: '6.1', flag: 'H' });
    expect(amendment).toMatchObject({
      state: 'proposed',
      code: 'clerical',
      reason: 'Two digits were swapped',
      value_text: '4.1',
      flag: 'N',
      critical: false,
      proposed_by: { id: manager.id },
      proposed_at: server.clock.now().toISOString(),
      verified_by: null,
    });
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'amend',
      reason: 'Two digits were swapped',
      before: { value_text: '6.1' },
      after: { amendment: 'proposed', value_text: '4.1' },
    });
  });

  it('marks the value as under correction in the chart and for the patient', async () => {
    const patientId = await lab.patient();
    const patient = await lab.person('patient', { patientId });
    const { amendment } = await proposed(patientId);
    const params = { params: { id: patientId } };
    const marks = async () => [
      itemsIn<{ under_correction: boolean }>(
        await server.call(listPatientResults, params, { as: patient }),
      ).map(({ under_correction }) => under_correction),
      itemsIn<{ under_correction: boolean }>(
        await server.call(listChartResults, params, { as: manager }),
      ).map(({ under_correction }) => under_correction),
    ];
    expect(await marks()).toEqual([[true], [true]]);
    await verify(amendment);
    expect(await marks()).toEqual([[false], [false]]);
  });

  it('is listed and counted until it is verified or rejected', async () => {
    const { result, amendment } = await proposed();
    const listed = async () =>
      itemsIn(
        await server.call(listResults, { query: { amendment: 'open' } }, { as: technician }),
      ).map(({ id }) => id);
    const counted = async () =>
      (await server.call(countResults, {}, { as: technician })).body['amendments'] as number;
    const before = await counted();
    expect(await listed()).toContain(result.id);
    await reject(amendment);
    expect(await listed()).not.toContain(result.id);
    expect(await counted()).toBe(before - 1);
  });

  it('notifies users who can verify it, but not the proposer', async () => {
    const { order } = await proposed();
    const titles = async (as: Person) =>
      itemsIn<Notification>(await server.call(listNotifications, {}, { as }))
        .filter(({ message }) => message.includes(order.order_number))
        .map(({ title }) => title);
    expect(await titles(colleague)).toEqual(['A correction awaits verification']);
    expect(await titles(manager)).not.toContain('A correction awaits verification');
  });

  it('is the only one of its result', async () => {
    const { result } = await proposed();
    expect(outcome(await propose(result, colleague, '4.2'))).toEqual([409, 'amendment_open']);
  });

  it('is withdrawn when the result is marked as entered in error', async () => {
    const { result, amendment } = await proposed();
    const marked = await server.call(
      markResultAsError,
      {
        params: { id: result.id },
        version: result.version,
        body: { code: 'wrong_patient', reason: 'Tubes were swapped' },
      },
      { as: manager },
    );
    expect(resultIn(marked)).toMatchObject({ status: 'entered_in_error', amendment: null });
    expect(outcome(await verify({ ...amendment, version: amendment.version + 1 }))).toEqual([
      409,
      'result_state',
    ]);
  });
});

describe('verification of an amendment', () => {
  afterEach(() => facilityAllows({ self_verification: false, verification_levels: 1 }));

  it('reports the new value under both names', async () => {
    const { result, amendment } = await proposed();
    server.clock.advance(60);
    expect(resultIn(await verify(amendment))).toMatchObject({
      status: 'amended',
      version: result.version + 1,
      value_text: '4.1',
      amendment: null,
      entered_by: { id: manager.id },
      entered_at: amendment.proposed_at,
      verified_by: { id: colleague.id },
      correction: { by: { id: manager.id }, value_text: '6.1', reason: 'Two digits were swapped' },
    });
  });

  it('changes the report, which differed while the value was under correction', async () => {
    const { result } = await reported();
    const issued = [await reportsOf(result)];
    const { amendment } = resultIn(await propose(result));
    issued.push(await reportsOf(result));
    await verify(amendment as Amendment);
    issued.push(await reportsOf(result));
    expect(issued).toEqual([1, 2, 3]);
    const [latest] = itemsIn<ResultVersion>(
      await server.call(listResultVersions, { params: { id: result.id } }, { as: technician }),
    );
    expect(latest).toMatchObject({
      by: 'Test lab_manager',
      correction: { by: { id: manager.id } },
      correction_verified_by: 'Test lab_manager',
    });
  });

  it('lists and notifies the recipients of the earlier report', async () => {
    const { order, result } = await reported();
    const nurse = await lab.staff('nurse');
    const doctor = await lab.staff('doctor');
    const { id, version } = result;
    await server.call(downloadReport, { params: { id } }, { as: nurse });
    server.clock.advance(60);
    await server.call(markResultsSeen, { body: { items: [{ id, version }] } }, { as: doctor });
    const { recipients } = (
      await server.call(listResultVersions, { params: { id } }, { as: technician })
    ).body as unknown as { recipients: ReportRecipient[] };
    expect(recipients.map(({ channel, name }) => [channel, name])).toEqual([
      ['screen', 'Test doctor'],
      ['report', 'Test nurse'],
    ]);
    const { amendment } = resultIn(await propose(result));
    await verify(amendment as Amendment);
    for (const as of [nurse, doctor])
      expect(
        itemsIn<Notification>(await server.call(listNotifications, {}, { as }))
          .filter(({ message }) => message.includes(order.order_number))
          .map(({ title }) => title),
      ).toContain('A result was corrected');
  });

  it('is refused to the proposer, unless the facility allows verification of own entries', async () => {
    const { amendment, result } = await proposed();
    expect(outcome(await verify(amendment, manager))).toEqual([409, 'verifier_is_enterer']);
    expect(await current(result)).toMatchObject({ status: 'released', value_text: '6.1' });
    await facilityAllows({ self_verification: true });
    expect(resultIn(await verify(amendment, manager))).toMatchObject({ status: 'amended' });
  });

  it('needs two different users where two verifications are required', async () => {
    const { amendment, result } = await proposed();
    await facilityAllows({ verification_levels: 2 });
    const once = resultIn(await verify(amendment));
    expect(once).toMatchObject({
      status: 'released',
      value_text: '6.1',
      amendment: { state: 'verified', verified_by: { id: colleague.id } },
    });
    const open = once.amendment as Amendment;
    expect(outcome(await verify(open))).toEqual([409, 'releaser_is_verifier']);
    expect(resultIn(await verify(open, technician))).toMatchObject({
      id: result.id,
      status: 'amended',
      verified_by: { id: colleague.id },
      released_by: { id: technician.id },
    });
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['of nothing', () => verify({ id: uuidv7() as Amendment['id'], version: 1 }), 404, 'not_found'],
    [
      'with a stale version',
      async () => verify({ ...(await proposed()).amendment, version: 7 }),
      412,
      'version_stale',
    ],
    [
      'twice',
      async () => {
        const { amendment } = await proposed();
        await verify(amendment);
        return verify({ ...amendment, version: amendment.version + 1 });
      },
      409,
      'result_state',
    ],
  ])('is refused %s', async (_, answer, status, code) => {
    expect(outcome(await answer())).toEqual([status, code]);
  });

  it.each(['data_entry', 'doctor', 'nurse', 'receptionist'] as const)(
    'is denied to a %s, like its rejection',
    async (role) => {
      const { amendment } = await proposed();
      const as = await lab.staff(role);
      expect([(await verify(amendment, as)).status, (await reject(amendment, as)).status]).toEqual([
        403, 403,
      ]);
    },
  );

  it('accepts one of two concurrent verifications', async () => {
    const { amendment } = await proposed();
    const answers = await Promise.all([verify(amendment), verify(amendment, technician)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is not possible from another facility', async () => {
    const { amendment } = await proposed();
    const other = await server.facility('elsewhere');
    const stranger = await other.person('lab_manager');
    expect([
      (await verify(amendment, stranger)).status,
      (await reject(amendment, stranger)).status,
    ]).toEqual([404, 404]);
  });
});

describe('rejection of an amendment', () => {
  it('keeps the reported value and is audited with its reason', async () => {
    const { result, amendment } = await proposed();
    expect(resultIn(await reject(amendment))).toMatchObject({
      status: 'released',
      version: result.version,
      value_text: '6.1',
      amendment: null,
    });
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'reject',
      reason: 'The first value was right',
      after: { amendment: 'rejected' },
    });
    expect(resultIn(await propose(result, manager, '4.2')).amendment).toMatchObject({
      value_text: '4.2',
    });
  });

  it('is possible for the proposer, and requires a reason', async () => {
    const { amendment } = await proposed();
    expect(outcome(await reject(amendment, manager, '  '))).toEqual([422, 'invalid']);
    expect((await reject(amendment, manager)).status).toBe(200);
  });
});
