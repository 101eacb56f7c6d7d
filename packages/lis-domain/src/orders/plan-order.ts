import type { OrderableTest } from '../catalogue/index.ts';

/** A test of an order, and the panel that added it. */
export interface PlannedTest<T = OrderableTest> {
  test: T;
  panel_code: string | null;
  /** The calculated test that requires this one, if it was not selected itself. */
  needed_by: T | null;
}

/**
 * One container to collect, and its tests. `L`: `LaboratoryId`, or null for a single laboratory.
 */
export interface PlannedSpecimen<L = null, T = OrderableTest> {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  /** Where the tests are performed. */
  laboratory_id: L;
  tests: T[];
}

export interface OrderPlan<L = null, T = OrderableTest> {
  /** Each test once, in the order of first occurrence. */
  tests: PlannedTest<T>[];
  /** Tests that were selected more than once and are ordered once. */
  collapsed: T[];
  /**
   * Ids that cannot be ordered: unknown ids, and panel members or formula inputs that are not
   * orderable.
   */
  refused: string[];
  specimens: PlannedSpecimen<L, T>[];
}

/** The test whose specimen a test uses: for a calculated test, its first measured input. */
function measuredTest<T extends OrderableTest>(test: T, tests: readonly T[]): T {
  const [first] = test.calculation?.inputs ?? [];
  const input = tests.find(({ code }) => code === first?.code);
  if (input)
    return measuredTest(
      input,
      tests.filter((each) => each !== test),
    );
  return test;
}

/**
 * One container per specimen type, container kind and performing laboratory, in the order of the
 * tests.
 */
function specimensFor<L extends string | null, T extends OrderableTest>(
  tests: readonly T[],
  laboratoryOf: (test: T) => L,
): PlannedSpecimen<L, T>[] {
  const planned = new Map<string, PlannedSpecimen<L, T>>();
  for (const test of tests) {
    const measured = measuredTest(test, tests);
    const specimen = measured.specimens.find((each) => each.default) ?? measured.specimens[0];
    if (!specimen) continue;
    const { type, container } = specimen;
    const laboratory_id = laboratoryOf(measured);
    const key = `${type} ${container} ${laboratory_id}`;
    const known = planned.get(key);
    if (known) known.tests.push(test);
    else planned.set(key, { type, container, laboratory_id, tests: [test] });
  }
  return [...planned.values()];
}

/**
 * Expands a selection of tests and panels into an order (domain model 2.4). Panels are replaced
 * with their members at any depth, duplicates are ordered once, and the inputs of calculated tests
 * are added. The containers follow from the tests. The form previews the same plan that the server
 * saves.
 *
 * @param chosen Ids of tests and panels, in the selected order.
 * @param catalogue The facility’s tests; only active ones can be ordered.
 * @param laboratoryOf The laboratory that performs a test, in a facility with several.
 */
export function planOrder<L extends string | null = null, T extends OrderableTest = OrderableTest>(
  chosen: readonly string[],
  catalogue: readonly T[],
  laboratoryOf: (test: T) => L = () => null as L,
): OrderPlan<L, T> {
  const active = catalogue.filter((test) => test.status === 'active');
  const plan: Omit<OrderPlan<L, T>, 'specimens'> = { tests: [], collapsed: [], refused: [] };

  const take = (test: T | undefined, named: string, panel_code: string | null) => {
    if (!test) plan.refused.push(named);
    else if (!plan.tests.some((planned) => planned.test.id === test.id))
      plan.tests.push({ test, panel_code, needed_by: null });
    else if (!plan.collapsed.includes(test)) plan.collapsed.push(test);
  };

  const takeMembers = ({ members }: T, panel_code: string, around: readonly string[]) => {
    for (const code of members) {
      const member = active.find((each) => each.code === code);
      if (member?.kind !== 'panel') take(member, code, panel_code);
      else if (!around.includes(code)) takeMembers(member, panel_code, [...around, code]);
    }
  };

  for (const id of chosen) {
    const test = active.find((each) => each.id === id);
    if (test?.kind === 'panel') takeMembers(test, test.code, [test.code]);
    else take(test, id, null);
  }

  // Inputs are appended to the list being iterated, so inputs of inputs are processed too.
  for (const { test: needed_by, panel_code } of plan.tests) {
    for (const { code } of needed_by.calculation?.inputs ?? []) {
      if (plan.tests.some(({ test }) => test.code === code)) continue;
      const test = active.find((each) => each.code === code);
      if (test) plan.tests.push({ test, panel_code, needed_by });
      else if (!plan.refused.includes(code)) plan.refused.push(code);
    }
  }
  return {
    ...plan,
    specimens: specimensFor(
      plan.tests.map(({ test }) => test),
      laboratoryOf,
    ),
  };
}
