import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  holdResults,
  listResultSteps,
  listResultVersions,
  releaseHeldResult,
  removeFile,
  retestResult,
  verifyResults,
  type Check,
  type Result,
  type ResultId,
  type ResultStep,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer } from '../../../testing/test-server.ts';

const reason = 'Infusion in the same arm';

const { server, lab } = await testLaboratory('manual-holds');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

type Which = { id: string; version: number };

const itemsIn = ({ body }: Answer) => body['items'] as Result[];
const whichOf = (items: readonly Which[]) => items.map(({ id, version }) => ({ id, version }));

const held = (items: readonly Which[], as = manager, why: string = reason) =>
  server.call(holdResults, { body: { items: whichOf(items), reason: why } }, { as });
const verified = (items: readonly Which[], bulk = false) =>
  server.call(verifyResults, { body: { items: whichOf(items), bulk } }, { as: manager });
const entered = (items: readonly (Which & { value_text: string })[]) =>
  server.call(
    enterResults,
    { body: { items: items.map(({ id, version, value_text }) => ({ id, version, value_text })) } },
    { as: technician },
  );
const released = (
  { id, version }: Which,
  code: 'other' | 'specimen_checked' = 'specimen_checked',
) =>
  server.call(
    releaseHeldResult,
    { params: { id }, version, body: { code, note: '' } },
    { as: manager },
  );
const resultsOf = (orderId: Result['order_id']) => resultsOfOrder(server, orderId, technician);

/** Results with these values, entered by the technician. */
async function measured(
  values: Record<string, string>,
  codes = Object.keys(values),
  patientId?: PatientId,
): Promise<[Result, ...Result[]]> {
  const { order } = await lab.arrived(codes, patientId === undefined ? {} : { patientId });
  const waiting = (await resultsOf(order.id)).filter(({ test }) => test.code in values);
  await entered(
    waiting.map((result) => ({ ...result, value_text: values[result.test.code] ?? '' })),
  );
  const [first, ...others] = await resultsOf(order.id);
  if (!first) throw new Error('The order has no result.');
  return [first, ...others];
}
/** One potassium on hold by the manager. */
async function heldPotassium(value_text = '4.1'): Promise<Result> {
  const [result] = itemsIn(await held(await measured({ K: value_text })));
  if (!result) throw new Error('Nothing was put on hold.');
  return result;
}
const manualOf = ({ checks }: Pick<Result, 'checks'>) =>
  checks?.find((check): check is Extract<Check, { kind: 'manual' }> => check.kind === 'manual');

