import { attachmentName, type AttachedFile } from '@alms/lis-domain/results';
import type { Hl7Message, Hl7Segment } from '@medplum/core';
import type { AcceptedFile } from '../../areas/results/entry/accepted-file.ts';
import type { AcceptFile } from '../../areas/results/entry/file-acceptance.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { Hl7Refusal, textAt } from './message.ts';

/** A document in a message before any check of its content. */
export interface SentDocument extends AttachedFile {
  /** Number of its OBX in the message, from 1. */
  sequence: number;
}

/** Documents in one message: each is checked before the message is acknowledged. */
export const MAX_DOCUMENTS = 20;

const refused = (reason: string, sequence: number, field: 2 | 5) =>
  new Hl7Refusal('AE', 'dataType', reason, { segment: 'OBX', sequence, field });

/** Refuses references to documents, and documents where none are accepted: none is dropped. */
export function refuseDocuments(message: Hl7Message, { accepted }: { accepted: boolean }): void {
  const types = message.getAllSegments('OBX').map((observation) => textAt(observation, 2));
  for (const [index, type] of types.entries()) {
    if (type === 'RP')
      throw refused(
        'A reference to a document (RP) is not accepted: send the document (ED, Base64)',
        index + 1,
        2,
      );
    if (type === 'ED' && !accepted)
      throw refused('A document (ED) is only accepted as a result (ORU^R01)', index + 1, 2);
  }
  const last = types.lastIndexOf('ED');
  if (types.filter((type) => type === 'ED').length > MAX_DOCUMENTS)
    throw refused(`A message must contain at most ${MAX_DOCUMENTS} documents`, last + 1, 2);
}

/**
 * Parses a document (ED, HL7 v2.5.1, 2.A.24): Base64 in OBX-5.5. It is named after its test
 * (OBX-3.2, else OBX-3.1). Its type is that of its content.
 */
export function readDocument(observation: Hl7Segment, sequence: number): SentDocument {
  if ((observation.getField(5)?.components ?? []).length > 1)
    throw refused('OBX-5 must contain one document', sequence, 5);
  const encoding = textAt(observation, 5, 4);
  if (encoding.toUpperCase() !== 'BASE64')
    throw refused(
      `The encoding of a document (OBX-5.4) must be Base64: ${encoding.slice(0, 40) || 'none'}`,
      sequence,
      5,
    );
  const data = textAt(observation, 5, 5).replaceAll(/\s/g, '');
  if (data === '' || data.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(data))
    throw refused('OBX-5.5 is not valid Base64', sequence, 5);
  const title = (textAt(observation, 3, 2) || textAt(observation, 3)).replaceAll(/[/\\]/g, '-');
  const name = attachmentName(title, 'application/pdf') === '' ? 'Document' : title.slice(0, 500);
  return { name, content: Buffer.from(data, 'base64'), sequence };
}

/** Checks a document like an uploaded file. Throws an `Hl7Refusal` that names its OBX. */
export async function acceptedDocument(
  { sequence, name, content }: SentDocument,
  accept: AcceptFile,
): Promise<AcceptedFile> {
  try {
    return await accept({ name, content });
  } catch (error) {
    const reason = error instanceof Refusal ? error.extra?.fields?.['file.content'] : undefined;
    throw reason === undefined ? error : refused(`The document ${reason}`, sequence, 5);
  }
}
