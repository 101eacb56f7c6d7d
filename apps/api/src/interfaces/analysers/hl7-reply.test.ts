import { expect, it } from 'vitest';
import { replyIn } from './hl7-reply.ts';

const message = (type: string, answer?: string) =>
  Buffer.from(
    [
      `MSH|^~\\&|cobas pro||HOST||20260512131145||${type}|M1|P|2.5.1`,
      ...(answer === undefined ? [] : [`MSA|${answer}|C1`]),
    ]
      .map((segment) => `${segment}\r`)
      .join(''),
  );

it.each([
  ['ACK^R22', 'AA', { refused: null }],
  ['ACK', 'CA', { refused: null }],
  ['ORL^O34^ORL_O42', 'AA', { refused: null }],
  ['ORL^O34^ORL_O42', 'AR', { refused: 'AR' }],
  ['ACK^Q03', undefined, { refused: '' }],
  ['OUL^R22^OUL_R22', undefined, undefined],
  ['QBP^Q11^QBP_Q11', undefined, undefined],
])('recognises %s with %s', (type, answer, reply) => {
  expect(replyIn(message(type, answer))).toEqual(reply);
});

it('recognises no reply in other bytes', () => {
  expect(replyIn(Buffer.from('H|\\^&|||ACK\r'))).toBeUndefined();
  expect(replyIn(Buffer.from(''))).toBeUndefined();
});
