import type { Role } from '@alms/lis-domain/access';
import {
  readComparison,
  readKeyMetrics,
  readLaboratoryFigures,
  readTestStats,
  readTestStatus,
  type Comparison,
  type KeyMetrics,
  type LaboratoryFigures,
  type TestStats,
  type TestStatus,
} from '@alms/lis-domain/analytics';
import type { Endpoint } from '@alms/lis-domain/http';
import { countResults, listResults, type Result, type WorkCounts } from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

/*
 * Figures with confidential tests. Pending tests are those that the reader may list. Figures of a
 * window are the whole facility’s for every reader, as the screens state.
 */

/** Another doctor than the one who ordered. */
const { server, lab } = await testLaboratory('discreet');
const otherDoctor = await lab.person('doctor');
beforeAll(async () => {
  await lab.transaction((tx) =>
    tx
      .updateTable('test_parameter')
      .set({ definition: sql`definition || ${json({ confidential: true })}` })
      .where('id', '=', lab.testId('K'))
      .execute(),
  );
  await lab.arrived(['NA', 'K']);
  await lab.order(['K', 'CREA']);
});

async function read<T>(endpoint: Endpoint, as: Person): Promise<T> {
  const { status, body, text } = await server.call(endpoint, {}, { as });
  expect([status, text]).toEqual([200, text]);
  return body as T;
}

const pendingOf = async (as: Person) => ({
  keyFigures: (await read<KeyMetrics>(readKeyMetrics, as)).pending_tests,
  status: (await read<TestStatus>(readTestStatus, as)).status_distribution.pending,
});
const listedBy = async (as: Person) => ({
  workList: (await read<WorkCounts>(countResults, as)).pending,
  list: (await read<{ items: Result[] }>(listResults, as)).items.length,
});
const everywhere = (places: object, n: number) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, n]));

describe('pending tests', () => {
  it.each<[string, Role, number]>([
    ['with access to confidential tests', 'lab_manager', 4],
    ['who works on tests', 'technician', 4],
    ['who ordered them', 'doctor', 4],
  ])('of a reader %s (%s) are those listed', async (_, role, n) => {
    const as = await lab.staff(role);
    const places = { ...(await pendingOf(as)), ...(await listedBy(as)) };
    expect(places).toEqual(everywhere(places, n));
  });

  it('of a doctor who ordered none of them are those listed', async () => {
    const places = { ...(await pendingOf(otherDoctor)), ...(await listedBy(otherDoctor)) };
    expect(places).toEqual(everywhere(places, 2));
  });

  it('of a reader who lists none exclude confidential tests everywhere', async () => {
    const as = await lab.staff('report_viewer');
    const { current } = await read<Comparison>(readComparison, as);
    const { items: sites } = await read<LaboratoryFigures>(readLaboratoryFigures, as);
    const { items: tests } = await read<TestStats>(readTestStats, as);
    const places = {
      ...(await pendingOf(as)),
      comparison: current.pending_tests,
      sites: sites[0]?.pending_tests,
      byTest: tests.reduce((sum, { pending }) => sum + pending, 0),
    };
    expect(places).toEqual(everywhere(places, 2));
  });
});

it('tests ordered in a window are the whole facility’s for every reader', async () => {
  const readers = [
    otherDoctor,
    await lab.staff('report_viewer'),
    await lab.staff('technician'),
    await lab.staff('lab_manager'),
  ];
  for (const as of readers)
    expect((await read<KeyMetrics>(readKeyMetrics, as)).total_tests).toBe(4);
});
