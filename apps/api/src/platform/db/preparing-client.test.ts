import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalFor } from '../http/refusals/problems.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ size: 1 });
  await database.owner.query('create table note (id integer primary key, text text not null)');
  await database.owner.query('grant select, insert on note to public');
});
afterAll(() => database.close());

const prepared = async () => {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
};

it('prepares a statement at its second execution, and executes it with each value', async () => {
  const double = 'select $1::integer * 2 as double';
  const of = async (value: number) =>
    (await database.pool.query<{ double: number }>(double, [value])).rows[0]?.double;
  expect(await of(1)).toBe(2);
  expect(await prepared()).not.toContain(double);
  expect([await of(2), await of(3)]).toEqual([4, 6]);
  expect((await prepared()).filter((each) => each === double)).toEqual([double]);
});

it('executes a statement again after it was refused', async () => {
  const insert = 'insert into note values ($1, $2)';
  await database.pool.query(insert, [1, 'first']);
  for (const text of ['second', 'third'])
    await expect(database.pool.query(insert, [1, text])).rejects.toThrow('duplicate key');
  await database.pool.query(insert, [2, 'fourth']);
  const { rows } = await database.pool.query('select text from note order by id');
  expect(rows).toEqual([{ text: 'first' }, { text: 'fourth' }]);
});

it('prepares statements again after a migration has changed their columns', async () => {
  const client = await database.pool.connect();
  const read = () => client.query('select * from note where id = $1', [1]);
  for (let time = 0; time < 2; time += 1) await read();
  await database.owner.query("alter table note add column author text not null default 'unknown'");
  const refused: unknown = await read().catch((error: unknown) => error);
  expect(refused).toMatchObject({
    message: expect.stringContaining('must not change result type'),
  });
  expect(refusalFor(refused)).toMatchObject({ code: 'unavailable' });
  expect((await read()).rows).toEqual([{ id: 1, text: 'first', author: 'unknown' }]);
  client.release();
});

it('executes statements above the number of prepared ones without preparing them', async () => {
  for (let each = 0; each < 260; each += 1)
    for (let time = 0; time < 2; time += 1) {
      const { rows } = await database.pool.query(`select $1::integer + ${each} as sum`, [1]);
      expect(rows).toEqual([{ sum: 1 + each }]);
    }
  expect((await prepared()).filter((each) => each.endsWith('as sum')).length).toBeLessThan(251);
});
