import { MAX_ATTACHMENT_PIXELS, type AttachmentType } from '@alms/lis-domain/results';
import { Transformer } from '@napi-rs/image';
import { Refusal } from '../http/problems.ts';
import { pictureHeader } from './picture-header.ts';

/** Of 100. What is looked at for a diagnosis is to lose as little as a photograph can: at this no eye tells it from the one it was drawn from (professional knowledge). */
const JPEG_QUALITY = 95;

/** Draws a picture that is a result anew, pixel by pixel in its own size and kind: where and with what it was taken, and whatever else the file carried, is gone. */
export async function redrawAttachment(
  file: Buffer,
  type: Exclude<AttachmentType, 'application/pdf'>,
): Promise<Buffer> {
  const header = pictureHeader(file);
  if (!header)
    throw new Refusal('picture_damaged', { fields: { 'file.content': 'must be a whole picture' } });
  if (header.width * header.height > MAX_ATTACHMENT_PIXELS)
    throw new Refusal('picture_dimensions', {
      fields: {
        'file.content': `must have at most ${MAX_ATTACHMENT_PIXELS / 1_000_000} million pixels`,
      },
    });
  // `rotate` without an angle turns a photograph the way its camera says it was held.
  const picture = new Transformer(file).rotate();
  return (type === 'image/png' ? picture.png() : picture.jpeg(JPEG_QUALITY)).catch(() => {
    throw new Refusal('picture_damaged', { fields: { 'file.content': 'must be a whole picture' } });
  });
}
