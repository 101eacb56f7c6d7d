import { createHash } from 'node:crypto';
import {
  attachmentName,
  attachmentTypeOf,
  MAX_ATTACHMENT_BYTES,
  type AttachedFile,
  type Attachment,
} from '@alms/lis-domain/results';
import { asBuffer } from '../../../platform/as-buffer.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { UnfitPdf } from '../../../platform/pdf/pdf-reader.ts';
import { rewritePdf } from '../../../platform/pdf/rewrite-pdf.ts';
import { redrawAttachment } from '../../../platform/images/redraw-attachment.ts';

/** A validated file result in its stored form. */
export interface AcceptedFile {
  /** Value of the result. */
  value_text: string;
  attachment: Omit<Attachment, 'version'>;
  content: Uint8Array;
}

/**
 * Validates a result file: a PDF without active content is written again, an image is re-encoded,
 * any other content is rejected whatever its name. Runs in a worker.
 */
export async function acceptedFile(file: AttachedFile): Promise<AcceptedFile> {
  const bytes = file.content;
  const media_type = attachmentTypeOf(bytes);
  if (!media_type)
    throw refusedFile(
      'attachment_type',
      'must be a PDF, PNG or JPEG by content, not only by file name',
    );
  const value_text = attachmentName(file.name, media_type);
  if (value_text === '') throw invalid({ 'file.name': 'must contain a file name' });
  const content =
    media_type === 'application/pdf'
      ? withoutActiveContent(bytes)
      : await redrawAttachment(asBuffer(bytes), media_type);
  if (content.length > MAX_ATTACHMENT_BYTES)
    throw refusedFile(
      'attachment_too_large',
      'must be at most 10 MB after processing: choose a smaller picture, or a JPEG',
    );
  return {
    value_text,
    attachment: {
      media_type,
      byte_size: content.length,
      sha256: sha256Of(content),
      original_sha256: sha256Of(bytes),
    },
    content,
  };
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function withoutActiveContent(pdf: Uint8Array): Uint8Array {
  try {
    return rewritePdf(pdf);
  } catch (error) {
    if (!(error instanceof UnfitPdf)) throw error;
    throw refusedFile('attachment_active', `${error.message}. Print it to a new PDF`);
  }
}

function refusedFile(
  code: 'attachment_type' | 'attachment_active' | 'attachment_too_large',
  why: string,
): Refusal {
  return new Refusal(code, { fields: { 'file.content': why } });
}
