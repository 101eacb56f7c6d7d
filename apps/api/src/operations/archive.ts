import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/** The archive cannot be written or read; the message states the remedy. */
export class ArchiveUnusable extends Error {
  override readonly name = 'ArchiveUnusable';
}

const headerSchema = v.object({
  /** `backup`: all facilities; `facility`: one facility. */
  alms: v.picklist(['backup', 'facility']),
  format: v.literal(1),
  made_at: v.string(),
  /** Applied migrations of the schema the rows belong to. */
  migrations: v.array(v.string()),
});

const endSchema = v.object({
  end: v.object({
    /** Row counts by table. */
    rows: v.record(v.string(), v.number()),
    /** Hexadecimal hash of all bytes before this line. */
    sha256: v.string(),
  }),
});

export type ArchiveHeader = v.InferOutput<typeof headerSchema>;
export type RowCounts = Record<string, number>;

/**
 * Rows of one table in PostgreSQL's JSON notation: parsing them as JavaScript numbers would lose
 * digits.
 */
export interface ArchivePart {
  table: string;
  /** A JSON array of objects. */
  rows: string;
  count: number;
}

/**
 * Writes an archive as gzip-compressed JSON lines: a header, parts with rows of one table each, and
 * a trailer with row counts and the SHA-256 of everything before it. The file appears only when
 * complete and is readable only by its owner.
 * @throws ArchiveUnusable when the file exists or cannot be created
 */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  parts: AsyncIterable<ArchivePart>,
): Promise<RowCounts> {
  const rows: RowCounts = {};
  const hash = createHash('sha256');
  async function* lines() {
    const hashed = (line: string) => {
      hash.update(line);
      return line;
    };
    yield hashed(`${JSON.stringify(header)}\n`);
    for await (const part of parts) {
      rows[part.table] = (rows[part.table] ?? 0) + part.count;
      yield hashed(`{"table":${JSON.stringify(part.table)},"rows":${part.rows}}\n`);
    }
    yield `${JSON.stringify({ end: { rows, sha256: hash.digest('hex') } })}\n`;
  }
  const draft = `${file}.${process.pid}.partial`;
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Linked when complete; an existing archive is never overwritten.
    await link(draft, file);
  } catch (error) {
    throw unwritable(file, error);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  return rows;
}

function unwritable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new ArchiveUnusable(`${file} already exists. Choose another name.`);
  if (code === 'ENOSPC') return new ArchiveUnusable(`The disk is full: ${file} cannot be written.`);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return new ArchiveUnusable(
      `${file} cannot be written (${code}). Choose a file in an existing, writable directory.`,
    );
  return error;
}

export interface OpenArchive {
  header: ArchiveHeader;
  /**
   * All rows, readable once. Ends only if the archive is complete and unchanged; when it throws,
   * everything derived from it must be rolled back.
   */
  parts: AsyncIterable<Omit<ArchivePart, 'count'>>;
  /** Row counts by table, available once `parts` has ended. */
  counts(): RowCounts;
}

/**
 * @throws ArchiveUnusable when the file is not an archive, and from `parts` when it is truncated or
 * modified
 */
export async function openArchive(file: string): Promise<OpenArchive> {
  const lines = linesOf(file);
  const next = async () => (await lines.next()).value ?? undefined;
  const parsed = (line: string | undefined): unknown => {
    try {
      return JSON.parse(line ?? '');
    } catch {
      return undefined;
    }
  };

  const first = await next();
  const header = v.safeParse(headerSchema, parsed(first));
  if (!header.success)
    throw new ArchiveUnusable(`${file} is not an archive that this version of ALMS can read.`);
  const hash = createHash('sha256').update(`${first}\n`);
  const counted: RowCounts = {};

  async function* parts() {
    for (;;) {
      const line = await next();
      const json = parsed(line);
      const end = v.safeParse(endSchema, json);
      if (end.success) {
        const isWhole =
          end.output.end.sha256 === hash.digest('hex') &&
          JSON.stringify(end.output.end.rows) === JSON.stringify(counted);
        if (!isWhole || (await next()) !== undefined)
          throw new ArchiveUnusable(
            `${file} is corrupted: its checksum differs. Use another backup.`,
          );
        return;
      }
      const part = v.safeParse(v.object({ table: v.string(), rows: v.array(v.unknown()) }), json);
      if (line === undefined || !part.success)
        throw new ArchiveUnusable(`${file} is incomplete: its end is missing. Use another backup.`);
      hash.update(`${line}\n`);
      const { table, rows } = part.output;
      counted[table] = (counted[table] ?? 0) + rows.length;
      yield { table, rows: line.slice(`{"table":${JSON.stringify(table)},"rows":`.length, -1) };
    }
  }
  return { header: header.output, parts: parts(), counts: () => counted };
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const content = createGunzip().setEncoding('utf8');
  // Errors surface when reading below.
  pipeline(createReadStream(file), content).catch(() => undefined);
  let rest = '';
  try {
    for await (const piece of content as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
  if (rest !== '') yield rest;
  return undefined;
}

function unreadable(file: string, { code }: NodeJS.ErrnoException): ArchiveUnusable {
  if (code === 'ENOENT') return new ArchiveUnusable(`File ${file} not found.`);
  if (code === 'EACCES' || code === 'EISDIR')
    return new ArchiveUnusable(`${file} cannot be read (${code}).`);
  if (code === 'Z_BUF_ERROR')
    return new ArchiveUnusable(`${file} is incomplete: its end is missing. Use another backup.`);
  return new ArchiveUnusable(
    `${file} is not an ALMS archive, or is damaged (${code ?? 'unreadable'}).`,
  );
}
