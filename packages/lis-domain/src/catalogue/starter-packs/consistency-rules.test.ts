import { describe, expect, it } from 'vitest';
import { calculatedValue, consistencyChecks, type ComparedResult } from '../../results/index.ts';
import { idOf } from '../../fixtures/ids.ts';
import { languages } from '../../language/languages.ts';
import type { ResultId } from '../../results/index.ts';
import type { SampleId } from '../../samples/index.ts';
import { roundDecimal } from '../decimal.ts';
import { checkConsistencyRule, ruleName } from '../consistency/index.ts';
import { proposedRules } from './consistency-rules.ts';
import { testsOfPack } from './packs.ts';

const systems = {
  conventional: {
    tests: new Map(testsOfPack('full').map((test) => [test.code, test])),
    rules: proposedRules('en'),
  },
  si: {
    tests: new Map(testsOfPack('full', 'si').map((test) => [test.code, test])),
    rules: proposedRules('en', 'si'),
  },
};
const { tests, rules } = systems.conventional;
const woman = {
  birth_date: '1966-05-12',
  sex_for_ranges: 'female',
  collected_on: '2026-05-12',
} as const;

function outcomeOf(
  code: string,
  values: Readonly<Record<string, string>>,
  birth_date = woman.birth_date as string,
  { tests: units, rules: proposed } = systems.conventional,
): string | undefined {
  const rule = proposed.find((each) => each.code === code);
  const order = Object.entries(values).map(([test, value_text]): ComparedResult => ({
    id: idOf<ResultId>(test),
    code: test,
    name: test,
    sample_id: idOf<SampleId>('1'),
    collected_at: '2026-05-12T08:00:00Z',
    status: 'entered',
    value_text,
    unit: units.get(test)?.unit ?? null,
    unit_display: null,
  }));
  const [first] = order;
  if (!rule || !first) throw new Error(`There is no rule ${code}.`);
  return consistencyChecks([{ ...rule, version: 1 }], first, order, { ...woman, birth_date })[0]
    ?.outcome;
}

