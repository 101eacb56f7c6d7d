import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A stable file of a folder. */
export interface FolderFile {
  name: string;
  bytes: Buffer;
  /** The file has not changed for a time in which an analyser would have finished it. */
  isOld: boolean;
}

/**
 * Outcome of a file. `wait`: its end is missing, and it is looked at again; a refusal moves it to
 * `refused`, with the reason beside it.
 */
export type FileOutcome = 'wait' | { refusal: string | null };

export interface WatchedFolderOptions {
  /** Existing directory of the operator. */
  root: string;
  /** Subdomain of the facility: its directory below the root. */
  facility: string;
  /** Name of the folder below that of the facility. */
  folder: string;
  maxBytes: number;
  /** Milliseconds between two looks; a file is stable when two find it unchanged. */
  interval: number;
  /** Records a file. A file that could not be recorded is looked at again. */
  take(file: FolderFile): Promise<FileOutcome>;
  /** A file was moved to `refused` without being read. */
  onRefused(name: string, reason: string): void;
  /** A file was recorded and could not be moved. It is not read again while it is unchanged. */
  onNotMoved(name: string, error: unknown): void;
  /** A file could not be recorded. */
  onNotStored(error: unknown): void;
  /** The folder can be used, or no longer; called on each change. */
  onUsable(isUsable: boolean, error?: unknown): void;
}

export interface WatchedFolder {
  /** Looks at the folder now. */
  look(): Promise<void>;
  /** Ends after the file in hand is recorded and moved. */
  close(): Promise<void>;
}

/** Names that programs give to files that they still write, and hidden files. */
const isUnfinished = (name: string) =>
  name.startsWith('.') || name.startsWith('~') || /\.(tmp|part|partial|filepart)$|~$/i.test(name);

/** Looks without a change after which a file counts as old. */
const OLD_AFTER = 30;

interface Known {
  size: number;
  modified: number;
  /** Looks that found the file unchanged. */
  looks: number;
  /** It is recorded, or refused, and could not be moved. */
  isDone: boolean;
}

/**
 * Watches a folder by looking at it again and again: events of the file system do not arrive from
 * network shares. A file is recorded before it is moved, so that a crash repeats it and loses
 * nothing. Symbolic links, and folders that are one, are never followed.
 */
export function watchFolder({
  root,
  facility,
  folder,
  maxBytes,
  interval,
  take,
  onRefused,
  onNotMoved,
  onNotStored,
  onUsable,
}: WatchedFolderOptions): WatchedFolder {
  const known = new Map<string, Known>();
  let isUsable: boolean | undefined;
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    let path: string;
    let files: Found[];
    try {
      path = await ownDirectory(await realpath(root), facility, folder);
      await ownDirectory(path, 'done');
      await ownDirectory(path, 'refused');
      files = await filesIn(path);
    } catch (error) {
      report(false, error);
      return;
    }
    report(true);
    for (const name of known.keys())
      if (!files.some((file) => file.name === name)) known.delete(name);
    for (const file of files) {
      if (isClosed) return;
      await examine(path, file).catch(onNotStored);
    }
  }

  function report(next: boolean, error?: unknown): void {
    if (isUsable !== next) onUsable(next, error);
    isUsable = next;
  }

  async function examine(path: string, { name, size, modified, isFile }: Found): Promise<void> {
    const before = known.get(name);
    const isSame = before?.size === size && before.modified === modified;
    const now = isSame
      ? { ...before, looks: before.looks + 1 }
      : { size, modified, looks: 0, isDone: false };
    known.set(name, now);
    if (now.isDone) return;
    if (!isFile) return refuse(path, name, 'is not a regular file');
    // An empty file is one that is about to be written.
    if (now.looks === 0 || size === 0) return;
    if (size > maxBytes) return refuse(path, name, `is larger than ${maxBytes} bytes`);
    const bytes = await contentOf(join(path, name), { size, modified });
    if (!bytes) return;
    const outcome = await take({ name, bytes, isOld: now.looks >= OLD_AFTER });
    if (outcome !== 'wait') await finish(path, name, outcome.refusal);
  }

  /** Refuses a file without reading it. */
  async function refuse(path: string, name: string, reason: string): Promise<void> {
    if (await finish(path, name, reason)) onRefused(name, reason);
  }

  /** Moves a file, with the reason beside a refused one. Returns whether it was moved. */
  async function finish(path: string, name: string, refusal: string | null): Promise<boolean> {
    try {
      const to = await ownDirectory(path, refusal === null ? 'done' : 'refused');
      const target = await freeName(to, name);
      await rename(join(path, name), join(to, target));
      if (refusal !== null)
        await writeFile(join(to, `${target}.reason.txt`), `${refusal}\n`, { flag: 'wx' });
      known.delete(name);
      return true;
    } catch (error) {
      const file = known.get(name);
      if (file) file.isDone = true;
      onNotMoved(name, error);
      return false;
    }
  }

  const next = () => (turn = turn.then(() => (isClosed ? undefined : look())).catch(onNotStored));
  const timer = setInterval(() => void next(), interval).unref();
  void next();
  return {
    look: next,
    async close() {
      clearInterval(timer);
      isClosed = true;
      await turn;
    },
  };
}

interface Found {
  name: string;
  size: number;
  modified: number;
  isFile: boolean;
}

/** Finished files of a folder and what else is no directory, in the order of their last change. */
async function filesIn(path: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(path)) {
    if (isUnfinished(name)) continue;
    const file = await lstat(join(path, name)).catch(() => undefined);
    if (!file || file.isDirectory()) continue;
    found.push({ name, size: file.size, modified: file.mtimeMs, isFile: file.isFile() });
  }
  return found.toSorted(
    (one, other) => one.modified - other.modified || (one.name < other.name ? -1 : 1),
  );
}

/** Content of a file; undefined when it changes while it is read, or is no longer a file. */
async function contentOf(
  path: string,
  expected: { size: number; modified: number },
): Promise<Buffer | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
  if (!file) return undefined;
  try {
    const isExpected = async () => {
      const { size, mtimeMs } = await file.stat();
      return size === expected.size && mtimeMs === expected.modified;
    };
    if (!(await file.stat()).isFile() || !(await isExpected())) return undefined;
    const bytes = await file.readFile();
    return bytes.length === expected.size && (await isExpected()) ? bytes : undefined;
  } finally {
    await file.close();
  }
}

/**
 * A directory below another one, created if it is missing.
 * @throws If a part of the path is a symbolic link or no directory.
 */
async function ownDirectory(parent: string, ...names: readonly string[]): Promise<string> {
  let path = parent;
  for (const name of names) {
    path = join(path, name);
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!(await lstat(path)).isDirectory()) throw new Error(`${path} is not a directory.`);
  }
  return path;
}

/** The name, or with a number when a file has it. */
async function freeName(directory: string, name: string): Promise<string> {
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? name : `${name}.${count}`;
    const isTaken = await lstat(join(directory, candidate)).then(
      () => true,
      () => false,
    );
    if (!isTaken) return candidate;
  }
}
