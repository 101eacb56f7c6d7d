import * as v from 'valibot';
import { base64Field } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** Media types allowed for an attachment result, detected from the content. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Maximum size of an attachment, on upload and in storage, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10_000_000;

/** Maximum number of pixels of a picture: decoded, each takes four bytes. */
export const MAX_ATTACHMENT_PIXELS = 40_000_000;

/** Maximum length of a file name, in characters. */
export const MAX_ATTACHMENT_NAME = 120;

/**
 * Magic bytes of each type (ISO 32000-2, 7.5.2; W3C PNG, 5.2; ITU T.81, B.1.1.3 with the marker
 * that follows in every file).
 */
const beginnings: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * Returns the media type from the first bytes of a file; its name and declared type are ignored.
 * Undefined if the type is not allowed.
 */
export function attachmentTypeOf(file: Uint8Array): AttachmentType | undefined {
  return attachmentTypes.find((type) => beginnings[type].every((byte, at) => file[at] === byte));
}

const extensions: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

/**
 * Returns the file name for storage: one line, without directories, bidirectional control
 * characters or invisible characters, with the extension of the detected type so that no other
 * program opens it. Empty if nothing remains.
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

const attachedFileObject = v.strictObject({
  /** Original file name. */
  name: v.pipe(
    v.string(),
    v.minLength(1, 'must contain a file name'),
    v.maxLength(500, 'must have at most 500 characters'),
  ),
  /** File content in base64. */
  content: v.pipe(base64Field(MAX_ATTACHMENT_BYTES), v.minLength(1, 'must not be empty')),
});
export interface AttachedFileSchema extends Named<typeof attachedFileObject> {}
export const attachedFileSchema: AttachedFileSchema = attachedFileObject;
export interface AttachedFile extends v.InferOutput<AttachedFileSchema> {}

/**
 * The file of an attachment result; its name is the value. Immutable: another file creates another
 * version of the result.
 */
const attachmentObject = v.object({
  /** The result version that the file belongs to. */
  version: v.number(),
  media_type: v.picklist(attachmentTypes),
  byte_size: v.number(),
  /** Hash of the stored bytes, in hexadecimal. */
  sha256: v.string(),
  /** Hash of the file as it was received: it is stored in another form. */
  original_sha256: v.optional(v.string()),
});
export interface AttachmentSchema extends Named<typeof attachmentObject> {}
export const attachmentSchema: AttachmentSchema = attachmentObject;
export interface Attachment extends v.InferOutput<AttachmentSchema> {}

/** Returns the part of a SHA-256 that users compare visually. */
export const shortHash = (sha256: string): string => sha256.slice(0, 12);
