import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  attachedFileSchema,
  attachmentName,
  attachmentTypeOf,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_NAME,
} from './attachment.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('attachmentTypeOf', () => {
  it.each([
    ['%PDF-1.4\n', 'application/pdf'],
    ['%PDF-2.0\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\xff\xd8\xff\xe1', 'image/jpeg'],
    [' %PDF-1.4', undefined],
    ['%PDF', undefined],
    ['\x89PNG', undefined],
    ['\xff\xd8', undefined],
    ['GIF89a', undefined],
    ['RIFF\0\0\0\0WEBP', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['PK\x03\x04', undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('detects %j: %s', (beginning, type) => {
    expect(attachmentTypeOf(bytes(beginning))).toBe(type);
  });
});

describe('attachmentName', () => {
  it.each([
    ['curve.pdf', 'application/pdf', 'curve.pdf'],
    ['Curve.PDF', 'application/pdf', 'Curve.pdf'],
    ['C:\\scans\\curve.pdf', 'application/pdf', 'curve.pdf'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['a\nb\tc  d.png', 'image/png', 'a b c d.png'],
    ['gel.jpeg', 'image/jpeg', 'gel.jpeg'],
    ['gel.png', 'image/jpeg', 'gel.png.jpg'],
    ['curve.pdf.exe', 'application/pdf', 'curve.pdf.exe.pdf'],
    ['curve\u202efdp.exe', 'application/pdf', 'curvefdp.exe.pdf'],
    ['<b>"curve"|?*.pdf', 'application/pdf', 'bcurve.pdf'],
    ['تخطيط.pdf', 'application/pdf', 'تخطيط.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['', 'application/pdf', ''],
    ['  /  ', 'image/png', ''],
    ['\u200b\u0007', 'image/png', ''],
  ] as const)('stores %j of a %s as %j', (written, type, name) => {
    expect(attachmentName(written, type)).toBe(name);
  });

  it('truncates to the maximum length and keeps the extension', () => {
    const name = attachmentName(`${'ü'.repeat(300)}.pdf`, 'application/pdf');
    expect([name.length <= MAX_ATTACHMENT_NAME, name.endsWith('ü.pdf')]).toEqual([true, true]);
  });

  it('truncates between characters, never within one', () => {
    expect(attachmentName(`${'🧪'.repeat(200)}.pdf`, 'application/pdf')).toMatch(/^(🧪)+\.pdf$/u);
  });
});

describe('attachedFileSchema', () => {
  const problemOf = (file: { name: string; content: string }) =>
    v.safeParse(attachedFileSchema, file).issues?.[0].message;
  it.each([
    ['', 'must not be empty'],
    ['no base64', 'must be base64'],
    ['YWJ', 'must be base64'],
    ['YWJj', undefined],
    ['A'.repeat((MAX_ATTACHMENT_BYTES / 3) * 4 + 8), 'must be at most 10 MB'],
  ])('validates the file before accepting it', (content, problem) => {
    expect(problemOf({ name: 'curve.pdf', content })).toBe(problem);
  });

  it('accepts a file of the maximum size', () => {
    expect(
      problemOf({
        name: 'curve.pdf',
        content: 'A'.repeat(4 * Math.floor(MAX_ATTACHMENT_BYTES / 3)),
      }),
    ).toBeUndefined();
  });
});
