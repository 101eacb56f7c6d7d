import { retireTestParameter } from '@alms/lis-domain/catalogue';
import {
  createConsistencyRule,
  listConsistencyRules,
  updateConsistencyRule,
  type ConsistencyRule,
  type ConsistencyRuleDefinition,
} from '@alms/lis-domain/catalogue/consistency';
import { addStarterPacks } from '@alms/lis-domain/catalogue/starter-packs';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('rules');
const manager = await lab.staff('lab_manager');

let created = 0;
const aRule = (change: Partial<ConsistencyRuleDefinition> = {}): ConsistencyRuleDefinition => {
  created += 1;
  return {
    code: `RULE-${created}`,
    name: 'Albumin against total protein',
    inputs: [
      { alias: 'alb', code: 'ALB', unit: 'g/dL' },
      { alias: 'tp', code: 'TP', unit: 'g/dL' },
    ],
    condition: 'alb <= tp',
    action: 'hold',
    message: '',
    source: 'Albumin is a part of total protein',
    active: true,
    ...change,
  };
};

const add = (body: ConsistencyRuleDefinition, as = manager) =>
  server.call(createConsistencyRule, { body }, { as });
const change = (
  { id, version }: Pick<ConsistencyRule, 'id' | 'version'>,
  body: ConsistencyRuleDefinition,
  as = manager,
) => server.call(updateConsistencyRule, { params: { id }, version, body }, { as });
const ruleIn = ({ body }: { body: unknown }) => body as ConsistencyRule;
const listed = async (as = manager) =>
  (await server.call(listConsistencyRules, {}, { as })).body['items'] as ConsistencyRule[];

describe('consistency rules', () => {
  it('are added, listed, changed and recorded', async () => {
    const definition = aRule();
    const rule = ruleIn(await add(definition));
    expect(rule).toMatchObject({ ...definition, version: 1 });
    const next = ruleIn(await change(rule, { ...definition, condition: 'alb < tp' }));
    expect(next).toMatchObject({ condition: 'alb < tp', version: 2 });
    expect((await listed()).find(({ id }) => id === rule.id)).toEqual(next);
    const trail = await trailOf(server, lab, { entity_id: rule.id });
    expect(trail).toMatchObject([
      { action: 'update', before: { condition: 'alb <= tp' }, after: { condition: 'alb < tp' } },
      { action: 'create' },
    ]);
  });

  it.each<[string, Partial<ConsistencyRuleDefinition>, string, string]>([
    ['a condition that cannot be read', { condition: 'alb <= ' }, 'condition', 'is incomplete'],
    [
      'an unknown name, with its position',
      { condition: 'alb <= tpp' },
      'condition',
      'contains unknown input tpp at character 8',
    ],
    [
      'an unknown test',
      { inputs: [{ alias: 'alb', code: 'NOPE', unit: null }], condition: 'alb > 1' },
      'inputs.0.code',
      'is not a test of this facility',
    ],
    [
      'a test that is not numeric',
      { inputs: [{ alias: 'mal', code: 'MALAG', unit: null }], condition: 'mal > 1' },
      'inputs.0.code',
      'does not have a numeric result',
    ],
    [
      'another unit',
      { inputs: [{ alias: 'alb', code: 'ALB', unit: 'g/L' }], condition: 'alb > 1' },
      'inputs.0.unit',
      'must be the unit of the test: g/dL',
    ],
    ['no test', { inputs: [], condition: '1 > 0' }, 'inputs', 'must contain at least one test'],
    ['a code in lower case', { code: 'alb' }, 'code', 'capital letters'],
  ])('refuse %s', async (_, bad, field, sentence) => {
    const answer = await add(aRule(bad));
    expect(answer.status).toBe(422);
    expect(answer.body['fields']).toMatchObject({ [field]: expect.stringContaining(sentence) });
  });

  it('have a name by language, which can be removed again', async () => {
    const definition = aRule({ names: { fr: 'Albumine et protéines', ar: 'الألبومين' } });
    const rule = ruleIn(await add(definition));
    expect(rule.names).toEqual({ fr: 'Albumine et protéines', ar: 'الألبومين' });
    const next = ruleIn(await change(rule, { ...definition, names: {} }));
    expect((await listed()).find(({ id }) => id === rule.id)).toMatchObject({
      names: {},
      version: next.version,
    });
    expect(await add(aRule({ names: { de: 'Albumin' } as never }))).toMatchObject({ status: 422 });
    expect(await add(aRule({ names: { fr: '' } }))).toMatchObject({ status: 422 });
  });

  it('refuse a code in use, another code, and a stale version', async () => {
    const definition = aRule();
    const rule = ruleIn(await add(definition));
    expect((await add(definition)).body).toMatchObject({ code: 'duplicate' });
    expect((await change(rule, { ...definition, code: 'OTHER' })).body).toMatchObject({
      fields: { code: 'cannot be changed' },
    });
    await change(rule, { ...definition, active: false });
    expect((await change(rule, { ...definition, name: 'Other' })).body).toMatchObject({
      code: 'version_stale',
    });
  });

  it('are managed by users who may manage tests, in their facility only', async () => {
    const definition = aRule();
    expect((await add(definition, await lab.staff('doctor'))).status).toBe(403);
    expect((await add(definition, await lab.staff('receptionist'))).status).toBe(403);
    const rule = ruleIn(await add(definition));
    const other = await openLaboratory(server, 'other-rules');
    const stranger = await other.staff('lab_manager');
    expect(await listed(stranger)).toEqual([]);
    expect((await change(rule, definition, stranger)).status).toBe(404);
  });

  it('keep their tests from being retired while they are active', async () => {
    const own = await openLaboratory(server, 'retiring');
    const as = await own.staff('lab_manager');
    const definition = aRule();
    const rule = ruleIn(await add(definition, as));
    const retire = () =>
      server.call(
        retireTestParameter,
        { params: { id: own.testId('TP') }, version: 1, query: { reason: 'Replaced' } },
        { as },
      );
    expect((await retire()).body).toMatchObject({
      code: 'conflict',
      fields: { id: expect.stringContaining(definition.code) },
    });
    expect((await change(rule, { ...definition, active: false }, as)).status).toBe(200);
    const answer = await retire();
    expect(answer.text).not.toContain(definition.code);
  });

  it('are proposed with the starter packs, inactive, for the units of the facility', async () => {
    const own = await openLaboratory(server, 'proposed');
    const [as, admin] = [await own.staff('lab_manager'), await own.staff('admin')];
    await own.changeTest('HCT', { unit: 'L/L', unit_display: 'L/L', decimals: 3 });
    await server.call(addStarterPacks, { body: { packs: ['chemistry'] } }, { as: admin });
    const rules = await listed(as);
    expect(rules.map(({ code }) => code)).toContain('ALB-TP');
    expect(rules.map(({ code }) => code)).not.toContain('HCT-HGB');
    expect(rules.every(({ active }) => !active)).toBe(true);
    await change(rules[0] as ConsistencyRule, { ...definitionOf(rules[0]), name: 'Own' }, as);
    await server.call(addStarterPacks, { body: { packs: ['chemistry'] } }, { as: admin });
    expect((await listed(as)).filter(({ name }) => name === 'Own')).toHaveLength(1);
  });
});

function definitionOf(rule: ConsistencyRule | undefined): ConsistencyRuleDefinition {
  if (!rule) throw new Error('no rule');
  const { code, name, inputs, condition, action, message, source, active } = rule;
  return { code, name, inputs, condition, action, message, source, active };
}
