import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.query('set enable_sort = off; set enable_seqscan = off');
});
afterAll(() => database.close());

const urgentFirst = "urgency, coalesce(due_at, 'infinity'), first_created_at, id";

it.each([
  [
    'specimens by urgency',
    'sample_status_urgency_created_at_idx',
    "sample where tenant_id = app_tenant() and status = 'expected' order by urgency, created_at, id",
  ],
  [
    'the catalogue',
    'test_parameter_list_idx',
    "test_parameter where tenant_id = app_tenant() and status <> 'retired' order by kind <> 'panel', name, id",
  ],
  [
    'the work list of all departments',
    'result_work_list_idx',
    `result where tenant_id = app_tenant() and is_current and status = 'pending' order by ${urgentFirst}`,
  ],
  [
    'the work list of one department',
    'result_department_work_list_idx',
    `result where tenant_id = app_tenant() and is_current and status = 'pending' and department = 'chemistry' order by ${urgentFirst}`,
  ],
])('reads the first page of %s in order from an index', async (_, index, query) => {
  const { rows } = await database.owner.query<{ 'QUERY PLAN': string }>(
    `explain select id from ${query} limit 20`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});
