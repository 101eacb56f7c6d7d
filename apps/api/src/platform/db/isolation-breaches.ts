import type pg from 'pg';
import { appRole, searchRole } from './roles.ts';

/**
 * Tables shared by all facilities: facilities, plans, visitor feedback, abuse counters, service
 * secrets and the migration log.
 */
const sharedTables = [
  'tenant',
  'plan',
  'feedback',
  'rate_limit',
  'service_secret',
  'kysely_migration',
  'kysely_migration_lock',
];

const tenantTables = `with tenant_tables as (
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))`;

/** Queries of the system catalogue; each row is a breach. */
const questions: readonly { breach: (name: string) => string; sql: string; values?: unknown[] }[] =
  [
    {
      breach: (name) => `table ${name} has no tenant_id`,
      sql: `select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
            and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`,
      values: [sharedTables],
    },
    {
      breach: (name) => `table ${name} lacks enabled and forced row-level security`,
      sql: `select c.relname as name from tenant_tables c where not (c.relrowsecurity and c.relforcerowsecurity)`,
    },
    {
      breach: (name) => `table ${name} lacks a policy on app_tenant()`,
      sql: `select c.relname as name from tenant_tables c
          where not exists (select from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, p.polrelid) like '%tenant_id = %app_tenant()%'
                            and p.polcmd = '*' and pg_get_expr(p.polwithcheck, p.polrelid) like '%tenant_id = %app_tenant()%')`,
    },
    {
      breach: (name) => `policy ${name} exposes all facilities to all roles`,
      sql: `select c.relname || '.' || p.polname as name from tenant_tables c join pg_policy p on p.polrelid = c.oid
          where p.polpermissive and p.polroles <> array[(select oid from pg_roles where rolname = $1)]
            and coalesce(pg_get_expr(p.polqual, p.polrelid), '') not like '%app_tenant()%'`,
      values: [searchRole],
    },
    {
      breach: (name) => `the primary key of table ${name} does not begin with tenant_id`,
      sql: `select c.relname as name from tenant_tables c
          where not exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
                            where i.indrelid = c.oid and i.indisprimary and a.attname = 'tenant_id')`,
    },
    {
      breach: (name) => `unique index ${name} does not begin with tenant_id`,
      sql: `select i.indexrelid::regclass::text as name from tenant_tables c join pg_index i on i.indrelid = c.oid
          where i.indisunique and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'tenant_id')`,
    },
    {
      breach: (name) => `foreign key ${name} can reference another facility`,
      sql: `select c.relname || '.' || f.conname as name
          from tenant_tables c join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' join tenant_tables target on target.oid = f.confrelid
          where not exists (
            select from unnest(f.conkey, f.confkey) as pair (here, there)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = pair.here join pg_attribute b on b.attrelid = target.oid and b.attnum = pair.there
            where a.attname = 'tenant_id' and b.attname = 'tenant_id')`,
    },
    {
      breach: (name) => `view ${name} runs with its owner's privileges`,
      sql: `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
          and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false)))`,
    },
    {
      breach: (name) => `role ${name} has more privileges than required`,
      sql: `select rolname as name from pg_roles r where rolname in ($1, $2)
          and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or exists (select from pg_auth_members m where m.member = r.oid))`,
      values: [appRole, searchRole],
    },
    {
      breach: (name) => `role ${appRole} owns ${name}`,
      sql: `select c.relname as name from pg_class c where pg_get_userbyid(c.relowner) = $1
          union all select p.proname from pg_proc p where pg_get_userbyid(p.proowner) = $1
          union all select n.nspname from pg_namespace n where pg_get_userbyid(n.nspowner) = $1`,
      values: [appRole],
    },
    {
      breach: (name) =>
        `role ${appRole} may truncate, reference or trigger on ${name}, or create in the schema`,
      sql: `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and has_table_privilege($1, c.oid, 'truncate, references, trigger')
          union all select 'public' where has_schema_privilege($1, 'public', 'create')`,
      values: [appRole],
    },
    {
      breach: (name) => `role ${appRole} may update or delete rows of ${name}`,
      sql: `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname in ('audit_event', 'audit_checkpoint', 'sample_event', 'result', 'plan', 'feedback', 'stock_transaction')
          and has_table_privilege($1, c.oid, 'update, delete')`,
      values: [appRole],
    },
  ];

/**
 * Schema defects that would expose data across facilities or let the serving role rewrite history.
 * Empty when there are none.
 */
export async function isolationBreaches(owner: Pick<pg.Client, 'query'>): Promise<string[]> {
  const breaches: string[] = [];
  for (const { breach, sql, values } of questions) {
    const { rows } = await owner.query<{ name: string }>(`${tenantTables} ${sql}`, values);
    breaches.push(...rows.map(({ name }) => breach(name)));
  }
  return breaches;
}
