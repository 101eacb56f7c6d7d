import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isolationBreaches } from './isolation-breaches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('isolationBreaches', () => {
  it('finds no breach in the current schema', async () => {
    expect(await isolationBreaches(database.owner)).toEqual([]);
  });

  const forced =
    'alter table leak enable row level security; alter table leak force row level security;';
  const policy =
    'create policy tenant_isolation on leak using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));';
  const sound =
    'create table leak (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id));';

  it.each([
    [
      'a table without tenant_id',
      'create table leak (id uuid primary key)',
      'table leak has no tenant_id',
    ],
    [
      'a table without row-level security',
      sound,
      'table leak lacks enabled and forced row-level security',
    ],
    [
      'row-level security not forced on the owner',
      `${sound} ${policy} alter table leak enable row level security`,
      'table leak lacks enabled and forced row-level security',
    ],
    ['a table without a policy', `${sound} ${forced}`, 'table leak lacks a policy on app_tenant()'],
    [
      'an additional policy that allows everything',
      `${sound} ${forced} ${policy} create policy open on leak using (true)`,
      'policy leak.open exposes all facilities to all roles',
    ],
    [
      'a primary key on the id only',
      `create table leak (tenant_id uuid not null, id uuid primary key); ${forced} ${policy}`,
      'the primary key of table leak does not begin with tenant_id',
    ],
    [
      'a unique index across facilities',
      `${sound} ${forced} ${policy} create unique index leak_id on leak (id)`,
      'unique index leak_id does not begin with tenant_id',
    ],
    [
      'a foreign key that could cross facilities',
      `${sound} ${forced} ${policy} create table target (tenant_id uuid not null, id uuid not null unique, primary key (tenant_id, id));
       alter table leak add foreign key (id) references target (id)`,
      'foreign key leak.leak_id_fkey can reference another facility',
    ],
    [
      'a view that runs with its owner’s rights',
      'create view leak as select * from patient',
      "view leak runs with its owner's privileges",
    ],
    [
      'a truncate privilege',
      'grant truncate on patient to lis_app',
      'role lis_app may truncate, reference or trigger on patient, or create in the schema',
    ],
    [
      'an update privilege on plans',
      'grant update on plan to lis_app',
      'role lis_app may update or delete rows of plan',
    ],
    [
      'an update privilege on the audit trail',
      'grant update on audit_event to lis_app',
      'role lis_app may update or delete rows of audit_event',
    ],
  ])('reports %s', async (_, statements, breach) => {
    await database.owner.query('begin');
    try {
      await database.owner.query(statements);
      expect(await isolationBreaches(database.owner)).toContain(breach);
    } finally {
      await database.owner.query('rollback');
    }
  });
});
