import type { ImportReading } from '@alms/lis-domain/interfaces/result-import';
import type { AnalyserProfile } from '../profile.ts';
import { refusalText } from '../refusal-text.ts';
import { readSession } from '../profiles/read-session.ts';
import { readDelimitedFile } from './delimited-file.ts';
import { messagesOfFile } from './file-messages.ts';
import type { FileOutcome, FolderFile } from './watched-folder.ts';

export interface FileIntake {
  /** Undefined for delimited files. */
  profile: AnalyserProfile | undefined;
  /** Columns of delimited files. */
  reading: ImportReading | null;
  /** Records a message; a repeat is counted. */
  keep(bytes: Uint8Array, isIncomplete: boolean): Promise<void>;
  onIncomplete(): void;
}

/**
 * Records the messages of a file, also those that cannot be read: a user sees them among the
 * incoming messages. A file whose end is missing waits until it is old.
 * @returns Where the file belongs, with the reason of the first message that cannot be read.
 */
export async function takeFile(
  { bytes, isOld }: FolderFile,
  { profile, reading, keep, onIncomplete }: FileIntake,
): Promise<FileOutcome> {
  if (!profile) {
    await keep(bytes, false);
    const read = reading && readDelimitedFile(bytes, reading);
    return { refusal: read && 'refusal' in read ? read.refusal : null };
  }
  const messages = messagesOfFile(bytes, profile);
  if (!isOld && messages.some(({ isIncomplete }) => isIncomplete)) return 'wait';
  let refusal: string | null = null;
  for (const message of messages) {
    if (message.isIncomplete) onIncomplete();
    await keep(message.bytes, message.isIncomplete);
    const read = readSession(message.bytes, profile);
    if (read.kind === 'refused') refusal ??= refusalText(read);
  }
  return { refusal };
}
