import type { Laboratory } from './laboratory.schema.ts';
import type { LaboratoryId } from './laboratory-id.ts';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';

/** What decides where a test is performed. */
type Routed = { id: TestParameterId; department: Laboratory['departments'][number] };
type Site = Pick<Laboratory, 'id' | 'name' | 'main' | 'active' | 'departments' | 'tests'>;

/**
 * Returns the laboratory that performs a test ordered at `orderedAt`:
 *
 * 1. the active laboratory that lists the test;
 * 2. the ordering laboratory, if it performs the test’s department;
 * 3. the first active laboratory that performs the department, the main one first, then by name;
 * 4. the main laboratory.
 *
 * @throws Error when the facility has no main laboratory
 */
export function performingLaboratory(
  test: Routed,
  orderedAt: LaboratoryId,
  laboratories: readonly Site[],
): LaboratoryId {
  const active = laboratories
    .filter((each) => each.active)
    .toSorted((a, b) => Number(b.main) - Number(a.main) || a.name.localeCompare(b.name, 'en'));
  const [main] = active;
  if (!main?.main) throw new Error('A facility must have an active main laboratory.');
  const listed = active.find(({ tests }) => tests.includes(test.id));
  if (listed) return listed.id;
  const performs = ({ departments }: Site) => departments.includes(test.department);
  const here = active.find(({ id }) => id === orderedAt);
  if (here && performs(here)) return here.id;
  return (active.find(performs) ?? main).id;
}
