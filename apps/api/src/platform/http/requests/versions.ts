import { createHash } from 'node:crypto';
import { Refusal } from '../refusals/problems.ts';

/** ETag of a record's version: `"3"`. */
export function etag(version: number): string {
  return `"${version}"`;
}

/** Identifies content that has no version, in an ETag. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Version read by the client, from `If-Match`. */
export function requestedVersion(header: string | undefined): number {
  if (header === undefined || header === '') throw new Refusal('version_missing');
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? [];
  if (version === undefined) throw new Refusal('malformed');
  return Number(version);
}

/** Rejects a stale version: `checkVersion(call.version, patient.version)`. */
export function checkVersion(requested: number, current: number): void {
  if (requested !== current)
    throw new Refusal('version_stale', { current_version: current }, { ETag: etag(current) });
}
