import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { serve, type OpenDatabase } from '../platform/db/database.ts';
import { connect, unlimited, type Connection } from '../platform/db/pool.ts';

export interface TestDatabase extends OpenDatabase {
  /** The owner's connection: what an administrator of the server could do. */
  owner: pg.Client;
  /** How the owner reaches it, for tests that start a process of their own. */
  connection: Connection;
}

/** A migrated database of its own for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { creator, owner, template } = inject('testCluster');
  const database = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = await connect(creator);
  await admin.query(
    `create database ${database} template ${template} owner ${admin.escapeIdentifier(owner.user)}`,
  );
  const connection = { ...owner, database };
  const opened = await serve(connection, { size: 10, limits: unlimited });
  const client = await connect(connection);
  return {
    ...opened,
    owner: client,
    connection,
    async close() {
      await client.end();
      await opened.close();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}
