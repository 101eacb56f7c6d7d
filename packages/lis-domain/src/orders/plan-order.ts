import type { TestParameter } from '../catalogue/index.ts';

/** A test of an order, and the panel that added it. */
export interface PlannedTest {
  test: TestParameter;
  panel_code: string | null;
  /** The calculated test that requires this one, if it was not selected itself. */
  needed_by: TestParameter | null;
}

/** One container to collect, and its tests. */
export interface PlannedSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  tests: TestParameter[];
}

export interface OrderPlan {
  /** Each test once, in the order of first occurrence. */
  tests: PlannedTest[];
  /** Tests that were selected more than once and are ordered once. */
  collapsed: TestParameter[];
  /**
   * Ids that cannot be ordered: unknown ids, and panel members or formula inputs that are not
   * orderable.
   */
  refused: string[];
  specimens: PlannedSpecimen[];
}

/** The default container of a test; for a calculated test, that of its first input. */
function defaultSpecimen(
  test: TestParameter,
  tests: readonly TestParameter[],
): TestParameter['specimens'][number] | undefined {
  const [first] = test.calculation?.inputs ?? [];
  const input = tests.find(({ code }) => code === first?.code);
  if (input)
    return defaultSpecimen(
      input,
      tests.filter((each) => each !== test),
    );
  return test.specimens.find((specimen) => specimen.default) ?? test.specimens[0];
}

/** One container per specimen type and container kind, in the order of the tests. */
function specimensFor(tests: readonly TestParameter[]): PlannedSpecimen[] {
  const planned = new Map<string, PlannedSpecimen>();
  for (const test of tests) {
    const specimen = defaultSpecimen(test, tests);
    if (!specimen) continue;
    const { type, container } = specimen;
    const known = planned.get(`${type} ${container}`);
    if (known) known.tests.push(test);
    else planned.set(`${type} ${container}`, { type, container, tests: [test] });
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
 */
export function planOrder(
  chosen: readonly string[],
  catalogue: readonly TestParameter[],
): OrderPlan {
  const active = catalogue.filter((test) => test.status === 'active');
  const plan: OrderPlan = { tests: [], collapsed: [], refused: [], specimens: [] };

  const take = (test: TestParameter | undefined, named: string, panel_code: string | null) => {
    if (!test) plan.refused.push(named);
    else if (!plan.tests.some((planned) => planned.test.id === test.id))
      plan.tests.push({ test, panel_code, needed_by: null });
    else if (!plan.collapsed.includes(test)) plan.collapsed.push(test);
  };

  const takeMembers = (
    { members }: TestParameter,
    panel_code: string,
    around: readonly string[],
  ) => {
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
  return { ...plan, specimens: specimensFor(plan.tests.map(({ test }) => test)) };
}
