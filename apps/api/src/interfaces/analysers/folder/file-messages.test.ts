import { describe, expect, it } from 'vitest';
import { messagesOfFile } from './file-messages.ts';
import { ENQ, EOT, frame } from '../../../testing/lis01-frames.ts';

const read = (text: string, protocol: 'lis02' | 'hl7' = 'lis02') =>
  messagesOfFile(Buffer.from(text, 'latin1'), { protocol }).map(({ bytes, isIncomplete }) => [
    Buffer.from(bytes).toString('latin1'),
    isIncomplete,
  ]);

describe('messages of a file', () => {
  it('begin with a header and end with a terminator', () => {
    const text = 'H|\\^&|||XN\nR|1|K|4.1\nL|1|N\n\nH|\\^&|||XN\r\nR|1|K|4.2\r\nL|1';
    expect(read(text)).toEqual([
      ['H|\\^&|||XN\rR|1|K|4.1\rL|1|N\r', false],
      ['H|\\^&|||XN\rR|1|K|4.2\rL|1\r', false],
    ]);
  });

  it('are incomplete without a terminator', () => {
    expect(read('H|\\^&\rR|1|K|4.1\r')).toEqual([['H|\\^&\rR|1|K|4.1\r', true]]);
  });

  it('are the records of a captured session', () => {
    const session = `${ENQ}${frame(1, 'H|\\^&\r')}${frame(2, 'L|1|N\r')}${EOT}`;
    expect(read(session)).toEqual([['H|\\^&\rL|1|N\r', false]]);
  });

  it('are kept as they are when a session is damaged', () => {
    const session = `${ENQ}${frame(1, 'H|\\^&\r')}`;
    expect(read(session)).toEqual([[session, true]]);
  });

  it('of HL7 are divided, without MLLP characters and segments of a batch', () => {
    const text =
      'FHS|^~\\&\r\nBHS|^~\\&\r\n\u000bMSH|^~\\&|A\r\nOBX|1\r\n\u001c\r\u000bMSH|^~\\&|B\nOBX|2\nBTS|2';
    expect(read(text, 'hl7')).toEqual([
      ['MSH|^~\\&|A\rOBX|1\r', false],
      ['MSH|^~\\&|B\rOBX|2\r', false],
    ]);
  });

  it('keep text before the first header', () => {
    expect(read('report\nH|\\^&\nL|1')).toEqual([
      ['report\r', true],
      ['H|\\^&\rL|1\r', false],
    ]);
  });
});
