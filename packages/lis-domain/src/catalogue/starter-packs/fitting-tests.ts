import type { TestDefinition } from '../test-parameter.schema.ts';
import type { UnitSystem } from './unit-system.ts';

/** Tests of packs by their code, in each unit system. */
export type TestsBySystem = Readonly<Record<UnitSystem, readonly TestDefinition[]>>;

export interface FittingTests {
  tests: TestDefinition[];
  /** Calculated tests whose formula fits the units of their inputs in no system. */
  leftOut: TestDefinition[];
}

/**
 * Returns the tests to add in a unit system, with formulas that fit the units of their inputs: a
 * test that the facility already has keeps its unit, which may be that of the other system. The
 * formula, and unit, of the system whose input units match is used. If none matches, the test is
 * left out, with its place in panels: a value from a wrong unit must not be calculated.
 *
 * @param existing Units of the facility’s tests by code.
 */
export function fittingTests(
  packs: TestsBySystem,
  system: UnitSystem,
  existing: ReadonlyMap<string, string | null>,
): FittingTests {
  const bySystem = (which: UnitSystem) => new Map(packs[which].map((test) => [test.code, test]));
  const systems = [system, system === 'si' ? 'conventional' : 'si'] as const;
  const tests = Object.fromEntries(systems.map((each) => [each, bySystem(each)])) as Record<
    UnitSystem,
    Map<string, TestDefinition>
  >;
  const chosen = new Map<string, TestDefinition>();
  const leftOut = new Map<string, TestDefinition>();
  const choose = (code: string, seen: readonly string[]): TestDefinition | undefined => {
    const done = chosen.get(code);
    if (done || leftOut.has(code) || seen.includes(code)) return done;
    const fit = systems.flatMap((each) => {
      const test = tests[each].get(code);
      const fits = (test?.calculation?.inputs ?? []).every((input) => {
        const unit = existing.has(input.code)
          ? existing.get(input.code)
          : choose(input.code, [...seen, code])?.unit;
        return unit !== undefined && unit === tests[each].get(input.code)?.unit;
      });
      return test && fits ? [test] : [];
    })[0];
    const known = tests[system].get(code) ?? tests.conventional.get(code);
    if (fit) chosen.set(code, fit);
    else if (known) leftOut.set(code, known);
    return fit;
  };
  const codes = new Set(packs.conventional.map(({ code }) => code));
  for (const code of codes) choose(code, []);
  const isMissing = (code: string) => leftOut.has(code) && !existing.has(code);
  return {
    tests: [...codes].flatMap((code) => {
      const test = chosen.get(code);
      return test
        ? [{ ...test, members: test.members.filter((member) => !isMissing(member)) }]
        : [];
    }),
    leftOut: [...leftOut.values()].filter(({ code }) => !existing.has(code)),
  };
}

/**
 * Returns the unit system of a facility by its tests: the one that most of its tests have, of those
 * whose unit differs between the systems. Conventional if neither has more.
 *
 * @param existing Units of the facility’s tests by code.
 */
export function unitSystemOf(
  packs: TestsBySystem,
  existing: ReadonlyMap<string, string | null>,
): UnitSystem {
  const conventional = new Map(packs.conventional.map(({ code, unit }) => [code, unit]));
  const differing = packs.si.filter(({ code, unit }) => conventional.get(code) !== unit);
  const si = differing.filter(({ code, unit }) => existing.get(code) === unit).length;
  const other = differing.filter(
    ({ code }) => existing.has(code) && existing.get(code) === conventional.get(code),
  ).length;
  return si > other ? 'si' : 'conventional';
}
