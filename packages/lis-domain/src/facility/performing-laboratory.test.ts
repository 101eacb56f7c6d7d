import { describe, expect, it } from 'vitest';
import { fixtureId, idOf } from '../fixtures/ids.ts';
import { performingLaboratory } from './performing-laboratory.ts';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';

const [MAIN, NORTH, SOUTH] = [1, 2, 3].map((n) => fixtureId('laboratory', n)) as [
  ReturnType<typeof fixtureId<'laboratory'>>,
  ReturnType<typeof fixtureId<'laboratory'>>,
  ReturnType<typeof fixtureId<'laboratory'>>,
];
const site = (
  id: typeof MAIN,
  name: string,
  departments: ('chemistry' | 'hematology')[],
  change: { active?: boolean; tests?: TestParameterId[] } = {},
) => ({ id, name, main: id === MAIN, active: true, tests: [], departments, ...change });
const glucose = { id: idOf<TestParameterId>('glucose'), department: 'chemistry' } as const;

describe('the laboratory that performs a test', () => {
  const main = site(MAIN, 'Main', ['chemistry', 'hematology']);
  const north = site(NORTH, 'North', ['chemistry']);
  const south = site(SOUTH, 'South', []);

  it.each([
    ['is the ordering one, if it performs the department', NORTH, [main, north], NORTH],
    ['is the main one, if the ordering one only collects', SOUTH, [main, north, south], MAIN],
    [
      'is the one that lists the test, wherever it is ordered',
      MAIN,
      [main, site(NORTH, 'North', [], { tests: [glucose.id] })],
      NORTH,
    ],
    [
      'is not a retired one that lists the test',
      MAIN,
      [main, site(NORTH, 'North', [], { tests: [glucose.id], active: false })],
      MAIN,
    ],
    ['is not a retired ordering one', NORTH, [main, { ...north, active: false }], MAIN],
    [
      'is the first by name, if neither the ordering nor the main one performs the department',
      MAIN,
      [site(MAIN, 'Main', []), site(SOUTH, 'South', ['chemistry']), north],
      NORTH,
    ],
    [
      'is the main one, if none performs the department',
      SOUTH,
      [site(MAIN, 'Main', []), south],
      MAIN,
    ],
  ])('%s', (_, orderedAt, laboratories, expected) => {
    expect(performingLaboratory(glucose, orderedAt, laboratories)).toBe(expected);
  });

  it('cannot be decided without an active main laboratory', () => {
    expect(() => performingLaboratory(glucose, NORTH, [north])).toThrow('main laboratory');
  });
});
