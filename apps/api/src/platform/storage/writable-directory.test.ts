import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWritableDirectory } from './writable-directory.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'alms-directory-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('makeWritableDirectory', () => {
  it('creates the directory with its parents and leaves it empty', () => {
    const directory = join(parent, 'one/two/three');
    makeWritableDirectory(directory);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('restricts access to the owner on request', () => {
    const directory = join(parent, 'private');
    makeWritableDirectory(directory, 0o700);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  it('accepts an existing directory with contents', () => {
    writeFileSync(join(parent, 'kept'), '');
    makeWritableDirectory(parent);
    expect(readdirSync(parent)).toEqual(['kept']);
  });

  it.each([
    ['for a directory under /proc, where nothing can be created', '/proc/alms/data', 'ENOENT'],
    ['for /proc itself', '/proc', 'ENOENT'],
    ['for a directory under a file', '/dev/null/data', 'ENOTDIR'],
    ['for a file', '/dev/null', 'ENOTDIR'],
  ])('fails at once %s', (_where, directory, code) => {
    expect(() => makeWritableDirectory(directory)).toThrow(expect.objectContaining({ code }));
  });
});
