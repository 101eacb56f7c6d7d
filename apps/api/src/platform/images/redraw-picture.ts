import { MAX_LOGO_PIXELS } from '@alms/lis-domain/facility';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Refusal } from '../http/problems.ts';
import { pictureHeader } from './picture-header.ts';

/** The longest side of what is kept, in pixels; smaller pictures keep their size. */
const KEPT_PIXELS = 512;

export interface RedrawnPicture {
  /** A PNG. */
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Draws an uploaded picture anew from its pixels. What else the file carried (a place, a script behind the picture, a second file) is gone, and
 * so is every byte that its sender chose.
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

/** As a PNG, whose header says its width at byte 16 and its height at byte 20. */
function drawnAnew(file: Buffer, isTooLarge: boolean): Promise<Buffer> {
  // `rotate` without an angle turns a photograph the way its camera says it was held.
  const picture = new Transformer(file).rotate();
  if (isTooLarge)
    picture.resize({ width: KEPT_PIXELS, height: KEPT_PIXELS, fit: ResizeFit.Inside });
  return picture.png();
}
