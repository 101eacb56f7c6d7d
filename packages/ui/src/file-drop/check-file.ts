import { HEAD_BYTES, kindOf, type FileKind } from './file-kind.ts';

/** Why a file was not taken. */
export type FileRefusal = 'too-large' | 'wrong-type' | 'empty' | 'unreadable' | 'one-only';

/** What one file drop takes. */
export interface FileRules {
  accept: readonly FileKind[];
  maxBytes: number | undefined;
}

/** Why a file is not taken, or `undefined` for a good one. Reads its first bytes, never more. */
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
    // A folder, or a file that has gone since it was chosen.
    return 'unreadable';
  }
  const kind = kindOf(head, file.name);
  return kind !== undefined && accept.includes(kind) ? undefined : 'wrong-type';
}
