import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadEncryptionKey } from './encryption-key.ts';

let directory: string;
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'alms-key-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it('the encryption key is generated once in a file readable only by its owner', () => {
  const data = join(directory, 'data');
  const key = loadEncryptionKey(data);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(loadEncryptionKey(data)).toBe(key);
  expect(statSync(join(data, 'encryption-key')).mode & 0o777).toBe(0o600);
});

it('an invalid encryption key file is rejected, not replaced', () => {
  writeFileSync(join(directory, 'encryption-key'), '');
  expect(() => loadEncryptionKey(directory)).toThrow(
    /encryption-key does not contain the generated key/,
  );
});