describe('proposed consistency rules', () => {
  it.each(rules)('$code: is valid for the tests of the packs', (rule) => {
    expect(checkConsistencyRule(rule, (code) => tests.get(code))).toEqual([]);
    expect(rule).toMatchObject({ active: false, source: expect.stringMatching(/./) });
    expect(rule.condition.length).toBeLessThanOrEqual(500);
    expect(rule.message.length).toBeLessThanOrEqual(300);
  });

  it.each(systems.si.rules)('$code: is valid for the tests in SI units', (rule) => {
    expect(checkConsistencyRule(rule, (code) => systems.si.tests.get(code))).toEqual([]);
    expect(rule.condition.length).toBeLessThanOrEqual(500);
  });

  it.each<[string, Record<string, string>, string]>([
    ['HCT-HGB', { HGB: '140', HCT: '0.420' }, 'passed'],
    ['HCT-HGB', { HGB: '101', HCT: '0.420' }, 'held'],
    ['MCHC', { MCHC: '333', HGB: '140', HCT: '0.420' }, 'passed'],
    ['MCHC', { MCHC: '360', HGB: '140', HCT: '0.420' }, 'warned'],
    ['ALB-TP', { ALB: '71', TP: '70' }, 'held'],
    ['DBIL-TBIL', { DBIL: '18', TBIL: '17' }, 'held'],
    ['TSH-FT4', { TSH: '0.05', FT4: '6.4' }, 'warned'],
    ['TSH-FT4', { TSH: '25.00', FT4: '32.2' }, 'warned'],
    ['TSH-FT4', { TSH: '2.00', FT4: '6.4' }, 'passed'],
    ['TSH-FT3', { TSH: '0.05', FT3: '3.1' }, 'warned'],
  ])('%s in SI units: %o is %s', (code, values, outcome) => {
    expect(outcomeOf(code, values, woman.birth_date, systems.si)).toBe(outcome);
  });

  it('are named in the language of the reader, else as they were named first', () => {
    const [rule] = proposedRules('fr');
    const [english] = proposedRules('en');
    if (!rule || !english) throw new Error('There is no proposed rule.');
    expect(ruleName(rule, 'en')).toBe(english.name);
    expect(ruleName({ name: 'Own rule', names: { ar: 'قاعدة' } }, 'ar')).toBe('قاعدة');
    expect(ruleName({ name: 'Own rule', names: { ar: 'قاعدة' } }, 'pt')).toBe('Own rule');
    expect(ruleName({ name: 'Own rule' }, 'pt')).toBe('Own rule');
  });

  it('have a name and a message in every language', () => {
    for (const language of languages)
      for (const { name, message } of proposedRules(language))
        expect([name, message]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['HCT-HGB', { HGB: '14.0', HCT: '42.0' }, 'passed'],
    ['HCT-HGB', { HGB: '10.1', HCT: '42.0' }, 'held'],
    ['MCHC', { MCHC: '33.3', HGB: '14.0', HCT: '42.0' }, 'passed'],
    ['MCHC', { MCHC: '36.0', HGB: '14.0', HCT: '42.0' }, 'warned'],
    ['ALB-TP', { ALB: '4.0', TP: '7.0' }, 'passed'],
    ['ALB-TP', { ALB: '7.1', TP: '7.0' }, 'held'],
    ['ALB-TP', { ALB: '<1.0', TP: '7.0' }, 'passed'],
    ['DBIL-TBIL', { DBIL: '1.0', TBIL: '1.0' }, 'passed'],
    ['DBIL-TBIL', { DBIL: '1.1', TBIL: '1.0' }, 'held'],
    ['ANION-GAP', { NA: '140', CL: '104', CO2: '24' }, 'passed'],
    ['ANION-GAP', { NA: '130', CL: '110', CO2: '24' }, 'warned'],
    ['ANION-GAP', { NA: '150', CL: '90', CO2: '10' }, 'warned'],
    ['TSH-FT4', { TSH: '0.05', FT4: '2.50' }, 'passed'],
    ['TSH-FT4', { TSH: '25.00', FT4: '0.50' }, 'passed'],
    ['TSH-FT4', { TSH: '0.05', FT4: '0.50' }, 'warned'],
    ['TSH-FT4', { TSH: '<0.01', FT4: '0.50' }, 'warned'],
    ['TSH-FT4', { TSH: '25.00', FT4: '2.50' }, 'warned'],
    ['TSH-FT3', { TSH: '0.05', FT3: '2.0' }, 'warned'],
    ['TSH-FT3', { TSH: '2.00', FT3: '2.0' }, 'passed'],
    ['DIFF-SUM', { NEUTP: '60', LYMPHP: '30', MONOP: '6', EOSP: '3', BASOP: '1' }, 'passed'],
    ['DIFF-SUM', { NEUTP: '60', LYMPHP: '30', MONOP: '8', EOSP: '3', BASOP: '1' }, 'held'],
  ])('%s: %o is %s', (code, values, outcome) => {
    expect(outcomeOf(code, values)).toBe(outcome);
  });

  // CKD-EPI 2021, a woman of 60 years: 142 × (1.20 / 0.7)^-1.2 × 0.9938^60 × 1.012 = 51.8.
  it.each([
    ['52', 'passed'],
    ['54', 'held'],
    ['49', 'held'],
  ])('EGFR-CREA: %s at a creatinine of 1.20 is %s', (EGFR, outcome) => {
    expect(outcomeOf('EGFR-CREA', { EGFR, CREA: '1.20' })).toBe(outcome);
  });

  it.each(['0.304', '0.506', '0.696', '0.704', '0.7049', '1.195', '4.005'])(
    'EGFR-CREA: accepts what the packs calculate from an unrounded creatinine of %s',
    (unrounded_value) => {
      const egfr = tests.get('EGFR');
      if (!egfr?.calculation) throw new Error('The eGFR is not calculated.');
      const birth_date = '2008-05-12';
      const CREA = roundDecimal(unrounded_value, 2);
      const creatinine = {
        id: null,
        code: 'CREA',
        name: 'Creatinine',
        status: 'entered',
        value_text: CREA,
        unrounded_value,
        unit_display: null,
      } as const;
      const value = calculatedValue(egfr, egfr.calculation, () => creatinine, {
        ...woman,
        birth_date,
      });
      if (value.status !== 'calculated') throw new Error('It was not calculated.');
      expect(outcomeOf('EGFR-CREA', { EGFR: value.value_text, CREA }, birth_date)).toBe('passed');
    },
  );
});
