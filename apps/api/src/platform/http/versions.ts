import { Refusal } from './problems.ts';

/** `"3"`: a record's version as HTTP writes it. */
export function etag(version: number): string {
  return `"${version}"`;
}

/** The version a caller read, from `If-Match`. */
export function requestedVersion(header: string | undefined): number {
  if (header === undefined || header === '') throw new Refusal('version_missing');
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? [];
  if (version === undefined) throw new Refusal('malformed');
  return Number(version);
}

/** Refuses a change of something that was changed since: `checkVersion(call.version, patient.version)`. */
export function checkVersion(requested: number, current: number): void {
  if (requested !== current)
    throw new Refusal('version_stale', { current_version: current }, { ETag: etag(current) });
}
