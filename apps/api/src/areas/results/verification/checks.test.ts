import type { DeltaRule } from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import type { Order } from '@alms/lis-domain/orders';
import { mergePatients, readPatient, type PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listResults,
  listResultVersions,
  markResultAsError,
  releaseHeldResult,
  retestResult,
  verifyResults,
  type Check,
  type DeltaCheck,
  type Result,
  type ResultVersion,
  type ResultId,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { nextVersion } from '../../../testing/result-version.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const HOUR = 3_600_000;
const rule: DeltaRule = {
  enabled: true,
  mode: 'absolute',
  threshold: '1.0',
  direction: 'any',
  window_hours: 72,
  action: 'hold',
};

const { server, lab } = await testLaboratory('holds');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
beforeAll(async () => {
  await lab.changeTest('K', { delta: rule });
});

type Which = { id: string; version: number };
type Release = BodyOf<typeof releaseHeldResult>;

const itemsIn = ({ body }: Answer) => body['items'] as Result[];
const resultIn = ({ body }: Answer) => body as unknown as Result;

const entered = (items: (Which & { value_text: string })[], as = technician) =>
  server.call(
    enterResults,
    { body: { items: items.map(({ id, version, value_text }) => ({ id, version, value_text })) } },
    { as },
  );
const verified = (items: readonly Which[], as = manager) =>
  server.call(
    verifyResults,
    { body: { items: items.map(({ id, version }) => ({ id, version })) } },
    { as },
  );
const released = ({ id, version }: Which, body: Partial<Release> = {}, as = manager) =>
  server.call(
    releaseHeldResult,
    { params: { id }, version, body: { code: 'repeat_agrees', note: '', ...body } },
    { as },
  );
const waitingOf = (order: Order) => resultsOfOrder(server, order.id, technician);
const deltaOf = (result: Result | undefined) =>
  result?.checks?.find((check): check is DeltaCheck => check.kind === 'delta');
const outcomesOf = (result: Result | undefined) =>
  Object.fromEntries((result?.checks ?? []).map(({ kind, outcome }: Check) => [kind, outcome]));

/** Enters one value of a new order for a patient, as the technician. */
async function measured(patientId: PatientId, value_text: string, code = 'K'): Promise<Result> {
  const { order } = await lab.arrived([code], { patientId });
  const [waiting] = await waitingOf(order);
  const [result] = itemsIn(
    await entered([{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text }]),
  );
  if (!result) throw new Error('Nothing was entered.');
  return result;
}

/**
 * A patient whose last verified value is the given one, from a specimen collected the given hours
 * ago.
 */
async function patientWith(value_text: string, hoursAgo: number, code = 'K'): Promise<PatientId> {
  const patientId = await lab.patient();
  const answer = await verified([await measured(patientId, value_text, code)]);
  if (answer.status !== 200) throw new Error(answer.text);
  await collectedAt(patientId, hoursAgo);
  return patientId;
}

/** Sets the collection time of a patient's specimens. */
async function collectedAt(patientId: PatientId, hoursAgo: number): Promise<void> {
  const collected_at = new Date(server.clock.now().getTime() - hoursAgo * HOUR);
  await lab.transaction((tx) =>
    tx.updateTable('sample').set({ collected_at }).where('patient_id', '=', patientId).execute(),
  );
}

describe('checks of an entered value', () => {
  it('compare it with the patient’s last verified value and are stored with it', async () => {
    const patientId = await patientWith('4.4', 48);
    const result = await measured(patientId, '6.8');
    expect(result).toMatchObject({ status: 'held', flag: 'HH', critical: true });
    expect(deltaOf(result)).toMatchObject({
      outcome: 'held',
      reason: 'above_limit',
      rule,
      previous: { value_text: '4.4' },
      change: '2.4',
      percent: '54.5',
      measured: '2.4',
      hours: 48,
    });
    expect(outcomesOf(result)).toEqual({
      plausible: 'passed',
      measuring_range: 'unknown',
      interval: 'passed',
      critical: 'warned',
      delta: 'held',
      qc: 'unknown',
    });
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({ action: 'update', after: { status: 'held', value_text: '6.8' } });
  });

  it('state the patient criteria of the chosen interval', async () => {
    const patientId = await lab.patient({ birth_date: '1957-11-03', sex_for_ranges: 'female' });
    expect((await measured(patientId, '11.9', 'HGB')).checks).toContainEqual(
      expect.objectContaining({
        kind: 'interval',
        outcome: 'passed',
        reason: 'applies',
        sex: 'female',
        age: { value: expect.any(Number), unit: 'a' },
      }),
    );
  });

  it.each([
    ['a change within the limit', '4.4', '5.4', 24, 'passed', 'within_limit'],
    [
      'a previous value older than the lookback period',
      '4.4',
      '6.0',
      73,
      'unknown',
      'previous_too_old',
    ],
    ['a comparator', '4.4', '>4.8', 24, 'unknown', 'comparator'],
  ])('pass %s to verification', async (_, last, value_text, hours, outcome, reason) => {
    const patientId = await patientWith(last, hours);
    const result = await measured(patientId, value_text);
    expect([result.status, deltaOf(result)?.outcome, deltaOf(result)?.reason]).toEqual([
      'entered',
      outcome,
      reason,
    ]);
  });

  it('hold a blood group that differs from the last one until a verifier decides', async () => {
    const answers = ['A', 'B', 'O'].map((code) => ({ code, display: code, flag: 'N' as const }));
    await lab.changeTest('CRP', {
      result_type: 'coded',
      unit: null,
      unit_display: null,
      decimals: 0,
      plausible: null,
      measuring_range: null,
      ranges: [],
      autoverify: null,
      coded_values: answers,
      delta: { ...rule, mode: 'changed', threshold: '1', window_hours: 87_600 },
    });
    const patientId = await patientWith('A', 24 * 365, 'CRP');
    const same = await measured(patientId, 'A', 'CRP');
    expect([same.status, deltaOf(same)?.reason]).toEqual(['entered', 'value_unchanged']);
    const other = await measured(patientId, 'O', 'CRP');
    expect([other.status, deltaOf(other)?.reason, deltaOf(other)?.previous?.value_text]).toEqual([
      'held',
      'value_changed',
      'A',
    ]);
    expect((await verified([other])).body['code']).toBe('result_held');
    const decided = resultIn(await released(other, { code: 'specimen_checked' }));
    expect((await verified([decided])).status).toBe(200);
  });

  it('warn without a hold where the rule only warns', async () => {
    await lab.changeTest('NA', { delta: { ...rule, threshold: '13', action: 'warn' } });
    const patientId = await patientWith('140', 48, 'NA');
    const result = await measured(patientId, '126', 'NA');
    expect([result.status, deltaOf(result)?.outcome]).toEqual(['entered', 'warned']);
  });

  it('ignore values that are unverified, later, or of another test, unit or patient', async () => {
    const patientId = await lab.patient();
    await measured(patientId, '2.9');
    await verified([await measured(patientId, '140', 'NA')]);
    await patientWith('8.0', 1);
    await collectedAt(patientId, 1);
    expect(deltaOf(await measured(patientId, '4.1'))).toMatchObject({
      outcome: 'unknown',
      reason: 'no_previous',
      previous: null,
    });
    expect(deltaOf(await measured(await patientWith('4.4', -5), '6.8'))?.reason).toBe(
      'no_previous',
    );
    const inAnotherUnit = await patientWith('4.4', 1);
    await lab.changeTest('K', { unit: 'meq/L' });
    expect(deltaOf(await measured(inAnotherUnit, '6.8'))?.reason).toBe('no_previous');
    await lab.changeTest('K', { unit: 'mmol/L' });
  });

  it('are repeated when another value is entered over a held one', async () => {
    const patientId = await patientWith('4.4', 24);
    const held = await measured(patientId, '6.8');
    const [again] = itemsIn(await entered([{ ...held, value_text: '4.8' }]));
    expect([again?.status, again?.version, deltaOf(again)?.outcome]).toEqual([
      'entered',
      3,
      'passed',
    ]);
  });
});

describe('previous value of a result', () => {
  const previousOf = async (order: Order, as = technician) =>
    (await resultsOfOrder(server, order.id, as)).map(({ previous }) => previous);

  it('is listed before entry and in every later response', async () => {
    const patientId = await patientWith('4.4', 48);
    const { order } = await lab.arrived(['K'], { patientId });
    const [waiting] = await waitingOf(order);
    const previous = {
      value_text: '4.4',
      collected_at: new Date(server.clock.now().getTime() - 48 * HOUR).toISOString(),
      result_id: expect.any(String),
    };
    expect(waiting).toMatchObject({ status: 'pending', previous });
    const [typed] = itemsIn(
      await entered([{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text: '4.6' }]),
    );
    expect(typed?.previous).toEqual(previous);
    expect(itemsIn(await verified(typed ? [typed] : []))[0]?.previous).toEqual(previous);
    expect(Object.keys(waiting?.previous ?? {}).toSorted()).toEqual([
      'collected_at',
      'result_id',
      'value_text',
    ]);
  });

  it('is absent when no value is comparable', async () => {
    const patientId = await lab.patient();
    await measured(patientId, '2.9');
    await verified([await measured(patientId, '140', 'NA')]);
    await collectedAt(patientId, 1);
    expect(await previousOf((await lab.arrived(['K'], { patientId })).order)).toEqual([null]);
    expect(
      await previousOf(
        (await lab.arrived(['K'], { patientId: await patientWith('4.4', -5) })).order,
      ),
    ).toEqual([null]);
    const inAnotherUnit = await patientWith('4.4', 1);
    await lab.changeTest('K', { unit: 'meq/L' });
    expect(
      await previousOf((await lab.arrived(['K'], { patientId: inAnotherUnit })).order),
    ).toEqual([null]);
    await lab.changeTest('K', { unit: 'mmol/L' });
    // Without a collection time, earlier specimens cannot be determined.
    expect(await previousOf(await lab.order(['K'], { patientId: inAnotherUnit }))).toEqual([null]);
  });

  it('excludes values entered in error and includes those of a merged record', async () => {
    const [survivor, loser] = [await patientWith('4.4', 48), await patientWith('5.1', 24)];
    const { order } = await lab.arrived(['K'], { patientId: survivor });
    expect(await previousOf(order)).toMatchObject([{ value_text: '4.4' }]);
    const versionOf = async (id: string) =>
      Number((await server.call(readPatient, { params: { id } }, { as: manager })).body['version']);
    const body = {
      loser_id: loser,
      loser_version: await versionOf(loser),
      taken: [],
      reason: 'Registered twice',
    };
    expect(
      (
        await server.call(
          mergePatients,
          { params: { id: survivor }, version: await versionOf(survivor), body },
          { as: manager },
        )
      ).status,
    ).toBe(200);
    const [last] = await previousOf(order);
    expect(last).toMatchObject({ value_text: '5.1' });
    const wrong = {
      params: { id: last?.result_id ?? '' },
      version: 3,
      body: { code: 'wrong_patient', reason: 'Tubes were swapped' },
    } as const;
    expect((await server.call(markResultAsError, wrong, { as: manager })).status).toBe(200);
    expect(await previousOf(order)).toMatchObject([{ value_text: '4.4' }]);
  });

  it('is concealed with all its details from users who may no longer read it', async () => {
    const patientId = await lab.patient();
    const asker = await lab.person('doctor');
    const ordered = async (as: Person) => {
      const order = await lab.order(['K'], { patientId, as });
      await lab.collect(order);
      await lab.receive(order);
      return order;
    };
    const enteredOn = async (order: Order, value_text: string) => {
      const [waiting] = await waitingOf(order);
      const [result] = itemsIn(
        await entered([{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text }]),
      );
      return result as Result;
    };
    await verified([await enteredOn(await ordered(asker), '4.4')]);
    await collectedAt(patientId, 24);
    await lab.changeTest('K', { confidential: true });
    try {
      const order = await ordered(asker);
      const held = await enteredOn(order, '6.8');
      expect([held.status, held.previous]).toEqual(['held', null]);
      expect(deltaOf(held)).toMatchObject({
        outcome: 'held',
        reason: 'above_limit',
        previous: null,
        change: null,
        percent: null,
        measured: null,
        hours: null,
      });
      expect(await previousOf(order)).toEqual([null]);
      for (const as of [manager, asker]) {
        const [found] = await resultsOfOrder(server, order.id, as);
        expect([found?.previous?.value_text, deltaOf(found)?.change]).toEqual(['4.4', '2.4']);
      }
      // Another doctor's next order does not reveal a test ordered by a colleague.
      const other = await lab.person('doctor');
      const [theirs] = await resultsOfOrder(server, (await ordered(other)).id, other);
      expect(theirs).toMatchObject({ status: 'pending', previous: null });
    } finally {
      await lab.changeTest('K', { confidential: false });
    }
  });
});

/** A value of 6.8 one day after 4.4. */
async function heldResult(): Promise<Result> {
  const patientId = await patientWith('4.4', 24);
  return measured(patientId, '6.8');
}

describe('result on hold', () => {
  it('cannot be verified, and neither can others in the same request', async () => {
    const held = await heldResult();
    const other = await measured(await lab.patient(), '4.1');
    expect(await verified([other, held])).toMatchObject({
      status: 409,
      body: { code: 'result_held', fields: { [held.id]: 'cannot be verified now' } },
    });
    expect((await verified([other])).status).toBe(200);
  });

  it('is listed as on hold until the hold is released', async () => {
    const held = await heldResult();
    const ids = async () =>
      itemsIn(
        await server.call(
          listResults,
          { query: { status: 'held', limit: '100' } },
          { as: manager },
        ),
      ).map(({ id }) => id);
    expect(await ids()).toContain(held.id);
    await released(held);
    expect(await ids()).not.toContain(held.id);
  });

  it('is released with an audited reason and verified by another user than the one who entered it', async () => {
    const held = await heldResult();
    server.clock.advance(60);
    const answer = await released(held, {
      code: 'specimen_checked',
      note: 'No hemolysis, right patient',
    });
    const release = {
      code: 'specimen_checked',
      note: 'No hemolysis, right patient',
      by: { id: manager.id, name: 'Test lab_manager' },
      at: server.clock.now().toISOString(),
      from_version: held.version,
    };
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'entered',
        version: held.version + 1,
        value_text: '6.8',
        entered_by: { id: technician.id },
        hold_release: release,
      },
    });
    const [line] = await trailOf(server, lab, { entity_id: held.id });
    expect(line).toMatchObject({
      action: 'override',
      category: 'result',
      reason: 'No hemolysis, right patient',
      actor: { user_id: manager.id },
      before: { status: 'held', held_by: ['delta'] },
      after: { status: 'entered', code: 'specimen_checked' },
    });

    const result = resultIn(answer);
    expect((await verified([result], technician)).body['code']).toBe('verifier_is_enterer');
    expect(itemsIn(await verified([result]))[0]).toMatchObject({
      status: 'released',
      hold_release: release,
    });
    const versions = (
      await server.call(listResultVersions, { params: { id: held.id } }, { as: manager })
    ).body['items'] as ResultVersion[];
    expect(
      versions.map(({ status, by, hold_release }) => [status, by, hold_release?.code]),
    ).toEqual([
      ['released', 'Test lab_manager', undefined],
      ['entered', 'Test lab_manager', 'specimen_checked'],
      ['held', 'Test technician', undefined],
      ['pending', null, undefined],
    ]);
  });

  it('is held again when another value is entered after the release', async () => {
    const result = resultIn(await released(await heldResult()));
    const [again] = itemsIn(await entered([{ ...result, value_text: '6.7' }]));
    expect(again).toMatchObject({ status: 'held', hold_release: null });
  });

  it('can be repeated or marked as entered in error', async () => {
    const repeated = await heldResult();
    expect(
      resultIn(
        await server.call(
          retestResult,
          {
            params: { id: repeated.id },
            version: repeated.version,
            body: { reason: 'Clot in the tube' },
          },
          { as: manager },
        ),
      ),
    ).toMatchObject({ status: 'pending', checks: null });
    const wrong = await heldResult();
    expect(
      resultIn(
        await server.call(
          markResultAsError,
          {
            params: { id: wrong.id },
            version: wrong.version,
            body: { code: 'wrong_patient', reason: 'Tubes were swapped' },
          },
          { as: manager },
        ),
      ).status,
    ).toBe('entered_in_error');
  });

  it.each([
    ['without a reason', { code: undefined as never }],
    ['with a reason that is not on the list', { code: 'because' as never }],
    ['for reason other without a note', { code: 'other' as const }],
  ])('is not released %s', async (_, body) => {
    expect((await released(await heldResult(), body)).status).toBe(422);
  });

  it('is released for another reason that is stated', async () => {
    expect(
      (
        await released(await heldResult(), {
          code: 'other',
          note: 'Known from the referring laboratory',
        })
      ).status,
    ).toBe(200);
  });

  it('is released once and only while on hold', async () => {
    const held = await heldResult();
    const answers = await Promise.all([
      released(held),
      released(held, { code: 'clinical_change' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const result = answers.map(resultIn).find(({ status }) => status === 'entered');
    expect(await released(result ?? held)).toMatchObject({
      status: 409,
      body: { code: 'result_state' },
    });
  });

  it('on QC hold is released only by users who may override QC', async () => {
    const held = await nextVersion(lab, (await measured(await lab.patient(), '4.1')).id, {
      status: 'held',
      checks: [{ kind: 'qc', outcome: 'held' }],
    });
    expect(await released(held, {}, technician)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await released(held)).status).toBe(200);
  });

  it.each(['data_entry', 'doctor', 'nurse', 'patient'] as const)(
    'cannot be released by a %s',
    async (role) => {
      expect((await released(await heldResult(), {}, await lab.person(role))).status).toBe(403);
    },
  );

  it('is not found for another facility', async () => {
    const held = await heldResult();
    const other = await openLaboratory(server, 'elsewhere');
    const as = await other.staff('lab_manager');
    const [theirs, none] = await Promise.all(
      [held, { id: newId<ResultId>(), version: held.version }].map((which) =>
        released(which, {}, as),
      ),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(none && textOf(none));
  });
});

describe('value entered after a catalogue change', () => {
  it('is evaluated with the test version as ordered', async () => {
    const patientId = await lab.patient();
    const early = await measured(patientId, '104', 'CL');
    const before = await lab.arrived(['CL'], { patientId });
    await lab.changeTest('CL', {
      ranges: [
        {
          type: 'reference',
          low: '90',
          high: '100',
          low_op: 'lt',
          high_op: 'gt',
          text: null,
          sex: 'any',
          age_min: null,
          age_max: null,
          applies_to: 'any',
          source: 'Own study',
        },
      ],
      plausible: { low: '60', high: '102' },
    });
    const after = await lab.arrived(['CL'], { patientId });
    const [waitsBefore, waitsAfter] = await Promise.all(
      [before, after].map(async ({ order }) => (await waitingOf(order))[0]),
    );
    expect(
      [waitsBefore, waitsAfter].map((result) => [
        result?.applicable_range?.high,
        result?.test.plausible?.high,
      ]),
    ).toEqual([
      ['106', '180'],
      ['100', '102'],
    ]);
    const enteredOver = async (result: Result | undefined) =>
      entered([{ id: result?.id ?? '', version: result?.version ?? 0, value_text: '104' }]);
    expect(itemsIn(await enteredOver(waitsBefore))[0]).toMatchObject({
      flag: 'N',
      range: { high: '106' },
    });
    expect(await enteredOver(waitsAfter)).toMatchObject({
      status: 422,
      body: { code: 'implausible_value' },
    });
    const [stored] = await resultsOfOrder(server, early.order_id, technician);
    expect(stored).toMatchObject({
      flag: 'N',
      range: { high: '106' },
      applicable_range: { high: '106' },
    });
  });
});

describe('verification in bulk', () => {
  const verifiedInBulk = (items: readonly Which[]) =>
    server.call(
      verifyResults,
      { body: { items: items.map(({ id, version }) => ({ id, version })), bulk: true } },
      { as: manager },
    );
  /** A first potassium of a new patient. */
  const potassium = async (value_text: string) => measured(await lab.patient(), value_text);

  it('releases results within all checks, flagged ones included', async () => {
    const results = [await potassium('4.1'), await potassium('5.3')];
    expect(results.map(({ flag }) => flag)).toEqual(['N', 'H']);
    const answer = await verifiedInBulk(results);
    expect(itemsIn(answer).map(({ status }) => status)).toEqual(['released', 'released']);
  });

  it.each([
    ['a critical value', () => potassium('6.9'), 'critical'],
    [
      'a value with a comment',
      async () => {
        const { order } = await lab.arrived(['K']);
        const [waiting] = await waitingOf(order);
        const { body } = await server.call(
          enterResults,
          {
            body: {
              items: [
                {
                  id: waiting?.id ?? '',
                  version: waiting?.version ?? 0,
                  value_text: '4.2',
                  comment: 'Clotted, do not report',
                },
              ],
            },
          },
          { as: technician },
        );
        return (body['items'] as [Result])[0];
      },
      'comment',
    ],
    [
      'a check with a finding',
      async () => {
        await lab.changeTest('K', { delta: { ...rule, action: 'warn' } });
        const result = await measured(await patientWith('4.0', 24), '5.1');
        await lab.changeTest('K', { delta: rule });
        return result;
      },
      'delta',
    ],
  ])('refuses %s, and verifies nothing', async (_, made, reason) => {
    const [doubtful, clear] = [await made(), await potassium('4.3')];
    const answer = await verifiedInBulk([clear, doubtful]);
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'needs_review',
        fields: { [doubtful.id]: `needs individual review: ${reason}` },
      }),
    ]);
    expect((await verified([clear, doubtful])).status).toBe(200);
  });
});
