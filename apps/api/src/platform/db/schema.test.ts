import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableTypes, type ColumnTypes } from '../../testing/schema-types.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Column {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  /** Filled when an insert omits it. */
  is_filled: boolean;
  /** Whether the serving role may write it on insert. */
  may_insert: boolean;
  /** Values of a check `column in (…)`. */
  values: string[] | null;
}

/** Columns of tables and views that the serving role may read. */
async function columns(): Promise<Column[]> {
  const { rows } = await database.owner.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull as not_null,
      a.atthasdef or a.attidentity <> '' as is_filled,
      has_column_privilege('lis_app', c.oid, a.attnum, 'insert')
        and a.attgenerated = '' and a.attidentity <> 'a' as may_insert,
      (select array(select (regexp_matches(d, '''([^'']*)''::text', 'g'))[1] order by 1)
       from (select pg_get_constraintdef(k.oid) as d from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) checks
       where d ~ ('^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[''[^]]*\\]\\)\\)\\)$')) as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and has_any_column_privilege('lis_app', c.oid, 'select')
    order by c.relname, a.attnum`);
  return rows;
}

/** Kinds of values that the driver gives for a column type (\`pool.ts\`). */
function kindOf(type: string): string {
  if (type.endsWith('[]')) return 'array';
  if (type === 'jsonb') return 'array|object';
  if (type === 'boolean') return 'boolean';
  if (type === 'bytea') return 'Buffer';
  if (['smallint', 'integer', 'bigint', 'double precision'].includes(type)) return 'number';
  if (/^(uuid|text|character varying|date|numeric|timestamp with time zone)$/.test(type))
    return 'string';
  throw new Error(`No TypeScript type is known for ${type}.`);
}

describe('table types', () => {
  let types: Record<string, Record<string, ColumnTypes>>;
  let found: Column[];
  beforeAll(async () => {
    types = tableTypes(join(import.meta.dirname, 'schema.ts'), 'Schema');
    found = await columns();
  });
  const typeOf = ({ table, name }: Column) => types[table]?.[name];
  /** Columns of tables that differ in what `say` returns of them. */
  const differing = (
    say: (column: Column, type: ColumnTypes) => [actual: unknown, typed: unknown],
  ) =>
    found.flatMap((column) => {
      const type = typeOf(column);
      if (!type || column.table === 'current_result') return [];
      const [actual, typed] = say(column, type);
      return String(actual) === String(typed)
        ? []
        : [
            `${column.table}.${column.name}: ${String(actual)} in SQL, ${String(typed)} in TypeScript`,
          ];
    });

  it('have the tables and columns of the database', () => {
    const typed = Object.entries(types).flatMap(([table, names]) =>
      Object.keys(names).map((name) => `${table}.${name}`),
    );
    expect(typed.toSorted()).toEqual(found.map(({ table, name }) => `${table}.${name}`).toSorted());
  });

  it('have the values of the database', () => {
    const kinds = (kind: string) => (kind === 'array' || kind === 'object' ? 'array|object' : kind);
    expect(
      differing((column, { select }) => {
        const actual = kindOf(column.type);
        return [actual, actual === 'array|object' ? kinds(select.kind) : select.kind];
      }),
    ).toEqual([]);
  });

  it('are null where the database allows it', () => {
    expect(
      differing(({ not_null }, { select }) => [
        not_null ? 'not null' : 'null',
        select.isNullable ? 'null' : 'not null',
      ]),
    ).toEqual([]);
  });

  it('can be inserted where the serving role may, and omitted where the database fills them', () => {
    expect(
      differing(({ may_insert, not_null, is_filled }, { insert, isOptional }) => [
        may_insert ? (not_null && !is_filled ? 'required' : 'optional') : 'never',
        insert.kind === 'never' ? 'never' : isOptional ? 'optional' : 'required',
      ]),
    ).toEqual([]);
  });

  it('have the literals of the checks', () => {
    expect(
      differing(({ values }, { select }) => [
        values ?? select.values ?? 'any',
        select.values ?? 'any',
      ]),
    ).toEqual([]);
  });
});

describe('names in the schema', () => {
  it('follow <table>_<columns>_<kind>', async () => {
    const { rows } = await database.owner.query<{ table: string; name: string; kind: string }>(`
      select c.relname as table, k.conname as name,
        case k.contype when 'p' then 'pkey' when 'u' then 'key' when 'f' then 'fkey' when 'x' then 'excl' else 'check' end as kind
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and k.contype <> 'n' and c.relname not like 'kysely%'
      union all
      select c.relname, x.indexrelid::regclass::text, case when x.indisunique then 'key' else 'idx' end
      from pg_index x join pg_class c on c.oid = x.indrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid)`);
    const unusual = rows.filter(
      ({ table, name, kind }) =>
        !new RegExp(kind === 'pkey' ? `^${table}_pkey$` : `^${table}_[a-z0-9_]+_${kind}$`).test(
          name,
        ) || name.length > 62,
    );
    expect(rows.length).toBeGreaterThan(500);
    expect(unusual).toEqual([]);
  });
});
