import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { connect, type Connection } from './pool.ts';

/**
 * The role that serves requests. It owns no objects, cannot bypass row-level security and cannot
 * truncate.
 */
export const appRole = 'lis_app';
/** Owns look-up functions that see beyond row-level policies; it cannot sign in. */
export const searchRole = 'lis_search';

/**
 * The serving role's password, derived from the owner's: all service processes compute the same one
 * without a second secret.
 */
function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update('alms:lis_app').digest('base64url');
}

/**
 * Connection of the serving role to the owner's database. The embedded server trusts its socket and
 * requires no password.
 */
export function appConnection(owner: Connection): Connection {
  return {
    ...owner,
    user: appRole,
    ...(owner.password !== undefined && { password: appPassword(owner.password) }),
  };
}

/** Creates missing roles and enables sign-in for the serving role. */
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
 * Lets the owner of the current transaction assign functions to the search role while `work` runs.
 * Membership ends with it because members see everything its policies allow; a failure rolls back
 * both.
 */
export async function asMemberOfSearchRole(
  run: (statement: string) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  await run(`grant ${searchRole} to current_user; grant create on schema public to ${searchRole}`);
  await work();
  await run(
    `revoke create on schema public from ${searchRole}; revoke ${searchRole} from current_user`,
  );
}
