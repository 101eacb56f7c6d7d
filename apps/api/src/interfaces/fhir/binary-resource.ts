import type { Attachment } from '@alms/lis-domain/results';
import type { Binary } from '@medplum/fhirtypes';

/** A file that other systems may have, by the id it is read with. */
export interface ToldFile extends Attachment {
  id: string;
  name: string;
}

/** The file that a result is as it is now: one that was put right is told under another id, and the one before is told no more. */
export function toldFile({
  id,
  value_text,
  attachment,
}: {
  id: string;
  value_text: string | null;
  attachment: Attachment | null;
}): ToldFile | undefined {
  return attachment === null || value_text === null
    ? undefined
    : { ...attachment, id: `${id}.${attachment.version}`, name: value_text };
}

/** Whose file an id is; undefined for what is no id of a file. */
export function resultOfFile(id: string): string | undefined {
  return /^([0-9a-f-]{36})\.[1-9]\d{0,8}$/.exec(id)?.[1];
}

/** A file as FHIR's own format has it. Who may read it is who may read the result. */
export function binaryResource(
  { id, version, media_type }: ToldFile,
  { resultId, content, lastUpdated }: { resultId: string; content: Buffer; lastUpdated: string },
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
