import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
const chromatic = async (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/chromatic.mjs', ...args], { cwd: root, env });

describe('npm run chromatic', () => {
  it('sends nothing without a token, and states what is missing', async () => {
    const { stdout } = await chromatic();
    expect(stdout).toBe(
      'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Set it to the project token (see Manage in Chromatic) and run this again.\n',
    );
  });

  it('fails without a token where it is required', async () => {
    await expect(chromatic('--required')).rejects.toMatchObject({ code: 1 });
  });
});
