import * as v from 'valibot';
import { base64Field } from '../http/index.ts';

/** What a result that is a file may be, as the file says itself. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** The largest file that is taken as a result, and that is kept of one, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10_000_000;

/** The most pixels of a picture that is taken as a result: decoded they take four bytes each. */
export const MAX_ATTACHMENT_PIXELS = 40_000_000;

/** Of a file's name, in characters. */
export const MAX_ATTACHMENT_NAME = 120;

/** What each begins with (ISO 32000-2, 7.5.2; W3C PNG, 5.2; ITU T.81, B.1.1.3 with the marker that every file goes on with). */
const beginnings: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** What a file is by its own first bytes: neither its name nor what was said of it counts. Undefined: nothing that is taken as a result. */
export function attachmentTypeOf(file: Uint8Array): AttachmentType | undefined {
  return attachmentTypes.find((type) => beginnings[type].every((byte, at) => file[at] === byte));
}

const extensions: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

/**
 * A file's name as it is kept: one line without the folders it lay in and without signs that turn the writing round or are not seen, and with the ending of what the
 * file is, so that nothing else opens it. Empty where nothing is left that names it.
 */
export function attachmentName(written: string, type: AttachmentType): string {
  const [last = ''] = written.split(/[/\\]/).slice(-1);
  const line = last
    .replaceAll(/[\p{Z}\p{Cc}]/gu, ' ')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const ending = extensions[type].find((each) => line.toLowerCase().endsWith(each)) ?? '';
  const stem = line.slice(0, line.length - ending.length).trim();
  const [usual] = extensions[type];
  return stem === ''
    ? ''
    : `${Array.from(stem)
        .slice(0, MAX_ATTACHMENT_NAME - usual.length - 1)
        .join('')
        .trim()}${ending || usual}`;
}

/** A file on its way to be a result. */
export const attachedFileSchema = v.strictObject({
  /** As it is called where it comes from. */
  name: v.pipe(
    v.string(),
    v.minLength(1, 'must name the file'),
    v.maxLength(500, 'must have at most 500 characters'),
  ),
  /** The file's bytes, in base64. */
  content: v.pipe(base64Field(MAX_ATTACHMENT_BYTES), v.minLength(1, 'must not be empty')),
});
export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

/** The file that a result is; its name is the value. It never changes: another file comes with another version of the result. */
export const attachmentSchema = v.object({
  /** The version of the result that it came with, by which it is found. */
  version: v.number(),
  media_type: v.picklist(attachmentTypes),
  byte_size: v.number(),
  /** Of the bytes that are kept, in hexadecimal digits. */
  sha256: v.string(),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** So much of a SHA-256 as people compare by eye. */
export const shortHash = (sha256: string): string => sha256.slice(0, 12);