describe('manual hold', () => {
  it('stores who put the results of a specimen on hold, when and why', async () => {
    const results = await measured({ K: '4.1', NA: '140' });
    server.clock.advance(60);
    const answer = await held(results);
    expect(answer.status).toBe(200);
    const hold = {
      kind: 'manual',
      outcome: 'held',
      reason,
      by: { id: manager.id, name: 'Test lab_manager' },
      at: server.clock.now().toISOString(),
    };
    expect(itemsIn(answer)).toMatchObject(
      results.map(({ id, version, value_text }) => ({
        id,
        value_text,
        status: 'held',
        version: version + 1,
        entered_by: { id: technician.id },
      })),
    );
    expect(itemsIn(answer).map(manualOf)).toEqual([hold, hold]);
    for (const { id } of results) {
      const [line] = await trailOf(server, lab, { entity_id: id });
      expect(line).toMatchObject({
        action: 'update',
        category: 'result',
        reason,
        actor: { user_id: manager.id },
        before: { status: 'entered' },
        after: { status: 'held', held_by: ['manual'] },
      });
    }
  });

  it('is an event of the history, with its author', async () => {
    const result = await heldPotassium();
    server.clock.advance(60);
    await released(result);
    const { body } = await server.call(
      listResultVersions,
      { params: { id: result.id } },
      { as: technician },
    );
    expect(
      (body['items'] as ResultVersion[]).map(({ status, by, hold, hold_release }) => [
        status,
        by,
        hold?.reason,
        hold_release?.code,
      ]),
    ).toEqual([
      ['entered', 'Test lab_manager', undefined, 'specimen_checked'],
      ['held', 'Test lab_manager', reason, undefined],
      ['entered', 'Test technician', undefined, undefined],
      ['pending', null, undefined, undefined],
    ]);
    const steps = await server.call(
      listResultSteps,
      { params: { id: result.sample_id } },
      { as: technician },
    );
    expect((steps.body['items'] as ResultStep[]).map(({ kind, by }) => [kind, by])).toEqual([
      ['entered', 'Test technician'],
      ['held', 'Test lab_manager'],
      ['accepted', 'Test lab_manager'],
    ]);
  });

  it.each([false, true])('excludes the result from verification, bulk: %s', async (bulk) => {
    const result = await heldPotassium();
    const [clear] = await measured({ K: '4.2' });
    expect(await verified([clear, result], bulk)).toMatchObject({
      status: 409,
      body: { code: 'result_held', fields: { [result.id]: 'cannot be verified now' } },
    });
    expect((await verified([clear], bulk)).status).toBe(200);
  });

  it('is released with an audited reason; the value is then verified individually', async () => {
    const result = await heldPotassium();
    expect((await released(result, 'other')).status).toBe(422);
    const { body } = await released(result);
    const free = body as unknown as Result;
    expect(free).toMatchObject({
      status: 'entered',
      hold_release: { code: 'specimen_checked', by: { id: manager.id } },
    });
    expect(manualOf(free)?.reason).toBe(reason);
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'override',
      before: { status: 'held', held_by: ['manual'] },
      after: { status: 'entered', code: 'specimen_checked' },
    });
    expect(await verified([free], true)).toMatchObject({
      status: 409,
      body: {
        code: 'needs_review',
        fields: { [result.id]: 'needs individual review: manual' },
      },
    });
    expect(itemsIn(await verified([free]))[0]?.status).toBe('released');
  });

  it('can be placed again after its release, with another reason', async () => {
    const { body } = await released(await heldPotassium());
    const [again] = itemsIn(await held([body as unknown as Result], manager, 'Wrong tube'));
    expect(again).toMatchObject({ status: 'held', hold_release: null });
    expect(again?.checks?.filter(({ kind }) => kind === 'manual')).toMatchObject([
      { reason: 'Wrong tube' },
    ]);
  });

  it('stays when another value is entered, which is checked again', async () => {
    const result = await heldPotassium();
    const [again] = itemsIn(await entered([{ ...result, value_text: '5.3' }]));
    expect(again).toMatchObject({ status: 'held', value_text: '5.3', flag: 'H' });
    expect(again && manualOf(again)).toEqual(manualOf(result));
  });

  it('does not come back with another value after its release', async () => {
    const { body } = await released(await heldPotassium());
    const [again] = itemsIn(await entered([{ ...(body as unknown as Result), value_text: '4.4' }]));
    expect(again?.status).toBe('entered');
    expect(again && manualOf(again)).toBeUndefined();
  });

  it('ends with a repeat of the test', async () => {
    const result = await heldPotassium();
    const { body } = await server.call(
      retestResult,
      { params: { id: result.id }, version: result.version, body: { reason: 'Clot' } },
      { as: manager },
    );
    const repeated = body as unknown as Result;
    expect(repeated).toMatchObject({ status: 'pending', checks: null });
    const [again] = itemsIn(await entered([{ ...repeated, value_text: '4.3' }]));
    expect(again?.status).toBe('entered');
  });

  it('keeps the file of a result', async () => {
    const result = await heldPotassium();
    expect(
      await server.call(
        removeFile,
        { params: { id: result.id }, version: result.version },
        { as: technician },
      ),
    ).toMatchObject({ status: 409, body: { code: 'result_held' } });
  });

  it('keeps a calculation from using the value until its release', async () => {
    const codes = ['CHOL', 'HDL', 'TRIG', 'LDL'];
    const results = await measured({ CHOL: '180', HDL: '55', TRIG: '90' }, codes);
    const ofTest = async (code: string) =>
      (await resultsOf(results[0].order_id)).find(({ test }) => test.code === code) as Result;
    const before = await ofTest('LDL');
    expect(before.status).toBe('entered');
    const [triglycerides] = itemsIn(await held([await ofTest('TRIG')]));
    expect(await ofTest('LDL')).toMatchObject({ status: 'not_calculated', value_text: null });
    await released(triglycerides as Result);
    expect(await ofTest('LDL')).toMatchObject({
      status: 'entered',
      value_text: before.value_text,
    });
  });
});

describe('a refused manual hold', () => {
  it.each([
    ['without a reason', ''],
    ['with a blank reason', '   '],
  ])('%s changes nothing', async (_, why) => {
    const results = await measured({ K: '4.1' });
    expect((await held(results, manager, why)).status).toBe(422);
    expect((await resultsOf(results[0].order_id)).map(({ status }) => status)).toEqual(['entered']);
  });

  it.each<[string, () => Promise<Which>, string]>([
    [
      'a verified result',
      async () => {
        const results = await measured({ K: '4.1' });
        return itemsIn(await verified(results))[0] as Result;
      },
      'result_state',
    ],
    [
      'a result without a value',
      async () => {
        const { order } = await lab.arrived(['K']);
        return (await resultsOf(order.id))[0] as Result;
      },
      'result_state',
    ],
    ['a result on hold', () => heldPotassium(), 'result_held'],
  ])('of %s holds none of the results', async (_, made, code) => {
    const [refused, [other]] = [await made(), await measured({ K: '4.1' })];
    expect(await held([other, refused])).toMatchObject({
      status: 409,
      body: { code, fields: { [refused.id]: 'cannot be put on hold now' } },
    });
    expect((await resultsOf(other.order_id)).map(({ status }) => status)).toEqual(['entered']);
  });

  it('is due to a concurrent change', async () => {
    const [result] = await measured({ K: '4.1' });
    await entered([{ ...result, value_text: '4.2' }]);
    expect(await held([result])).toMatchObject({
      status: 412,
      body: { code: 'version_stale' },
    });
    const [current] = await resultsOf(result.order_id);
    const answers = await Promise.all([held([current as Result]), held([current as Result])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it.each([
    'data_entry',
    'doctor',
    'nurse',
    'phlebotomist',
    'receptionist',
    'report_viewer',
    'patient',
  ] as const)('is of a %s, who may not verify', async (role) => {
    const results = await measured({ K: '4.1' });
    expect((await held(results, await lab.person(role))).status).toBe(403);
  });

  it('is of results of another facility, which are not found', async () => {
    const [result] = await measured({ K: '4.1' });
    const other = await openLaboratory(server, 'elsewhere-holds');
    const as = await other.staff('lab_manager');
    const [theirs, none] = await Promise.all(
      [result, { id: newId<ResultId>(), version: result.version }].map((which) =>
        held([which], as),
      ),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(none && textOf(none));
    expect((await resultsOf(result.order_id)).map(({ status }) => status)).toEqual(['entered']);
  });
});
