import type { TestParameter } from '../catalogue/index.ts';

/** A test of an order, and the panel through which it came in. */
export interface PlannedTest {
  test: TestParameter;
  panel_code: string | null;
  /** The calculated test that cannot do without it, where nobody chose it. */
  needed_by: TestParameter | null;
}

/** One container to fill, and the tests it is for. */
export interface PlannedSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  tests: TestParameter[];
}

export interface OrderPlan {
  /** Each test once, in the order it first came in. */
  tests: PlannedTest[];
  /** Tests that came in more than once and are ordered once. */
  collapsed: TestParameter[];
  /** What cannot be ordered: ids without a test, and members of panels and inputs of formulas that are not offered. */
  refused: string[];
  specimens: PlannedSpecimen[];
}

/** The container a test is collected in unless somebody decides otherwise: for what is calculated, that of its first input. */
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

/** One container per material and kind of container, in the order the tests need them. */
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
 * What a choice of tests and panels comes to: panels give way to their members, however deep, a test that comes in twice is ordered once, what a
 * calculated test is calculated from is ordered with it, and the containers follow from the tests (domain model 2.4). The screen shows the same plan before saving that the server saves.
 *
 * @param chosen ids of tests and panels, in the order chosen.
 * @param catalogue the facility's tests; only active ones can be ordered.
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

  // The inputs of an input come after it, so what is added here is looked at, too.
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
