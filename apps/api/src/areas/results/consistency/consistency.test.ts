import {
  createConsistencyRule,
  updateConsistencyRule,
  type ConsistencyRule,
  type ConsistencyRuleDefinition,
} from '@alms/lis-domain/catalogue/consistency';
import type { Order } from '@alms/lis-domain/orders';
import {
  enterResults,
  holdResults,
  releaseHeldResult,
  retestResult,
  tryConsistencyRule,
  verifyResults,
  type ConsistencyCheck,
  type ConsistencyTrial,
  type Result,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const ruleOfThree: ConsistencyRuleDefinition = {
  code: 'HCT-HGB',
  name: 'Hematocrit against hemoglobin',
  inputs: [
    { alias: 'hgb', code: 'HGB', unit: 'g/dL' },
    { alias: 'hct', code: 'HCT', unit: '%' },
  ],
  condition: 'abs(hct - 3 * hgb) <= 2',
  action: 'hold',
  message: 'Check the specimen.',
  source: 'professional knowledge',
  active: true,
};

const { server, lab } = await testLaboratory('consistent');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
let rule: ConsistencyRule;
beforeAll(async () => {
  rule = await made(server.call(createConsistencyRule, { body: ruleOfThree }, { as: manager }));
});

const resultsOf = ({ id }: Pick<Order, 'id'>) => resultsOfOrder(server, id, technician);
const checksOf = ({ checks }: Result) =>
  (checks ?? []).filter((check): check is ConsistencyCheck => check.kind === 'consistency');

/** Enters values of an order by test code. Returns the current results by test code. */
async function entered(
  order: Pick<Order, 'id'>,
  values: Readonly<Record<string, string>>,
  as = technician,
): Promise<Record<string, Result>> {
  const waiting = await resultsOf(order);
  const items = waiting.flatMap(({ id, version, test: { code } }) =>
    values[code] === undefined ? [] : [{ id, version, value_text: values[code] }],
  );
  await made(server.call(enterResults, { body: { items } }, { as }));
  return byCode(order);
}

const byCode = async (order: Pick<Order, 'id'>) =>
  Object.fromEntries((await resultsOf(order)).map((result) => [result.test.code, result]));

const found = (result: Result | undefined) => {
  if (!result) throw new Error('no result');
  return result;
};

const versions = (results: readonly (Result | undefined)[]) =>
  results.map((result) => ({ id: found(result).id, version: found(result).version }));

const verified = (results: readonly (Result | undefined)[], bulk = false) =>
  server.call(verifyResults, { body: { items: versions(results), bulk } }, { as: manager });

const released = (result: Result | undefined) =>
  made<Result>(
    server.call(
      releaseHeldResult,
      {
        params: { id: found(result).id },
        version: found(result).version,
        body: { code: 'specimen_checked', note: '' },
      },
      { as: manager },
    ),
  );

const bloodCount = async (patientId?: Awaited<ReturnType<typeof lab.patient>>) =>
  (await lab.arrived(['HGB', 'HCT'], patientId ? { patientId } : {})).order;

describe('a consistency rule at entry', () => {
  it('holds all results that do not agree, with the values put in', async () => {
    const { HGB, HCT } = await entered(await bloodCount(), { HGB: '10.1', HCT: '42' });
    for (const result of [HGB, HCT]) {
      expect(result).toMatchObject({ status: 'held', version: 2 });
      expect(checksOf(found(result))).toMatchObject([
        {
          outcome: 'held',
          rule: { code: 'HCT-HGB', version: rule.version, message: 'Check the specimen.' },
          inputs: [
            { alias: 'hgb', name: 'Hemoglobin', value_text: '10.1', unit_display: 'g/dL' },
            { alias: 'hct', name: 'Hematocrit', value_text: '42', unit_display: '%' },
          ],
          failed: [{ left: { text: 'abs(42 - 3 * 10.1)', value: '11.7' } }],
        },
      ]);
    }
    expect((await verified([HGB])).status).toBe(409);
    const [line] = await trailOf(server, lab, { entity_id: found(HCT).id });
    expect(line).toMatchObject({ after: { status: 'held', value_text: '42' } });
  });

  it('passes results that agree', async () => {
    const { HGB, HCT } = await entered(await bloodCount(), { HGB: '14.0', HCT: '42' });
    expect(
      [HGB, HCT].map((result) => checksOf(found(result)).map(({ outcome }) => outcome)),
    ).toEqual([['passed'], ['passed']]);
    expect((await verified([HGB, HCT], true)).status).toBe(200);
  });

  it('does not apply to an order without the other test', async () => {
    const { order } = await lab.arrived(['HGB', 'PLT']);
    const { HGB } = await entered(order, { HGB: '10.1' });
    expect(checksOf(found(HGB))).toEqual([]);
  });

  it('holds a value entered before when the other one does not agree', async () => {
    const order = await bloodCount();
    const first = await entered(order, { HGB: '10.1' });
    expect(checksOf(found(first['HGB']))).toMatchObject([
      { outcome: 'unknown', reason: 'input_pending', input: 'HCT' },
    ]);
    expect((await verified([first['HGB']], true)).body).toMatchObject({ code: 'needs_review' });
    const { HGB, HCT } = await entered(order, { HCT: '42' });
    expect([HGB?.status, HCT?.status]).toEqual(['held', 'held']);
    const [line] = await trailOf(server, lab, { entity_id: found(HGB).id });
    expect(line).toMatchObject({ after: { status: 'held', held_by: ['consistency'] } });
  });

  it('ends the hold of both when a value is entered again and agrees', async () => {
    const order = await bloodCount();
    await entered(order, { HGB: '10.1', HCT: '42' });
    const { HGB, HCT } = await entered(order, { HGB: '14.1' });
    expect([HGB?.status, HCT?.status]).toEqual(['entered', 'entered']);
    expect((await verified([HGB, HCT])).status).toBe(200);
  });

  it('holds only what is not reported yet', async () => {
    const order = await bloodCount();
    const { HGB } = await entered(order, { HGB: '10.1' });
    expect((await verified([HGB])).status).toBe(200);
    const after = await entered(order, { HCT: '42' });
    expect([after['HGB']?.status, after['HCT']?.status]).toEqual(['released', 'held']);
  });

  it('does not use a value that is refused', async () => {
    const order = await bloodCount();
    const { HGB } = await byCode(order);
    const items = (await resultsOf(order)).map(({ id, version, test: { code } }) => ({
      id,
      version,
      value_text: code === 'HGB' ? '10.1' : '420',
    }));
    const answer = await server.call(enterResults, { body: { items } }, { as: technician });
    expect(answer.body['refused']).toMatchObject([{ code: 'implausible_value' }]);
    expect(await byCode(order)).toMatchObject({
      HGB: { status: 'entered', version: found(HGB).version + 1 },
      HCT: { status: 'pending' },
    });
  });
});

describe('a decision on results that do not agree', () => {
  it('is a release of each hold with a reason, and stays as long as the values do', async () => {
    const order = await bloodCount();
    const held = await entered(order, { HGB: '10.1', HCT: '42' });
    await released(held['HGB']);
    await released(held['HCT']);
    const { HGB, HCT } = await byCode(order);
    expect([HGB, HCT]).toMatchObject([
      { status: 'entered', hold_release: { code: 'specimen_checked' } },
      { status: 'entered', hold_release: { code: 'specimen_checked' } },
    ]);
    expect((await verified([HGB, HCT], true)).body).toMatchObject({ code: 'needs_review' });
    expect((await verified([HGB, HCT])).status).toBe(200);
  });

  it('is made again for another value that does not agree', async () => {
    const order = await bloodCount();
    const held = await entered(order, { HGB: '10.1', HCT: '42' });
    await released(held['HGB']);
    await released(held['HCT']);
    const { HGB, HCT } = await entered(order, { HGB: '10.2' });
    expect([HGB, HCT]).toMatchObject([
      { status: 'held', hold_release: null },
      { status: 'held', hold_release: null },
    ]);
  });

  it('keeps a manual hold when the values agree again', async () => {
    const order = await bloodCount();
    const { HGB } = await entered(order, { HGB: '14.1', HCT: '42' });
    await made(
      server.call(
        holdResults,
        { body: { items: versions([HGB]), reason: 'Clot reported.' } },
        { as: manager },
      ),
    );
    const after = await entered(order, { HCT: '30' });
    expect([after['HGB']?.status, after['HCT']?.status]).toEqual(['held', 'held']);
    const again = await entered(order, { HCT: '42.3' });
    expect([again['HGB']?.status, again['HCT']?.status]).toEqual(['held', 'entered']);
  });

  it('is open again after a repeat of one test', async () => {
    const order = await bloodCount();
    const { HGB } = await entered(order, { HGB: '10.1', HCT: '42' });
    const { id, version } = found(HGB);
    await made(
      server.call(
        retestResult,
        { params: { id }, version, body: { reason: 'Clot.' } },
        { as: manager },
      ),
    );
    const { HCT } = await byCode(order);
    expect(HCT).toMatchObject({ status: 'entered' });
    expect(checksOf(found(HCT))).toMatchObject([{ outcome: 'unknown', reason: 'input_pending' }]);
  });
});

describe('a rule on a calculated result', () => {
  const gap: ConsistencyRuleDefinition = {
    ...ruleOfThree,
    code: 'AGAP',
    name: 'Anion gap',
    inputs: [
      { alias: 'agap', code: 'AGAP', unit: 'mmol/L' },
      { alias: 'na', code: 'NA', unit: 'mmol/L' },
    ],
    condition: 'agap >= 3 and na > 0',
  };

  it('uses the value that will be calculated, and keeps the hold although it ends it', async () => {
    const own = await openLaboratory(server, 'calculated');
    const [as, by] = [await own.staff('technician'), await own.staff('lab_manager')];
    await made(server.call(createConsistencyRule, { body: gap }, { as: by }));
    const { order } = await own.arrived(['NA', 'CL', 'CO2', 'AGAP']);
    const waiting = await resultsOfOrder(server, order.id, as);
    const values: Record<string, string> = { NA: '135', CL: '110', CO2: '24' };
    const items = waiting.flatMap(({ id, version, test: { code } }) =>
      values[code] === undefined ? [] : [{ id, version, value_text: values[code] }],
    );
    await made(server.call(enterResults, { body: { items } }, { as }));
    const after = Object.fromEntries(
      (await resultsOfOrder(server, order.id, as)).map((result) => [result.test.code, result]),
    );
    expect(checksOf(found(after['NA']))).toMatchObject([
      { outcome: 'held', inputs: [{ value_text: '1' }, { value_text: '135' }] },
    ]);
    expect(after['NA']).toMatchObject({ status: 'held', version: 2 });
    expect(after['CL']).toMatchObject({ status: 'entered' });
    expect(after['AGAP']).toMatchObject({ status: 'not_calculated' });
  });
});

describe('the trial of a rule', () => {
  const tried = (change: Partial<ConsistencyRuleDefinition> = {}, as = manager) =>
    server.call(tryConsistencyRule, { body: { rule: { ...ruleOfThree, ...change } } }, { as });

  it('counts past orders and lists the failed ones, without changes', async () => {
    const other = await openLaboratory(server, 'tried');
    const [as, by] = [await other.staff('technician'), await other.staff('lab_manager')];
    const values = [
      ['14.0', '42'],
      ['10.1', '42'],
      ['10.1', '>60'],
      ['10.1', '<35'],
    ];
    const numbers: string[] = [];
    for (const [hgb = '', hct = ''] of values) {
      const { order } = await other.arrived(['HGB', 'HCT']);
      numbers.push(order.order_number);
      const items = (await resultsOfOrder(server, order.id, as)).map(
        ({ id, version, test: { code } }) => ({
          id,
          version,
          value_text: code === 'HGB' ? hgb : hct,
          override_reason: 'Repeated.',
        }),
      );
      await made(server.call(enterResults, { body: { items } }, { as }));
    }
    await other.arrived(['HGB', 'HCT']);
    const trial = await made<ConsistencyTrial>(tried({}, by));
    expect(trial).toMatchObject({
      looked_at: 4,
      partial: false,
      passed: 1,
      failed: 2,
      unknown: 1,
      reasons: [{ reason: 'input_comparator', count: 1 }],
    });
    expect(trial.failing.map(({ order_number }) => order_number)).toEqual([numbers[2], numbers[1]]);
    expect(trial.failing[1]?.check.failed).toMatchObject([{ left: { value: '11.7' } }]);
  });

  it('refuses an invalid rule, and users who cannot manage tests', async () => {
    const answer = await tried({ condition: 'hct > hb' });
    expect(answer.status).toBe(422);
    expect(answer.body['fields']).toMatchObject({
      condition: expect.stringContaining('contains unknown input hb at character 7'),
    });
    expect((await tried({}, await lab.staff('doctor'))).status).toBe(403);
  });
});

describe('a change of a rule', () => {
  /** Saves the rule with other values. */
  async function changed(change: Partial<ConsistencyRuleDefinition>): Promise<void> {
    const body = { ...ruleOfThree, ...change };
    rule = await made<ConsistencyRule>(
      server.call(
        updateConsistencyRule,
        { params: { id: rule.id }, version: rule.version, body },
        { as: manager },
      ),
    );
  }
  const lastChange = async () => (await trailOf(server, lab, { entity_id: rule.id }))[0];

  it('ends the holds that only the rule had placed once it is inactive', async () => {
    const order = await bloodCount();
    const { HGB, HCT } = await entered(order, { HGB: '10.1', HCT: '42' });
    await changed({ active: false });
    const after = await byCode(order);
    expect(after['HGB']).toMatchObject({ status: 'entered', version: found(HGB).version + 1 });
    expect(after['HCT']).toMatchObject({ status: 'entered', version: found(HCT).version + 1 });
    expect(checksOf(found(after['HGB']))).toEqual([]);
    const [line] = await trailOf(server, lab, { entity_id: found(HGB).id });
    expect(line).toMatchObject({ before: { status: 'held' }, after: { status: 'entered' } });
    expect(await lastChange()).toMatchObject({
      entity_type: 'consistency_rule',
      after: { active: false, held_results: 0 },
    });
    await changed({});
  });

  it('holds unverified results once it is active, and no verified or reported ones', async () => {
    await changed({ active: false });
    const open = await bloodCount();
    await entered(open, { HGB: '10.1', HCT: '42' });
    const reported = await bloodCount();
    const { HGB, HCT } = await entered(reported, { HGB: '10.1', HCT: '42' });
    expect((await verified([HGB])).status).toBe(200);
    const other = (await lab.arrived(['HGB', 'PLT'])).order;
    const alone = await entered(other, { HGB: '10.1' });

    await changed({});
    expect(await byCode(open)).toMatchObject({
      HGB: { status: 'held' },
      HCT: { status: 'held' },
    });
    expect(await byCode(reported)).toMatchObject({
      HGB: { status: 'released', version: found(HGB).version + 1 },
      HCT: { status: 'held', version: found(HCT).version + 1 },
    });
    expect((await byCode(other))['HGB']?.version).toBe(alone['HGB']?.version);
    const line = await lastChange();
    expect(line).toMatchObject({ after: { active: true, resumed_results: 0 } });
    expect(line?.['after']).toHaveProperty('held_results', expect.any(Number));
  });

  it('evaluates another condition, and nothing for another name', async () => {
    const order = await bloodCount();
    const { HGB } = await entered(order, { HGB: '10.1', HCT: '42' });
    await changed({ name: 'Hematocrit by hemoglobin' });
    expect((await byCode(order))['HGB']?.version).toBe(HGB?.version);
    expect((await lastChange())?.['after']).toEqual({ name: 'Hematocrit by hemoglobin' });
    await changed({ condition: 'abs(hct - 3 * hgb) <= 20' });
    expect(await byCode(order)).toMatchObject({
      HGB: {
        status: 'entered',
        checks: expect.arrayContaining([
          expect.objectContaining({ kind: 'consistency', outcome: 'passed' }),
        ]),
      },
      HCT: { status: 'entered' },
    });
    await changed({});
    expect((await byCode(order))['HGB']).toMatchObject({ status: 'held' });
  });

  it('is evaluated for an added rule', async () => {
    const order = (await lab.arrived(['WBC', 'PLT'])).order;
    await entered(order, { WBC: '8.0', PLT: '300' });
    await made(
      server.call(
        createConsistencyRule,
        {
          body: {
            ...ruleOfThree,
            code: 'WBC-PLT',
            name: 'Clumps',
            inputs: [
              { alias: 'wbc', code: 'WBC', unit: '10*3/uL' },
              { alias: 'plt', code: 'PLT', unit: '10*3/uL' },
            ],
            condition: 'plt < wbc',
          },
        },
        { as: manager },
      ),
    );
    expect(await byCode(order)).toMatchObject({ WBC: { status: 'held' }, PLT: { status: 'held' } });
  });

  it('is refused to users who cannot manage tests, without an evaluation', async () => {
    const order = await bloodCount();
    const { HGB } = await entered(order, { HGB: '10.1', HCT: '42' });
    const answer = await server.call(
      updateConsistencyRule,
      {
        params: { id: rule.id },
        version: rule.version,
        body: { ...ruleOfThree, active: false },
      },
      { as: await lab.staff('doctor') },
    );
    expect(answer.status).toBe(403);
    expect((await byCode(order))['HGB']).toMatchObject({ status: 'held', version: HGB?.version });
  });
});
