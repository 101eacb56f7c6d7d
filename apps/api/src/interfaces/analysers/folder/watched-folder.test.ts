import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolder, type FileOutcome, type WatchedFolder } from './watched-folder.ts';

let root: string;
let folder: string;
let watched: WatchedFolder | undefined;
const taken: string[] = [];
const events: string[] = [];
const usable: boolean[] = [];
let outcome: (name: string, isOld: boolean) => FileOutcome;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alms-folder-'));
  folder = join(root, 'city-lab', 'sysmex');
  for (const list of [taken, events, usable]) list.splice(0);
  outcome = () => ({ refusal: null });
});
afterEach(async () => {
  await watched?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Watches without looking by itself. */
function watch(): WatchedFolder {
  watched = watchFolder({
    root,
    facility: 'city-lab',
    folder: 'sysmex',
    maxBytes: 100,
    interval: 1_000_000,
    async take({ name, bytes, isOld }) {
      taken.push(`${name} ${bytes.toString()}`);
      return outcome(name, isOld);
    },
    onRefused: (name, reason) => events.push(`${name} ${reason}`),
    onNotMoved: (name) => events.push(`${name} not moved`),
    onNotStored: (error) => events.push((error as Error).message),
    onUsable: (isUsable) => usable.push(isUsable),
  });
  return watched;
}
const write = (name: string, text: string, seconds = 0) => {
  writeFileSync(join(folder, name), text);
  const at = new Date(Date.now() - 1_000_000 + seconds * 1_000);
  utimesSync(join(folder, name), at, at);
};
const inside = (...names: string[]) => readdirSync(join(folder, ...names)).toSorted();

describe('watched folder', () => {
  it('is created below the directory of its facility', async () => {
    await watch().look();
    expect([inside(), usable]).toEqual([['done', 'refused'], [true]]);
  });

  it('takes a file once two looks find it unchanged, the oldest first', async () => {
    const { look } = watch();
    await look();
    write('b.csv', '1', 1);
    write('a.csv', '2', 2);
    await look();
    expect(taken).toEqual([]);
    write('a.csv', '23', 3);
    await look();
    expect(taken).toEqual(['b.csv 1']);
    await look();
    expect(taken).toEqual(['b.csv 1', 'a.csv 23']);
    await look();
    expect([taken.length, inside(), inside('done')]).toEqual([
      2,
      ['done', 'refused'],
      ['a.csv', 'b.csv'],
    ]);
  });

  it('moves a refused file with its reason, and overwrites no other one', async () => {
    outcome = () => ({ refusal: 'no valid header' });
    const { look } = watch();
    await look();
    for (const text of ['1', '2']) {
      write('a.txt', text);
      await look();
      await look();
    }
    expect(inside('refused')).toEqual([
      'a.txt',
      'a.txt.1',
      'a.txt.1.reason.txt',
      'a.txt.reason.txt',
    ]);
    expect(readFileSync(join(folder, 'refused', 'a.txt.reason.txt'), 'utf8')).toBe(
      'no valid header\n',
    );
  });

  it('leaves empty, hidden and unfinished files, and folders', async () => {
    const { look } = watch();
    await look();
    for (const name of ['.a.csv', 'a.csv.tmp', 'a.csv.part', '~a.csv', 'a.csv~']) write(name, '1');
    write('empty.csv', '');
    mkdirSync(join(folder, 'archive'));
    await look();
    await look();
    expect([taken, events]).toEqual([[], []]);
  });

  it('looks again at a file whose end is missing until it is old', async () => {
    outcome = (_, isOld) => (isOld ? { refusal: null } : 'wait');
    const { look } = watch();
    await look();
    write('a.txt', 'H|');
    for (let count = 0; count < 31; count += 1) await look();
    expect([taken.length, inside('done')]).toEqual([30, ['a.txt']]);
  });

  it('never follows a symbolic link, and refuses it', async () => {
    const secret = join(root, 'secret.txt');
    writeFileSync(secret, 'secret');
    const { look } = watch();
    await look();
    symlinkSync(secret, join(folder, 'a.csv'));
    await look();
    await look();
    expect([taken, events]).toEqual([[], ['a.csv is not a regular file']]);
    expect(inside('refused')).toEqual(['a.csv', 'a.csv.reason.txt']);
  });

  it.each(['city-lab', 'city-lab/sysmex', 'city-lab/sysmex/done'])(
    'is not used when %s is a symbolic link',
    async (path) => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'alms-elsewhere-'));
      mkdirSync(join(root, path, '..'), { recursive: true });
      symlinkSync(elsewhere, join(root, path));
      await watch().look();
      expect([usable, readdirSync(elsewhere)]).toEqual([[false], []]);
      rmSync(elsewhere, { recursive: true });
    },
  );

  it('is not used without the directory of the operator, and used once it is there', async () => {
    rmSync(root, { recursive: true });
    const { look } = watch();
    await look();
    await look();
    expect(usable).toEqual([false]);
    mkdirSync(root);
    await look();
    expect(usable).toEqual([false, true]);
  });

  it('refuses a file that is too large', async () => {
    const { look } = watch();
    await look();
    write('a.csv', 'x'.repeat(101));
    await look();
    await look();
    expect([taken, events]).toEqual([[], ['a.csv is larger than 100 bytes']]);
    expect(inside('refused')).toContain('a.csv');
  });

  it('keeps a file that could not be recorded', async () => {
    outcome = () => {
      throw new Error('disk is full');
    };
    const { look } = watch();
    await look();
    write('a.csv', '1');
    await look();
    await look();
    expect([inside(), events]).toEqual([['a.csv', 'done', 'refused'], ['disk is full']]);
    outcome = () => ({ refusal: null });
    await look();
    expect(inside('done')).toEqual(['a.csv']);
  });

  it('looks by itself', async () => {
    mkdirSync(folder, { recursive: true });
    write('a.csv', '1');
    watched = watchFolder({
      root,
      facility: 'city-lab',
      folder: 'sysmex',
      maxBytes: 100,
      interval: 5,
      take: async () => ({ refusal: null }),
      onRefused: () => undefined,
      onNotMoved: () => undefined,
      onNotStored: () => undefined,
      onUsable: () => undefined,
    });
    await vi.waitFor(() => expect(inside('done')).toEqual(['a.csv']));
  });
});
