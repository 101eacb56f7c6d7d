import type { Hl7Message, Hl7Segment } from '@medplum/core';
import { escaped } from './escapes.ts';
import { repetitionsOf, textAt } from './message.ts';

/** Order controls of the answer (HL7 table 0119) by that of the request: done, and not possible. */
const answers: Readonly<Record<string, readonly [done: string, refused: string]>> = {
  NW: ['OK', 'UA'],
  CA: ['CR', 'UC'],
  XO: ['XR', 'UX'],
  RP: ['RQ', 'UM'],
  RO: ['OK', 'UA'],
  HD: ['HR', 'UH'],
  RL: ['OE', 'UR'],
};

/**
 * Answers each order of an OML^O21 (ORL^O22, HL7 v2.5.1, 4.4.7): ORC-1 states whether it was done.
 * A message is done as a whole or not at all; the reason of a refusal is in ERR.
 * @param orderNumber Number of the order here; undefined when the message was refused.
 */
export function orderReply(
  message: Hl7Message,
  orderNumber: string | undefined,
): { type: string; segments: (string | number)[][] } {
  const segments: (string | number)[][] = [];
  let control: Hl7Segment | undefined;
  const filler = escaped(orderNumber ?? '');
  for (const segment of message.segments) {
    if (segment.name === 'PID' && control === undefined && segments.length === 0)
      segments.push(['PID', 1, '', fieldOf(segment, 3), '', fieldOf(segment, 5)]);
    if (segment.name === 'ORC') {
      control = segment;
      const [done, refused] = answers[textAt(segment, 1)] ?? ['OK', 'UA'];
      segments.push(['ORC', orderNumber === undefined ? refused : done, numberOf(segment), filler]);
    }
    if (segment.name === 'OBR')
      segments.push([
        'OBR',
        escaped(textAt(segment, 1)),
        textAt(segment, 2) === '' && control ? numberOf(control) : numberOf(segment),
        filler,
        fieldOf(segment, 4),
      ]);
  }
  return { type: 'ORL^O22^ORL_O22', segments };
}

/** An order number with its namespace. */
const numberOf = (segment: Hl7Segment): string =>
  [textAt(segment, 2), textAt(segment, 2, 2)].map(escaped).join('^').replace(/\^$/, '');

/** A field in the delimiters of ALMS. */
const fieldOf = (segment: Hl7Segment, field: number): string =>
  repetitionsOf(segment, field)
    .map((components) => components.map(escaped).join('^'))
    .join('~');
