import type { Attachment, ResultId } from '@alms/lis-domain/results';
import type { Binary } from '@medplum/fhirtypes';

/** A file available to external systems, by its resource id. */
export interface FileFacts extends Attachment {
  id: string;
  name: string;
}

/**
 * The current file of a result. A corrected file has a new id, and the previous one is no longer
 * available.
 */
export function fileFactsOf({
  id,
  value_text,
  attachment,
}: {
  id: string;
  value_text: string | null;
  attachment: Attachment | null;
}): FileFacts | undefined {
  return attachment === null || value_text === null
    ? undefined
    : { ...attachment, id: `${id}.${attachment.version}`, name: value_text };
}

/** Result of a file id; undefined for other ids. */
export function resultOfFile(id: string): ResultId | undefined {
  return /^([0-9a-f-]{36})\.[1-9]\d{0,8}$/.exec(id)?.[1] as ResultId | undefined;
}

/** A file as a FHIR Binary. Access equals that to its result. */
export function binaryResource(
  { id, version, media_type }: FileFacts,
  { resultId, content, lastUpdated }: { resultId: ResultId; content: Buffer; lastUpdated: string },
): Binary {
  return {
    resourceType: 'Binary',
    id,
    meta: { versionId: String(version), lastUpdated },
    contentType: media_type,
    securityContext: { reference: `Observation/${resultId}` },
    data: content.toString('base64'),
  };
}
