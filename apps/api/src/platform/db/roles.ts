import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { connect, type Connection } from './pool.ts';

/** The role that serves requests: it owns nothing, bypasses nothing, and truncates nothing. */
export const appRole = 'lis_app';
/** Owns the look-ups that see more than a row-level policy lets through; nobody signs in as it. */
export const searchRole = 'lis_search';

/**
 * The serving role's password on a PostgreSQL server, derived from the owner's: every process of the service arrives at the same one, and
 * nobody has to keep a second secret.
 */
function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update('alms:lis_app').digest('base64url');
}

/** How the serving role reaches the owner's database. The embedded server trusts its socket and asks for no password. */
export function appConnection(owner: Connection): Connection {
  return {
    ...owner,
    user: appRole,
    ...(owner.password !== undefined && { password: appPassword(owner.password) }),
  };
}

/** Makes the two roles where they are missing, and sees to it that the serving role can sign in. */
export async function ensureRoles(client: pg.Client, owner: Connection): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [[appRole, searchRole]],
  );
  const there = new Set(rows.map((row) => row.rolname));
  if (!there.has(appRole))
    await client.query(
      `create role ${appRole} login nosuperuser nocreatedb nocreaterole noinherit`,
    );
  if (!there.has(searchRole))
    await client.query(`create role ${searchRole} nologin nosuperuser nocreatedb nocreaterole`);
  if (owner.password !== undefined && !(await signsIn(owner))) {
    await client.query(
      `alter role ${appRole} password ${client.escapeLiteral(appPassword(owner.password))}`,
    );
  }
}

async function signsIn(owner: Connection): Promise<boolean> {
  try {
    await (await connect(appConnection(owner))).end();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01' || code === '28000') return false;
    throw error;
  }
}

/**
 * Lets the owner hand functions to the searching role while `work` runs. Afterwards it is no member any more: a member would see what the
 * searching role's policies show.
 */
export async function asMemberOfSearchRole<T>(
  owner: Pick<pg.Pool, 'query'>,
  work: () => Promise<T>,
): Promise<T> {
  await owner.query(`grant ${searchRole} to current_user`);
  try {
    return await work();
  } finally {
    await owner.query(`revoke ${searchRole} from current_user`);
  }
}
