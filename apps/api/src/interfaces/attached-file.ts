import { shortHash, type Attachment } from '@alms/lis-domain/results';

/** A result that is a file, for systems that are sent words: which file it is, and by what it is known again. The file itself stays here. */
export function fileInWords(name: string, attachment: Pick<Attachment, 'sha256'> | null): string {
  return `See attached file: ${name}${attachment ? ` (SHA-256 ${shortHash(attachment.sha256)})` : ''}`;
}
