import { describe, expect, it } from 'vitest';
import { ETB, ACK, ENQ, EOT, ETX, NAK, NUL, STX, frame } from '../../../testing/lis01-frames.ts';
import { unframe } from './unframe.ts';

const taken = (session: string | Buffer) => {
  const read = unframe(Buffer.from(session as string));
  if (read === undefined) return undefined;
  return 'fault' in read ? [read.fault, read.frame] : Buffer.from(read.records).toString('utf8');
};

describe('frames from instruments', () => {
  // Captured from analysers, with their original checksums.
  it.each([
    [
      'header of a coagulation analyser',
      `${STX}1H|\\^&|||CT-90^00-15 ^00001^^^^BD934079||||||||E1394-97|20171104070923\r${ETX}58\r\n`,
      'H|\\^&|||CT-90^00-15 ^00001^^^^BD934079||||||||E1394-97|20171104070923\r',
    ],
    ['shortest example', `${STX}1A|B|C|D\r${ETX}BF\r\n`, 'A|B|C|D\r'],
  ])('%s', (_, sent, records) => {
    expect(taken(`${ENQ}${sent}${EOT}`)).toBe(records);
  });

  it('terminator as third and fourth frame', () => {
    const before = [frame(1, 'H|\\^&\r'), frame(2, 'P|1\r')];
    expect(taken(`${ENQ}${before.join('')}${STX}3L|1|N\r${ETX}06\r\n${EOT}`)).toBe(
      'H|\\^&\rP|1\rL|1|N\r',
    );
    expect(
      taken(`${ENQ}${before.join('')}${frame(3, 'O|1\r')}${STX}4L|1|N\r${ETX}07\r\n${EOT}`),
    ).toBe('H|\\^&\rP|1\rO|1\rL|1|N\r');
  });
});

describe('session', () => {
  const one = frame(1, 'H|\\^&\r');
  const two = frame(2, 'L|1\r');

  it.each([
    [
      'continues with frame 0 after frame 7',
      `${ENQ}${[1, 2, 3, 4, 5, 6, 7, 0, 1].map((number) => frame(number, `R|${number}\r`)).join('')}${EOT}`,
      [1, 2, 3, 4, 5, 6, 7, 0, 1].map((number) => `R|${number}\r`).join(''),
    ],
    ['joins a split record', `${ENQ}${frame(1, 'H|\\^', ETB)}${frame(2, '&\r')}${EOT}`, 'H|\\^&\r'],
    [
      'was captured with the host responses',
      `${ENQ}${ACK}${one}${ACK}${two}${ACK}${EOT}`,
      'H|\\^&\rL|1\r',
    ],
    [
      'contains NUL between and inside frames',
      `${NUL}${NUL}${ENQ}${NUL}${frame(1, `H|${NUL}\\^&\r`)}${NUL}${two}${EOT}${NUL}`,
      'H|\\^&\rL|1\r',
    ],
    ['contains a repeated frame', `${ENQ}${one}${NAK}${one}${two}${EOT}`, 'H|\\^&\rL|1\r'],
    [
      'repeats its enquiry before the receiver accepts it',
      `${ENQ}${NAK}${ENQ}${ACK}${one}${EOT}`,
      'H|\\^&\r',
    ],
    [
      'is followed by another session',
      `${ENQ}${one}${two}${EOT}\r\n${ENQ}${frame(1, 'H|\\^&|2\r')}${EOT}`,
      'H|\\^&\rL|1\rH|\\^&|2\r',
    ],
    ['was captured from its first frame onwards', `${one}${two}${EOT}`, 'H|\\^&\rL|1\r'],
    ['uses a checksum over bytes, not characters', `${ENQ}${frame(1, 'R|1|µ\r')}${EOT}`, 'R|1|µ\r'],
    ['writes its checksum in lower case', `${ENQ}${STX}1A|B|C|D\r${ETX}bf\r\n${EOT}`, 'A|B|C|D\r'],
  ])('that %s is accepted', (_, session, records) => {
    expect(taken(session)).toBe(records);
  });

  it.each<[string, string, [string, number]]>([
    [
      'has an incorrect checksum',
      `${ENQ}${one}${two.replace('L|1', 'L|2')}${EOT}`,
      ['frame_checksum', 2],
    ],
    [
      'has an incorrect checksum in its first frame',
      `${ENQ}${one.replace(/..\r\n$/, '00\r\n')}${EOT}`,
      ['frame_checksum', 1],
    ],
    ['is missing its first frame', `${ENQ}${two}${EOT}`, ['frame_missing', 1]],
    ['is missing a middle frame', `${ENQ}${one}${frame(3, 'L|1\r')}${EOT}`, ['frame_missing', 2]],
    [
      'is missing a frame after the frame number wraps',
      `${ENQ}${[1, 2, 3, 4, 5, 6, 7, 0, 2].map((number) => frame(number, 'R\r')).join('')}${EOT}`,
      ['frame_missing', 9],
    ],
    [
      'repeats a frame with different content',
      `${ENQ}${one}${frame(1, 'H|\\^&|x\r')}${EOT}`,
      ['frame_differs', 1],
    ],
    ['is truncated in a frame', `${ENQ}${one}${two.slice(0, 5)}`, ['frame_broken', 2]],
    ['is truncated in a checksum', `${ENQ}${one}${two.slice(0, -3)}`, ['frame_broken', 2]],
    ['contains a nested frame', `${ENQ}${one}${STX}2L|1${two}${EOT}`, ['frame_broken', 2]],
    ['has a frame without a number', `${ENQ}${STX}H|\\^&\r${ETX}00\r\n${EOT}`, ['frame_broken', 1]],
    [
      'contains other text between its frames',
      `${ENQ}${one}hello${two}${EOT}`,
      ['frame_broken', 2],
    ],
    [
      'has frames after its end of transmission',
      `${ENQ}${one}${EOT}${frame(1, 'L|1\r')}`,
      ['frame_broken', 2],
    ],
    ['has no end of transmission', `${ENQ}${one}${two}`, ['frames_unfinished', 2]],
    ['ends within a record', `${ENQ}${frame(1, 'H|\\^', ETB)}${EOT}`, ['frames_unfinished', 1]],
    [
      'restarts before its end of transmission',
      `${ENQ}${one}${ENQ}${one}${EOT}`,
      ['frames_unfinished', 1],
    ],
  ])('that %s is rejected', (_, session, fault) => {
    expect(taken(session)).toEqual(fault);
  });

  it.each([
    ['records without frames', 'H|\\^&\rL|1\r'],
    ['columns', 'Sample,K\n1,4\n'],
    ['nothing', ''],
    ['pauses alone', '\0\0'],
  ])('is not detected in %s', (_, text) => {
    expect(unframe(Buffer.from(text))).toBeUndefined();
  });
});
