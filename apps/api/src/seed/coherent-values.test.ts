import { proposedRules, testsOfPack } from '@alms/lis-domain/catalogue/starter-packs';
import { consistencyChecks, type ComparedResult, type ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { expect, it } from 'vitest';
import { coherentValues } from './coherent-values.ts';
import { believableValue } from './demo-values.ts';
import { seededRandom } from './seeded-random.ts';

const tests = new Map(testsOfPack('full').map((test) => [test.code, test]));
const rules = proposedRules('en').map((rule) => ({ ...rule, active: true, version: 1 }));
const person = {
  birth_date: '1966-05-12',
  sex_for_ranges: 'female',
  collected_on: '2026-05-12',
} as const;

function held(values: ReadonlyMap<string, string>): string[] {
  const order = [...values].map(([code, value_text]): ComparedResult => ({
    id: code as ResultId,
    code,
    name: code,
    sample_id: '1' as SampleId,
    collected_at: '2026-05-12T08:00:00Z',
    status: 'entered',
    value_text,
    unit: tests.get(code)?.unit ?? null,
    unit_display: null,
  }));
  const checks = order.flatMap((result) => consistencyChecks(rules, result, order, person));
  return [
    ...new Set(checks.flatMap(({ outcome, rule }) => (outcome === 'held' ? [rule.code] : []))),
  ];
}

function drawn(seed: number): Map<string, string> {
  const random = seededRandom(seed);
  return new Map(
    [...tests.values()]
      .filter(({ result_type }) => result_type === 'numeric')
      .map((test) => [test.code, believableValue(test, person, random)]),
  );
}

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

it('makes values pass the proposed rules that hold, which drawn values seldom do', () => {
  const of = (values: (seed: number) => ReadonlyMap<string, string>) =>
    seeds.filter((seed) => held(values(seed)).length === 0).length;
  expect(of(drawn)).toBeLessThan(5);
  expect(of((seed) => coherentValues(drawn(seed), tests, person))).toBe(seeds.length);
});

it('keeps the values of a scene', () => {
  const values = new Map([...drawn(1), ['HGB', '6.4'], ['HCT', '19.5']]);
  const coherent = coherentValues(values, tests, person, new Set(['HGB', 'HCT']));
  expect([coherent.get('HGB'), coherent.get('HCT')]).toEqual(['6.4', '19.5']);
  expect(held(coherent)).toEqual([]);
});

it('adds no value, and leaves values without a relation as drawn', () => {
  const values = new Map([
    ['HCT', '41.0'],
    ['TSH', '2.00'],
  ]);
  expect(coherentValues(values, tests, person)).toEqual(values);
});
