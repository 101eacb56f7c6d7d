export interface PictureHeader {
  kind: 'png' | 'jpeg' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Detects format and declared size of an image before decoding, because a small file can declare an
 * image that exhausts memory. Undefined unless PNG (W3C PNG 5.2, 11.2.2), JPEG (ITU T.81, B.2.2) or
 * WebP (RFC 9649).
 */
export function pictureHeader(file: Buffer): PictureHeader | undefined {
  if (file.length < 30) return undefined;
  if (file.subarray(0, 8).equals(PNG))
    return { kind: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file[0] === 0xff && file[1] === 0xd8) return jpegHeader(file);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return webpHeader(file);
  return undefined;
}

/** The size is in the frame header, after any number of other segments. */
function jpegHeader(file: Buffer): PictureHeader | undefined {
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1);
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { kind: 'jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, except the three markers DHT, JPG and DAC in that range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function webpHeader(file: Buffer): PictureHeader | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        kind: 'webp',
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        kind: 'webp',
        width: file.readUIntLE(24, 3) + 1,
        height: file.readUIntLE(27, 3) + 1,
      };
    default:
      return undefined;
  }
}
