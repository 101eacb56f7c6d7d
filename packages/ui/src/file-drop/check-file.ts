import { HEAD_BYTES, kindOf, type FileKind } from './file-kind.ts';

/** Reason why a file was rejected. */
export type FileRefusal = 'too-large' | 'wrong-type' | 'empty' | 'unreadable' | 'one-only';

/** Accepted files of a file drop. */
export interface FileRules {
  accept: readonly FileKind[];
  maxBytes: number | undefined;
}

/**
 * Returns the reason for rejecting a file, or `undefined` for a valid one. Reads only its first
 * bytes.
 */
export async function refusalOf(
  file: File,
  { accept, maxBytes }: FileRules,
): Promise<FileRefusal | undefined> {
  if (maxBytes !== undefined && file.size > maxBytes) return 'too-large';
  if (file.size === 0) return 'empty';
  let head;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    // A folder, or a file that was removed after selection.
    return 'unreadable';
  }
  const kind = kindOf(head, file.name);
  return kind !== undefined && accept.includes(kind) ? undefined : 'wrong-type';
}
