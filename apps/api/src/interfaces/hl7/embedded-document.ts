import type { Hl7Message, Hl7Segment } from '@medplum/core';
import { Hl7Refusal, textAt } from './message.ts';

/** Why an observation with a document or a reference to one is refused, by OBX-2. */
const refusals: Readonly<Record<string, string>> = {
  ED: 'A document (ED) is not accepted here: attach it to its result in the work list',
  RP: 'A reference to a document (RP) is not accepted: the document would not be stored',
};

/** Refuses the documents of a message, so that none is acknowledged and dropped. */
export function refuseDocuments(message: Hl7Message): void {
  message.getAllSegments('OBX').forEach((observation: Hl7Segment, index) => {
    const type = textAt(observation, 2);
    const refusal = refusals[type];
    if (refusal !== undefined)
      throw new Hl7Refusal('AE', 'dataType', refusal, {
        segment: 'OBX',
        sequence: index + 1,
        field: 2,
      });
  });
}
