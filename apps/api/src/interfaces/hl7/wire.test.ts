import { Hl7Context } from '@medplum/core';
import { describe, expect, it } from 'vitest';
import { escaped, unescaped } from './escapes.ts';
import { framed, frameReader, FrameTooLong } from './framing.ts';
import { parsedMessage, textAt } from './message.ts';

const texts = (messages: Buffer[]) => messages.map(String);

describe('MLLP frame', () => {
  const [first, second] = ['MSH|one', 'MSH|två\rPID|1'];
  const stream = Buffer.concat([framed(first), framed(second)]);

  it('is reassembled from any fragmentation', () => {
    for (let size = 1; size <= stream.length; size += 1) {
      const reader = frameReader(100);
      const came: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size)
        came.push(...reader.read(stream.subarray(at, at + size)));
      expect(texts(came)).toEqual([first, second]);
    }
  });

  it.each<[string, string, string[]]>([
    [
      'noise before and after the message is ignored',
      `noise${String(framed(first))}\r\nmore`,
      [first],
    ],
    ['a truncated message is ignored', `\u000bMSH|broken${String(framed(first))}`, [first]],
    [
      'an end block character without a carriage return is part of the message',
      '\u000bMSH|\u001cx\u001c\r',
      ['MSH|\u001cx'],
    ],
    ['an incomplete message stays buffered', '\u000bMSH|one', []],
  ])('%s', (_, sent, came) => {
    expect(texts(frameReader(100).read(Buffer.from(sent)))).toEqual(came);
  });

  it('exceeding the size limit closes the connection', () => {
    const reader = frameReader(10);
    reader.read(Buffer.from('\u000b123456789'));
    expect(() => reader.read(Buffer.from('01'))).toThrow(FrameTooLong);
  });
});

describe('HL7 text escaping', () => {
  const context = new Hl7Context();

  it.each([
    ['Smith & Sons | ~^\\ x', 'Smith \\T\\ Sons \\F\\ \\R\\\\S\\\\E\\ x'],
    ['first\nsecond', 'first\\.br\\second'],
    ['Jørgen Ñandú 中文', 'Jørgen Ñandú 中文'],
  ])('%j is written %j and read back unchanged', (text, written) => {
    expect(escaped(text)).toBe(written);
    expect(unescaped(written, context)).toBe(text);
  });

  it.each([
    ['a\\X0D0A\\b', 'a\r\nb'],
    ['\\XC3A5\\', 'å'],
    ['\\H\\bold\\N\\', 'bold'],
    ['an unknown \\Q\\ stays', 'an unknown \\Q\\ stays'],
    ['one \\ alone stays', 'one \\ alone stays'],
  ])('%j is read %j', (written, text) => {
    expect(unescaped(written, context)).toBe(text);
  });

  it('removes control characters, so text cannot end its component', () => {
    expect(escaped('a\u000b\u001cb\rc')).toBe('ab\\.br\\c');
  });
});

describe('HL7 message parsing', () => {
  it('uses the delimiters of the message', () => {
    const message = parsedMessage(Buffer.from('MSH#*~!&#APP#FAC\rPID#1##7*a!S!b'));
    expect(textAt(message?.getSegment('PID'), 3, 2)).toBe('a*b');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no header', Buffer.from('PID|1')],
    ['identical delimiters', Buffer.from('MSH|||||APP')],
    ['letters as delimiters', Buffer.from('MSHabcdea')],
    [
      'invalid UTF-8',
      Buffer.from([0x4d, 0x53, 0x48, 0x7c, 0x5e, 0x7e, 0x5c, 0x26, 0x7c, 0xff, 0xfe]),
    ],
  ])('rejects an invalid message: %s', (_, bytes) => {
    expect(parsedMessage(bytes)).toBeUndefined();
  });
});
