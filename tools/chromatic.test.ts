import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

describe('npm run chromatic', () => {
  it('sends nothing without a token, and states what is missing', async () => {
    const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/chromatic.mjs'], {
      cwd: root,
      env,
    });
    expect(stdout).toBe(
      'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Set it to the project token (see Manage in Chromatic) and run this again.\n',
    );
  });
});
