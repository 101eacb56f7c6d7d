import type pg from 'pg';

export interface ArchivedTable {
  name: string;
  /** Stored columns; generated columns are recalculated. */
  columns: string[];
  /** Primary key columns. */
  key: string[];
  /**
   * Whether rows belong to a facility or to the platform. `tenant` itself belongs to a facility.
   */
  of: 'facility' | 'platform';
  /** Whether the table has triggers. */
  hasTriggers: boolean;
}

/**
 * Tables without value elsewhere: rate limit counters and the state of this schema's migrations.
 */
const left = ['rate_limit', 'kysely_migration', 'kysely_migration_lock'];

/** Every archived table, after the tables it references. */
export async function archivedTables(client: pg.ClientBase | pg.Pool): Promise<ArchivedTable[]> {
  const { rows: tables } = await client.query<Omit<ArchivedTable, 'of'> & { of_facility: boolean }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
       c.relname = 'tenant' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as of_facility,
       exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by c.relname`,
    [left],
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as "from", t.relname as "to" from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const waiting = tables.map(({ of_facility, ...table }): ArchivedTable => ({
    ...table,
    of: of_facility ? 'facility' : 'platform',
  }));
  const sorted: ArchivedTable[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      ({ name }) =>
        !links.some(({ from, to }) => from === name && waiting.some((other) => other.name === to)),
    );
    if (free === -1)
      throw new Error(
        `These tables have circular foreign keys: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    sorted.push(...waiting.splice(free, 1));
  }
  return sorted;
}

/** Column names as an SQL list. */
export const columnList = (client: pg.Client, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
