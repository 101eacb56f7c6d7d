import type { PatientId } from '@alms/lis-domain/patients';
import { idOf } from '@alms/lis-domain/fixtures';
import {
  downloadReport,
  enterResults,
  listCriticalCalls,
  listPatientResults,
  listResultVersions,
  markResultAsError,
  recordCallAttempt,
  releaseToPatient,
  verifyResults,
  type CriticalCall,
  type PatientResult,
  type Result,
  type ResultsToCome,
  type Shown,
  type ResultId,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { json } from '../../../platform/db/json.ts';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('portal-release');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
beforeAll(async () => {
  await lab.changeTest('K', { portal: { visible: true, release: 'delay', delay_hours: 72 } });
  await lab.changeTest('CL', { portal: { visible: true, release: 'manual', delay_hours: null } });
  await lab.changeTest('CO2', {
    portal: { visible: false, release: 'on_verify', delay_hours: null },
  });
});

type Which = Pick<Result, 'id' | 'version'>;
const which = ({ id, version }: Which) => ({ params: { id }, version });
const itemsIn = ({ body }: Answer) => body['items'] as Result[];

const values: Record<string, string> = { NA: '140', K: '4.1', CL: '101', CO2: '24', HGB: '13.1' };
const enteredOf = (results: readonly Result[], typed: Readonly<Record<string, string>>) =>
  server.call(
    enterResults,
    {
      body: {
        items: results.map(({ id, version, test }) => ({
          id,
          version,
          value_text: typed[test.code] ?? values[test.code] ?? '',
        })),
      },
    },
    { as: technician },
  );
const verified = (results: readonly Which[]) =>
  server.call(
    verifyResults,
    { body: { items: results.map(({ id, version }) => ({ id, version })) } },
    { as: manager },
  );

interface Released {
  patientId: string;
  patient: Person;
  /** By test code. */
  results: Record<string, Result>;
}

/** Released results of a patient with an account; `waiting` tests have no value. */
async function released(
  codes: readonly string[],
  {
    waiting = [],
    again,
    typed = {},
    beforeRelease,
  }: {
    waiting?: readonly string[];
    again?: Pick<Released, 'patientId' | 'patient'>;
    /** Other values than the usual ones. */
    typed?: Readonly<Record<string, string>>;
    beforeRelease?: () => Promise<void>;
  } = {},
): Promise<Released> {
  const of = again?.patientId ?? (await lab.patient());
  const patient =
    again?.patient ?? (await lab.person('patient', { patientId: idOf<PatientId>(of) }));
  const { order } = await lab.arrived([...codes, ...waiting], { patientId: idOf<PatientId>(of) });
  const all = await resultsOfOrder(server, order.id, technician);
  const entered = itemsIn(
    await enteredOf(
      all.filter(({ test }) => codes.includes(test.code)),
      typed,
    ),
  );
  await beforeRelease?.();
  const answer = await verified(entered);
  if (answer.status !== 200) throw new Error(answer.text);
  return {
    patientId: of,
    patient,
    results: Object.fromEntries(
      [...all, ...itemsIn(answer)].map((result) => [result.test.code, result]),
    ),
  };
}

const resultIn = ({ results }: Released, code: string): Result => results[code] as Result;
const list = async ({ patientId }: Released, as: Person, query: Record<string, string> = {}) =>
  (await server.call(listPatientResults, { params: { id: patientId }, query }, { as }))
    .body as unknown as {
    items: PatientResult[];
    next_cursor: string | null;
    to_come: ResultsToCome[];
  };
const seenBy = async (of: Released, as: Person) =>
  (await list(of, as)).items
    .map(({ test_name, value_text, corrected, taken_back }) =>
      [
        test_name,
        value_text,
        ...(corrected ? ['corrected'] : []),
        ...(taken_back ? ['entered in error'] : []),
      ].join(' '),
    )
    .toSorted();
const report = (id: string, as: Person) => server.call(downloadReport, { params: { id } }, { as });
const shown = (result: Which, as = manager) => server.call(releaseToPatient, which(result), { as });
const notificationsOf = ({ id }: Person) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('notification')
      .select(['title', 'message'])
      .where('recipient_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
const runDue = () => server.app.jobs.runDue();

/** Moves the release time back beyond the delay. */
async function shownFrom({ id }: Which): Promise<string | null> {
  const { portal_from } = await lab.transaction((tx) =>
    tx
      .selectFrom('result')
      .select('portal_from')
      .where('id', '=', id)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow(),
  );
  return portal_from;
}
/** Moves the visibility to now, and the job with it. */
async function itsTimeComes(which: Which): Promise<void> {
  const [now, due] = [server.clock.now(), await shownFrom(which)];
  await lab.transaction((tx) =>
    tx
      .updateTable('result')
      .set({ portal_from: now })
      .where('id', '=', which.id)
      .where('is_current', '=', true)
      .execute(),
  );
  await server.database.pool.query(
    `update pgboss.job set start_after = $1 where data = $2 and start_after = $3`,
    [now, { job: 'notify_portal_release', tenant_id: lab.tenantId }, due],
  );
}

describe('released result in the portal', () => {
  it('is visible to its patient per the test’s release policy at ordering', async () => {
    const of = await released(['NA', 'K', 'CL', 'CO2']);
    expect(await seenBy(of, of.patient)).toEqual(['Sodium 140']);
    expect(resultIn(of, 'K')).toMatchObject({
      status: 'released',
      portal_from: new Date(
        Date.parse(resultIn(of, 'K').released_at ?? '') + 72 * 3_600_000,
      ).toISOString(),
      test: { portal: { release: 'delay', delay_hours: 72 } },
    });
    expect(['NA', 'CL', 'CO2'].map((code) => resultIn(of, code).portal_from)).toEqual([
      resultIn(of, 'NA').released_at,
      null,
      null,
    ]);
    await lab.changeTest('K', {
      portal: { visible: true, release: 'on_verify', delay_hours: null },
    });
    try {
      expect(await seenBy(of, of.patient)).toEqual(['Sodium 140']);
      await released(['K'], { again: of });
      expect(await seenBy(of, of.patient)).toEqual(['Potassium 4.1', 'Sodium 140']);
    } finally {
      await lab.changeTest('K', { portal: { visible: true, release: 'delay', delay_hours: 72 } });
    }
  });

  it('shows the patient the number of results to follow without naming them', async () => {
    const of = await released(['NA', 'K', 'CL', 'CO2'], { waiting: ['HGB'] });
    const { to_come } = await list(of, of.patient);
    expect(to_come).toEqual([
      {
        order_id: resultIn(of, 'NA').order_id,
        order_number: resultIn(of, 'NA').order_number,
        collected_at: expect.any(String),
        count: 3,
        withheld: [],
      },
    ]);
    expect(JSON.stringify(await list(of, of.patient))).not.toMatch(
      /Potassium|Chloride|dioxide|Hemoglobin/,
    );
  });

  it('shows staff the portal visibility of each result and the reason', async () => {
    const of = await released(['NA', 'K', 'CL', 'CO2']);
    const asPatient = await list(of, of.patient);
    const asStaff = await list(of, await lab.staff('receptionist'));
    expect(asStaff.items).toEqual(asPatient.items);
    expect(asStaff.to_come[0]?.count).toBe(asPatient.to_come[0]?.count);
    expect(
      asStaff.to_come[0]?.withheld.map(({ test_name, visibility, from }) => [
        test_name,
        visibility,
        from,
      ]),
    ).toEqual([
      ['Potassium', 'delayed', resultIn(of, 'K').portal_from],
      ['Chloride', 'manual', null],
      [expect.stringContaining('dioxide'), 'never', null],
    ]);
  });

  it('is in the report for the front desk exactly when its value is shown', async () => {
    const of = await released(['NA', 'K', 'CL', 'CO2']);
    const desk = await lab.staff('receptionist');
    const { items } = await list(of, desk);
    expect(items.length).toBeGreaterThan(0);
    const shownIds = items.map(({ id }) => id);
    for (const code of ['NA', 'K', 'CL', 'CO2']) {
      const { id } = resultIn(of, code);
      expect([code, (await report(id, desk)).status]).toEqual([
        code,
        shownIds.includes(id) ? 200 : 404,
      ]);
    }
    const { id } = resultIn(of, 'NA');
    const [forDesk, forPatient] = [await report(id, desk), await report(id, of.patient)];
    expect(forDesk.text.length).toBe(forPatient.text.length);
  });

  it('is not named to unauthorised staff when confidential', async () => {
    const of = await released(['CL']);
    const confidential = (is: boolean) =>
      lab.transaction((tx) =>
        tx
          .updateTable('test_parameter')
          .set({ definition: sql`definition || ${json({ confidential: is })}` })
          .where('id', '=', lab.testId('CL'))
          .execute(),
      );
    await confidential(true);
    try {
      const [desk, leader] = [
        await list(of, await lab.staff('receptionist')),
        await list(of, manager),
      ];
      expect([desk.to_come[0]?.count, desk.to_come[0]?.withheld]).toEqual([1, []]);
      expect(leader.to_come[0]?.withheld.map(({ test_name }) => test_name)).toEqual(['Chloride']);
      expect((await shown(resultIn(of, 'CL'), technician)).status).toBe(404);
    } finally {
      await confidential(false);
    }
  });

  it('announces no further results once the order is fully visible', async () => {
    const of = await released(['NA', 'HGB']);
    expect((await list(of, of.patient)).to_come).toEqual([]);
  });

  it('is listed on full pages', async () => {
    const of = await released(['NA', 'K', 'HGB']);
    for (let count = 0; count < 2; count += 1) {
      server.clock.advance(60);
      await released(['NA', 'K', 'HGB'], { again: of });
    }
    const first = await list(of, of.patient, { limit: '4' });
    const rest = await list(of, of.patient, { limit: '4', cursor: first.next_cursor ?? '' });
    expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([4, 2, null]);
    expect(new Set([...first.items, ...rest.items].map(({ test_name }) => test_name))).toEqual(
      new Set(['Sodium', 'Hemoglobin']),
    );
    expect([first.to_come.length, rest.to_come.length]).toEqual([3, 0]);
  });

  it('is on the patient’s report once visible and on all other reports at once', async () => {
    const of = await released(['NA', 'K']);
    const [sodium, potassium] = [resultIn(of, 'NA'), resultIn(of, 'K')];
    expect((await report(potassium.id, of.patient)).status).toBe(404);
    expect((await report(potassium.id, technician)).status).toBe(200);
    const before = await report(sodium.id, of.patient);
    await itsTimeComes(potassium);
    expect((await report(potassium.id, of.patient)).status).toBe(200);
    expect(before.status).toBe(200);
    expect(before.text.length).not.toBe((await report(sodium.id, of.patient)).text.length);
  });

  it('is notified once when it becomes visible, immediately or after the delay', async () => {
    const of = await released(['NA', 'K']);
    const [sodium] = await notificationsOf(of.patient);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
    expect(sodium?.message).toContain('1');
    await runDue();
    expect(await notificationsOf(of.patient)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select start_after from pgboss.job where data = $1 and state = 'created'`,
      [{ job: 'notify_portal_release', tenant_id: lab.tenantId }],
    );
    expect(rows).toContainEqual({ start_after: await shownFrom(resultIn(of, 'K')) });
    await itsTimeComes(resultIn(of, 'K'));
    expect(await seenBy(of, of.patient)).toEqual(['Potassium 4.1', 'Sodium 140']);
    const other = await server.anotherProcess();
    await Promise.all([runDue(), other.jobs.runDue(), runDue()]);
    expect(await notificationsOf(of.patient)).toHaveLength(2);
  });

  it('is notified only to the ordering provider while withheld', async () => {
    const of = await released(['CL']);
    await runDue();
    expect(await notificationsOf(of.patient)).toEqual([]);
    expect((await notificationsOf(await lab.staff('doctor'))).length).toBeGreaterThan(0);
  });
});

describe('portal visibility of a correction', () => {
  it('sends the patient no notification before release and appears at the release time', async () => {
    const of = await released(['K']);
    const amended = await lab.amend(
      {
        ...which(resultIn(of, 'K')),
        body: {
          value_text: '4.4',
          comment: '',
          code: 'clerical',
          reason: 'Two digits were swapped',
        },
      },
      { as: manager },
    );
    expect(amended.body).toMatchObject({
      status: 'amended',
      portal_from: resultIn(of, 'K').portal_from,
    });
    expect([await notificationsOf(of.patient), await seenBy(of, of.patient)]).toEqual([[], []]);
    await itsTimeComes(resultIn(of, 'K'));
    expect(await seenBy(of, of.patient)).toEqual(['Potassium 4.4 corrected']);
  });

  it('stays visible when the original was visible', async () => {
    const of = await released(['CL']);
    await shown(resultIn(of, 'CL'));
    const body = {
      value_text: '103',
      comment: '',
      code: 'clerical',
      reason: 'Two digits were swapped',
    } as const;
    expect((await lab.amend({ ...which(resultIn(of, 'CL')), body }, { as: manager })).status).toBe(
      200,
    );
    expect(await seenBy(of, of.patient)).toEqual(['Chloride 103 corrected']);
    expect(await notificationsOf(of.patient)).toHaveLength(2);
  });

  it.each([
    ['that was not seen leaves nothing behind', false, []],
    ['that was seen is marked in the portal', true, ['Potassium  entered in error']],
  ] as const)('a result entered in error %s', async (_, wasSeen, expected) => {
    const of = await released(['K']);
    if (wasSeen) await shown(resultIn(of, 'K'));
    expect(
      (
        await server.call(
          markResultAsError,
          {
            ...which(resultIn(of, 'K')),
            body: { code: 'wrong_patient', reason: 'The tube was another one' },
          },
          { as: manager },
        )
      ).status,
    ).toBe(200);
    await lab.transaction((tx) =>
      tx
        .updateTable('result')
        .set({ portal_from: server.clock.now() })
        .where('id', '=', resultIn(of, 'K').id)
        .where('portal_from', 'is not', null)
        .execute(),
    );
    await runDue();
    expect(await seenBy(of, of.patient)).toEqual(expected);
    expect(await notificationsOf(of.patient)).toHaveLength(wasSeen ? 2 : 0);
  });
});

describe('releasing a result to the portal', () => {
  it.each(['K', 'CL'])(
    'releases %s at once, notifies the patient and records the user',
    async (code) => {
      const of = await released([code]);
      const result = resultIn(of, code);
      const at = server.clock.now().toISOString();
      expect(await shown(result)).toMatchObject({
        status: 200,
        body: { id: result.id, version: result.version, portal_from: at },
      });
      expect(await seenBy(of, of.patient)).toHaveLength(1);
      expect(await notificationsOf(of.patient)).toHaveLength(1);
      expect((await trailOf(server, lab, { entity_id: result.id }))[0]).toMatchObject({
        action: 'update',
        category: 'result',
        patient_id: of.patientId,
        actor: { user_id: manager.id },
        before: { portal_from: result.portal_from },
        after: { portal_from: at },
      });
      const { items, shown: since } = (
        await server.call(listResultVersions, { params: { id: result.id } }, { as: technician })
      ).body as unknown as { items: unknown[]; shown: Shown | null };
      expect([items.length, since]).toEqual([3, { at, by: 'Test lab_manager' }]);
      await runDue();
      expect(await notificationsOf(of.patient)).toHaveLength(1);
    },
  );

  it('records no user when the test’s policy releases it', async () => {
    const of = await released(['NA', 'K']);
    const since = async (code: string) =>
      (
        await server.call(
          listResultVersions,
          { params: { id: resultIn(of, code).id } },
          { as: technician },
        )
      ).body['shown'];
    expect([await since('NA'), await since('K')]).toEqual([
      { at: resultIn(of, 'NA').released_at, by: null },
      null,
    ]);
  });

  it.each([
    'nurse',
    'doctor',
    'receptionist',
    'phlebotomist',
    'data_entry',
    'report_viewer',
    'patient',
  ] as const)('is denied to a %s', async (role) => {
    const of = await released(['CL']);
    expect((await shown(resultIn(of, 'CL'), await lab.person(role))).status).toBe(403);
    expect(await seenBy(of, of.patient)).toEqual([]);
  });

  it.each([
    ['shown already', 'NA', 'result_shown', 'is already visible to the patient'],
    ['never shown', 'CO2', 'result_state', 'is not reported, or is not released to patients'],
  ] as const)('is rejected when it is %s', async (_, code, problem, why) => {
    const of = await released([code]);
    expect(await shown(resultIn(of, code))).toMatchObject({
      status: 409,
      body: { code: problem, fields: { [resultIn(of, code).id]: why } },
    });
  });

  it('is rejected when repeated, unreported, stale, without a version or unknown', async () => {
    const of = await released(['CL'], { waiting: ['K'] });
    const [chloride, potassium] = [resultIn(of, 'CL'), resultIn(of, 'K')];
    const other = await openLaboratory(server, 'portal-release-other');
    const foreign = (await other.arrived(['CL'])).order.items[0]?.result_id ?? '';
    const outcome = async (attempt: Promise<Answer>) =>
      attempt.then(({ status, body }) => [status, body['code']]);
    expect(await outcome(shown(potassium))).toEqual([409, 'result_state']);
    expect(await outcome(shown({ ...chloride, version: chloride.version - 1 }))).toEqual([
      412,
      'version_stale',
    ]);
    expect(
      await outcome(
        server.call(releaseToPatient, { params: { id: chloride.id } } as never, { as: manager }),
      ),
    ).toEqual([428, 'version_missing']);
    expect(await outcome(shown({ id: newId<ResultId>(), version: 1 }))).toEqual([404, 'not_found']);
    expect(await outcome(shown({ id: idOf<ResultId>(foreign), version: 1 }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await outcome(shown(chloride))).toEqual([200, undefined]);
    expect(await outcome(shown(chloride))).toEqual([409, 'result_shown']);
  });
});

/** Domain model 2.7; ISO 15189:2022 7.4.1.3. */
describe('a critical result', () => {
  const CRITICAL = { NA: '165', K: '6.8' };
  async function openCall(): Promise<CriticalCall> {
    const { items } = (await server.call(listCriticalCalls, {}, { as: manager }))
      .body as unknown as { items: CriticalCall[] };
    const call = items.toSorted((a, b) => a.opened_at.localeCompare(b.opened_at)).at(-1);
    if (!call) throw new Error('No notification is open.');
    return call;
  }
  async function attempt(outcome: 'confirmed' | 'reached_no_readback'): Promise<void> {
    const { id, version, value_text } = await openCall();
    const answer = await server.call(
      recordCallAttempt,
      {
        params: { id },
        version,
        body: {
          channel: 'phone',
          outcome,
          recipient_name: 'Dr. Dara Roundsworth',
          recipient_role: 'Ward physician',
          note: '',
          ...(outcome === 'confirmed' && { read_back: value_text }),
        },
      },
      { as: manager },
    );
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  }
  const now = async ({ id }: Which) =>
    (await resultsOfOrder(server, await orderOf(id), technician)).find(
      (result) => result.id === id,
    ) as Result;
  const orderOf = async (id: string) =>
    (
      await lab.transaction((tx) =>
        tx
          .selectFrom('current_result')
          .select('order_id')
          .where('id', '=', idOf<ResultId>(id))
          .executeTakeFirstOrThrow(),
      )
    ).order_id;

  it('is not visible before its notification is completed, and the patient is notified then', async () => {
    const of = await released(['NA', 'HGB'], { typed: CRITICAL });
    const sodium = resultIn(of, 'NA');
    expect(sodium).toMatchObject({ status: 'released', flag: 'HH', awaiting_notification: true });
    expect(await seenBy(of, of.patient)).toEqual(['Hemoglobin 13.1']);
    expect((await list(of, of.patient)).to_come).toMatchObject([{ count: 1, withheld: [] }]);
    expect((await list(of, manager)).to_come).toMatchObject([
      { count: 1, withheld: [{ test_name: 'Sodium', visibility: 'awaiting_notification' }] },
    ]);
    expect((await report(sodium.id, of.patient)).status).toBe(404);
    server.clock.advance(60);
    await runDue();
    expect(await notificationsOf(of.patient)).toHaveLength(1);

    await attempt('reached_no_readback');
    expect(await seenBy(of, of.patient)).toEqual(['Hemoglobin 13.1']);
    await attempt('confirmed');
    expect(await seenBy(of, of.patient)).toEqual(['Hemoglobin 13.1', 'Sodium 165']);
    expect((await report(sodium.id, of.patient)).status).toBe(200);
    expect(await notificationsOf(of.patient)).toHaveLength(2);
    expect(await now(sodium)).toMatchObject({
      awaiting_notification: false,
      portal_from: server.clock.now().toISOString(),
    });
    await runDue();
    expect(await notificationsOf(of.patient)).toHaveLength(2);
  });

  it('is not released to the patient early, with the reason', async () => {
    const of = await released(['K'], { typed: CRITICAL });
    const potassium = resultIn(of, 'K');
    expect(await shown(potassium)).toMatchObject({
      status: 409,
      body: {
        code: 'notification_open',
        fields: { [potassium.id]: 'waits for the notification of its critical value' },
      },
    });
    expect(await seenBy(of, of.patient)).toEqual([]);
    await attempt('confirmed');
    expect((await shown(await now(potassium))).status).toBe(200);
    expect(await seenBy(of, of.patient)).toEqual(['Potassium 6.8']);
  });

  it('stays hidden after its notification as long as the test’s policy says', async () => {
    const of = await released(['K'], { typed: CRITICAL });
    await attempt('confirmed');
    expect(await seenBy(of, of.patient)).toEqual([]);
    expect(await notificationsOf(of.patient)).toEqual([]);
    await itsTimeComes(resultIn(of, 'K'));
    await runDue();
    expect(await seenBy(of, of.patient)).toEqual(['Potassium 6.8']);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
  });

  it('stays hidden when its delay ends before its notification', async () => {
    const of = await released(['K'], { typed: CRITICAL });
    await itsTimeComes(resultIn(of, 'K'));
    await runDue();
    expect(await seenBy(of, of.patient)).toEqual([]);
    expect(await notificationsOf(of.patient)).toEqual([]);
    await attempt('confirmed');
    expect(await seenBy(of, of.patient)).toEqual(['Potassium 6.8']);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
  });

  it('is visible at once when it was notified before its release', async () => {
    const of = await released(['NA'], {
      typed: CRITICAL,
      beforeRelease: () => attempt('confirmed'),
    });
    expect(resultIn(of, 'NA').awaiting_notification).toBe(false);
    expect(await seenBy(of, of.patient)).toEqual(['Sodium 165']);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
  });

  const amended = async (result: Which, value_text: string) => {
    const answer = await lab.amend(
      {
        ...which(result),
        body: { value_text, comment: '', code: 'clerical', reason: 'Read from the wrong line' },
      },
      { as: manager },
    );
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return answer.body as unknown as Result;
  };

  it('is visible when its notification is withdrawn with its value', async () => {
    const of = await released(['NA'], { typed: CRITICAL });
    expect(await amended(resultIn(of, 'NA'), '141')).toMatchObject({
      awaiting_notification: false,
    });
    await runDue();
    expect(await seenBy(of, of.patient)).toEqual(['Sodium 141 corrected']);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
  });

  it('replaces a visible value after its notification', async () => {
    const of = await released(['NA']);
    expect(await seenBy(of, of.patient)).toEqual(['Sodium 140']);
    expect(await amended(resultIn(of, 'NA'), '165')).toMatchObject({
      awaiting_notification: true,
    });
    await runDue();
    expect(await seenBy(of, of.patient)).toEqual([]);
    expect(await notificationsOf(of.patient)).toHaveLength(1);
    await attempt('confirmed');
    expect(await seenBy(of, of.patient)).toEqual(['Sodium 165 corrected']);
    expect(await notificationsOf(of.patient)).toHaveLength(2);
  });
});
