declare const brand: unique symbol;

/** Name of a download, from `fileName` or `uploadedFileName`. */
export type FileName = string & { readonly [brand]: true };

/** A numbered document, or a file about a subject of one facility, optionally of some days. */
export type FileSubject =
  | { number: string; subject?: string }
  | { subject: string; facility: string; days?: readonly string[] };

/**
 * Names a download. A document has its number (`RCT-2026-000667.pdf`); any other file has its
 * subject, facility and days (`audit-log-demo-2026-11-23.csv`). Files of several facilities and
 * days are therefore distinct in one folder.
 */
export function fileName(
  about: FileSubject,
  extension: 'csv' | 'pdf' | 'png' | 'svg' | 'txt',
): FileName {
  const parts =
    'number' in about
      ? [about.subject, about.number]
      : [about.subject, about.facility, ...new Set(about.days)];
  return `${parts.filter((part) => part !== undefined).join('-')}.${extension}` as FileName;
}

/** Returns the name under which a user uploaded a file. */
export const uploadedFileName = (name: string): FileName => name as FileName;

/**
 * Returns the name in a `Content-Disposition` header (RFC 6266); undefined if it has none. The
 * complete name of `filename*` takes precedence over the ASCII one.
 */
export function sentFileName(disposition: string | null): string | undefined {
  const complete = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return complete === undefined
    ? /filename="([^"]*)"/i.exec(disposition ?? '')?.[1]
    : decodeURIComponent(complete);
}
