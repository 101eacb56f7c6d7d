import { shortHash, type Attachment } from '@alms/lis-domain/results';

/**
 * Text form of a file result for external systems: file name and checksum. The file itself is not
 * sent.
 */
export function describeFile(name: string, attachment: Pick<Attachment, 'sha256'> | null): string {
  return `See attached file: ${name}${attachment ? ` (SHA-256 ${shortHash(attachment.sha256)})` : ''}`;
}
