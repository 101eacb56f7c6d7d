import type { TestParameter } from '../catalogue/index.js';

/** A test of an order, and the panel through which it came in. */
export interface PlannedTest {
  test: TestParameter;
  panel_code: string | null;
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
  /** What cannot be ordered: ids without a test, and panel members that are not offered. */
  refused: string[];
  specimens: PlannedSpecimen[];
}

/** The container a test is collected in unless somebody decides otherwise. */
function defaultSpecimen({ specimens }: TestParameter) {
  return specimens.find((specimen) => specimen.default) ?? specimens[0];
}

/** One container per material and kind of container, in the order the tests need them. */
function specimensFor(tests: readonly TestParameter[]): PlannedSpecimen[] {
  const planned = new Map<string, PlannedSpecimen>();
  for (const test of tests) {
    const specimen = defaultSpecimen(test);
    if (!specimen) continue;
    const { type, container } = specimen;
    const known = planned.get(`${type} ${container}`);
    if (known) known.tests.push(test);
    else planned.set(`${type} ${container}`, { type, container, tests: [test] });
  }
  return [...planned.values()];
}

/**
 * What a choice of tests and panels comes to: panels give way to their members, however deep, a test that comes in twice is ordered once, and the
 * containers follow from the tests (domain model 2.4). The screen shows the same plan before saving that the server saves.
 *
 * @param chosen ids of tests and panels, in the order chosen.
 * @param catalogue the facility's tests; only active ones can be ordered.
 */
export function planOrder(chosen: readonly string[], catalogue: readonly TestParameter[]): OrderPlan {
  const active = catalogue.filter((test) => test.status === 'active');
  const plan: OrderPlan = { tests: [], collapsed: [], refused: [], specimens: [] };

  const take = (test: TestParameter | undefined, named: string, panel_code: string | null) => {
    if (!test) plan.refused.push(named);
    else if (!plan.tests.some((planned) => planned.test.id === test.id)) plan.tests.push({ test, panel_code });
    else if (!plan.collapsed.includes(test)) plan.collapsed.push(test);
  };

  const takeMembers = ({ members }: TestParameter, panel_code: string, around: readonly string[]) => {
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
  return { ...plan, specimens: specimensFor(plan.tests.map(({ test }) => test)) };
}
