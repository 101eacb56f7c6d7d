import { MAX_LOGO_PIXELS } from '@alms/lis-domain/facility';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Refusal } from '../http/refusals/problems.ts';
import { pictureHeader } from './picture-header.ts';

/** Longest stored side in pixels; smaller images keep their size. */
const KEPT_PIXELS = 512;

export interface RedrawnPicture {
  /** PNG image. */
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes an uploaded image from its pixels. All other content (location, script, second file)
 * and every byte chosen by the sender are removed.
 */
export async function redrawPicture(file: Buffer): Promise<RedrawnPicture> {
  const header = pictureHeader(file);
  if (!header) throw new Refusal('picture_type');
  if (Math.max(header.width, header.height) > MAX_LOGO_PIXELS)
    throw new Refusal('picture_dimensions');
  const content = await drawnAnew(file, Math.max(header.width, header.height) > KEPT_PIXELS).catch(
    () => {
      throw new Refusal('picture_damaged');
    },
  );
  return { content, width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** As a PNG, with width at byte 16 and height at byte 20 of its header. */
function drawnAnew(file: Buffer, isTooLarge: boolean): Promise<Buffer> {
  // `rotate` without an angle applies the EXIF orientation.
  const picture = new Transformer(file).rotate();
  if (isTooLarge)
    picture.resize({ width: KEPT_PIXELS, height: KEPT_PIXELS, fit: ResizeFit.Inside });
  return picture.png();
}
