import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { removeDataDirectory, runFile } from '../../testing/test-process.ts';
import { addFeedback } from './feedback.store.ts';

const feedback = {
  rating: 4,
  rating_touched: true,
  category: 'feature',
  description: 'Our printer feeds it sideways.',
  contact_email: null,
  allow_contact: true,
  user_agent: 'Browser/1.0',
} as const;

it('the operator command prints feedback, newest first, up to the requested number', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'alms-feedback-'));
  const run = async (...args: string[]) => {
    const { output, ended } = runFile('operations/feedback.ts', { DATA_DIR: dataDirectory }, args);
    const { code } = await ended;
    return { code, output: output() };
  };
  try {
    expect(await run()).toEqual({ code: 0, output: 'No feedback has been sent yet.\n' });
    const { db, close } = await openDatabase({ dataDirectory });
    for (const [n, title] of ['Oldest', 'Middle', 'Newest'].entries()) {
      const row = {
        ...feedback,
        title,
        id: crypto.randomUUID(),
        address_hash: Buffer.from('hash'),
        created_at: new Date(Date.UTC(2026, 4, 10 + n)),
      };
      await addFeedback(db, row, { since: new Date(0), max: 10 });
    }
    // Runs alongside the server that has the database open.
    const { code, output } = await run('2');
    await close();
    expect([
      code,
      output
        .split('\n')
        .slice(2, -1)
        .map((line) => /Newest|Middle|Oldest/.exec(line)?.[0]),
    ]).toEqual([0, ['Newest', 'Middle']]);
    expect(await run('all')).toEqual({
      code: 1,
      output:
        'Could not list the feedback. Enter the number of entries, for example npm run feedback -- 500.\n',
    });
  } finally {
    await removeDataDirectory(dataDirectory);
  }
});
