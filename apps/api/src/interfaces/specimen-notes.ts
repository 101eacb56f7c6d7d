import type { FlagReason } from '@alms/lis-domain/results';
import { recordedIndices, type ArrivalCondition } from '@alms/lis-domain/samples';

/**
 * Text of a specimen condition for other systems: the note, and the interference indices, for which
 * HL7 table 0493 has no codes.
 */
export function conditionNote({
  note,
  indices,
}: Pick<ArrivalCondition, 'note' | 'indices'>): string {
  return [...recordedIndices(indices).map(({ index, value }) => `${index} ${value}`), note]
    .filter(Boolean)
    .join('; ');
}

const suppressed: Partial<Record<FlagReason, string>> = {
  hemolyzed_specimen: 'Not reported: hemolyzed specimen',
  icteric_specimen: 'Not reported: icteric specimen',
  lipemic_specimen: 'Not reported: lipemic specimen',
};

/** Why a verified result has no value; undefined if it has one, or for another reason. */
export function suppressionNote(reason: FlagReason | null): string | undefined {
  return reason === null ? undefined : suppressed[reason];
}
