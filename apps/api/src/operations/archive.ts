import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/** The file cannot be written, or is not one that can be read; the message says what a person can do about it. */
export class ArchiveUnusable extends Error {
  override readonly name = 'ArchiveUnusable';
}

const headerSchema = v.object({
  /** `backup`: everything; `facility`: one facility. */
  alms: v.picklist(['backup', 'facility']),
  format: v.literal(1),
  made_at: v.string(),
  /** The steps of the schema that the rows are of. */
  migrations: v.array(v.string()),
});

const endSchema = v.object({
  end: v.object({
    /** By table. */
    rows: v.record(v.string(), v.number()),
    /** Of every byte before this line, in hexadecimal. */
    sha256: v.string(),
  }),
});

export type ArchiveHeader = v.InferOutput<typeof headerSchema>;
export type RowCounts = Record<string, number>;

/** Some rows of one table, as PostgreSQL writes them in JSON: read as JavaScript numbers they would lose digits. */
export interface ArchivePart {
  table: string;
  /** A JSON array of objects. */
  rows: string;
  count: number;
}

/**
 * Writes an archive: JSON lines, compressed by gzip. The first says what it is, each other holds some rows of a table, the last how many there are
 * of each and the SHA-256 of everything before it. The file is there when it is whole, and only its owner reads it.
 * @throws ArchiveUnusable when there is such a file already, or none can be made
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
    // Linked when it is whole; an archive that is there is never written over.
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
  if (code === 'EEXIST')
    return new ArchiveUnusable(`${file} is there already. Choose another name.`);
  if (code === 'ENOSPC') return new ArchiveUnusable(`The disk is full: ${file} cannot be written.`);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return new ArchiveUnusable(
      `${file} cannot be written (${code}). Name a file in a directory that is there and may be written.`,
    );
  return error;
}

export interface OpenArchive {
  header: ArchiveHeader;
  /** All rows, once. It ends only if the archive is whole and as it was written; what was made of it before must be undone when it throws. */
  parts: AsyncIterable<Omit<ArchivePart, 'count'>>;
  /** How many rows there are of each table, once `parts` has ended. */
  counts(): RowCounts;
}

/** @throws ArchiveUnusable when the file is no archive, and from `parts`, when it is cut off or was changed */
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
    throw new ArchiveUnusable(`${file} is no archive that this version of ALMS reads.`);
  const hash = createHash('sha256').update(`${first}\n`);
  const seen: RowCounts = {};

  async function* parts() {
    for (;;) {
      const line = await next();
      const said = parsed(line);
      const end = v.safeParse(endSchema, said);
      if (end.success) {
        const isWhole =
          end.output.end.sha256 === hash.digest('hex') &&
          JSON.stringify(end.output.end.rows) === JSON.stringify(seen);
        if (!isWhole || (await next()) !== undefined)
          throw new ArchiveUnusable(
            `${file} is not as it was written: its checksum differs. Use another backup.`,
          );
        return;
      }
      const part = v.safeParse(v.object({ table: v.string(), rows: v.array(v.unknown()) }), said);
      if (line === undefined || !part.success)
        throw new ArchiveUnusable(`${file} is cut off: its end is missing. Use another backup.`);
      hash.update(`${line}\n`);
      const { table, rows } = part.output;
      seen[table] = (seen[table] ?? 0) + rows.length;
      yield { table, rows: line.slice(`{"table":${JSON.stringify(table)},"rows":`.length, -1) };
    }
  }
  return { header: header.output, parts: parts(), counts: () => seen };
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const content = createGunzip().setEncoding('utf8');
  // What goes wrong comes out of the reading below.
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
  if (code === 'ENOENT') return new ArchiveUnusable(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR')
    return new ArchiveUnusable(`${file} cannot be read (${code}).`);
  if (code === 'Z_BUF_ERROR')
    return new ArchiveUnusable(`${file} is cut off: its end is missing. Use another backup.`);
  return new ArchiveUnusable(
    `${file} is no archive of ALMS, or was damaged (${code ?? 'unreadable'}).`,
  );
}
