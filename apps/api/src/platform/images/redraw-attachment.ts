import { MAX_ATTACHMENT_PIXELS, type AttachmentType } from '@alms/lis-domain/results';
import { Transformer } from '@napi-rs/image';
import { Refusal } from '../http/refusals/problems.ts';
import { pictureHeader } from './picture-header.ts';

/**
 * Out of 100. Diagnostic images need minimal loss: at this quality no difference is visible
 * (professional knowledge).
 */
const JPEG_QUALITY = 95;

/**
 * Re-encodes an image result from its pixels at the same size and format. Location, device and all
 * other metadata are removed.
 */
export async function redrawAttachment(
  file: Buffer,
  type: Exclude<AttachmentType, 'application/pdf'>,
): Promise<Buffer> {
  const header = pictureHeader(file);
  if (!header)
    throw new Refusal('picture_damaged', {
      fields: { 'file.content': 'must be a complete image' },
    });
  if (header.width * header.height > MAX_ATTACHMENT_PIXELS)
    throw new Refusal('picture_dimensions', {
      fields: {
        'file.content': `must have at most ${MAX_ATTACHMENT_PIXELS / 1_000_000} million pixels`,
      },
    });
  // `rotate` without an angle applies the EXIF orientation.
  const picture = new Transformer(file).rotate();
  return (type === 'image/png' ? picture.png() : picture.jpeg(JPEG_QUALITY)).catch(() => {
    throw new Refusal('picture_damaged', {
      fields: { 'file.content': 'must be a complete image' },
    });
  });
}
