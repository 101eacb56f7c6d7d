import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { serve, type OpenDatabase } from '../platform/db/database.ts';
import { connect, unlimited, type Connection } from '../platform/db/pool.ts';

export interface TestDatabase extends OpenDatabase {
  /** Owner connection, with the capabilities of a server administrator. */
  owner: pg.Client;
  /** Owner connection parameters, for tests that start a separate process. */
  connection: Connection;
}

/** A separate migrated database for one test file, served with `size` connections. */
export async function openTestDatabase({ size = 10 } = {}): Promise<TestDatabase> {
  const { creator, owner, template } = inject('testCluster');
  const database = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = await connect(creator);
  await admin.query(
    `create database ${database} template ${template} owner ${admin.escapeIdentifier(owner.user)}`,
  );
  const connection = { ...owner, database };
  const opened = await serve(connection, { size, limits: unlimited });
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
