/**
 * `npm run feedback`: lists feedback of visitors and users, newest first, for the platform
 * operator. Works with or without a running server.
 *   npm run feedback -- 500 maximum number of entries; default 100
 */
import { deleteAddresses, listFeedback } from '../areas/feedback/feedback.store.ts';
import { feedbackTable } from '../areas/feedback/feedback-table.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { DatabaseUnusable } from '../platform/db/database-unusable.ts';

try {
  const [count = '100', ...others] = process.argv.slice(2);
  if (!/^[1-9]\d{0,5}$/.test(count) || others.length > 0)
    throw new ConfigError('Enter the number of entries, for example npm run feedback -- 500.');
  const { dataDirectory, databaseUrl: url } = readConfig(process.env);
  const { db, close } = await openDatabase({ dataDirectory, url });
  try {
    await deleteAddresses(db, systemClock.now());
    const rows = await listFeedback(db, Number(count));
    process.stdout.write(
      rows.length === 0 ? 'No feedback has been sent yet.\n' : `${feedbackTable(rows)}\n`,
    );
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseUnusable)) throw error;
  console.error(`Could not list the feedback. ${error.message}`);
  process.exitCode = 1;
}
