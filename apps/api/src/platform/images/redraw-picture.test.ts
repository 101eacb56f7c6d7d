import { crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { pictureHeader } from './picture-header.ts';
import { redrawPicture } from './redraw-picture.ts';

const drawing = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 0x90), width, height);

/** A PNG that declares this size and is truncated after its header. */
async function announcing(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await drawing(8, 8).png());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('image header', () => {
  it.each([
    ['png', () => drawing(31, 17).png()],
    ['jpeg', () => drawing(31, 17).jpeg()],
    ['webp', () => drawing(31, 17).webp()],
    ['webp', () => drawing(31, 17).webpLossless()],
  ] as const)('of a %s contains its size', async (kind, draw) => {
    expect(pictureHeader(await draw())).toEqual({ kind, width: 31, height: 17 });
  });

  it.each([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;-------------------------------'],
    ['a page', '<!doctype html><title>logo.png</title><script>alert(1)</script>'],
    [
      'a JPEG without a frame header',
      '\u00ff\u00d8\u00ff\u00e0\u0000\u0004--\u00ff\u00d9--------------------------------',
    ],
  ])('is not found in %s', (_, text) => {
    expect(pictureHeader(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

describe('re-encoded image', () => {
  it.each([
    ['a small PNG keeps its dimensions', () => drawing(64, 32).png(), 64, 32],
    ['a large JPEG is scaled down', () => drawing(1024, 256).jpeg(), 512, 128],
    ['a tall WebP is scaled down', () => drawing(300, 1200).webp(), 128, 512],
  ])('%s', async (_, draw, width, height) => {
    const drawn = await redrawPicture(await draw());
    expect({ ...drawn, content: pictureHeader(drawn.content) }).toEqual({
      width,
      height,
      content: { kind: 'png', width, height },
    });
  });

  it('contains no data appended after the pixels', async () => {
    const script = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await drawing(64, 64).png(), Buffer.from(script)]);
    const { content } = await redrawPicture(polyglot);
    expect(content.includes(script)).toBe(false);
    expect(content.subarray(-8).toString('latin1')).toBe('IEND\u00ae\u0042\u0060\u0082');
  });

  it('contains no text chunk', async () => {
    const png = await drawing(64, 64).png();
    const words = Buffer.from('tEXtComment\u0000<script>alert(1)</script>', 'latin1');
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(words.length - 4);
    check.writeUInt32BE(crc32(words));
    // After the header of 33 bytes.
    const { content } = await redrawPicture(
      Buffer.concat([png.subarray(0, 33), length, words, check, png.subarray(33)]),
    );
    expect(content.includes('script')).toBe(false);
  });

  it.each([
    ['no picture', async () => Buffer.from('%PDF-1.7 and thirty more bytes of it'), 'picture_type'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      'picture_type',
    ],
    ['more pixels than the limit', () => announcing(60_000, 60_000), 'picture_dimensions'],
    ['a line that is too long', () => announcing(4097, 1), 'picture_dimensions'],
    [
      'a truncated picture',
      async () => (await drawing(64, 64).png()).subarray(0, 60),
      'picture_damaged',
    ],
    [
      'dimensions that do not match the pixel data',
      () => announcing(4000, 4000),
      'picture_damaged',
    ],
  ])('is rejected for %s', async (_, file, code) => {
    await expect(redrawPicture(await file())).rejects.toMatchObject({ code });
  });
});
