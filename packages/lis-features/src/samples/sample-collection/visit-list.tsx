import type { Sample } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { Icon, ChevronEndGlyph } from '@alms/ui/icon';
import { collectionVisits } from '../../shared/collection-visits/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { TubePicture } from './tube-picture.tsx';

export interface VisitListProps {
  samples: readonly Sample[];
  /** Id of the order whose visit is open. */
  openOrderId: string | undefined;
  onOpen: (sampleId: string) => void;
}

/**
 * Patients awaiting collection, urgent first, each with two identifiers and the required
 * containers.
 */
export function VisitList({ samples, openOrderId, onOpen }: VisitListProps) {
  const words = useMessages(sampleCollectionMessages);
  const { born } = usePatientWords();
  return (
    <S.Visits data-component="visit-list">
      {collectionVisits(samples).map(({ id, patient, priority, samples: ofVisit }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openOrderId ? 'true' : undefined}
            onClick={() => ofVisit[0] && onOpen(ofVisit[0].id)}
          >
            <span data-part="who">
              <span data-part="name">
                <b>{patient.full_name}</b>
                <PriorityTag priority={priority} />
              </span>
              <span data-part="identifiers">
                <bdi data-part="mrn">{patient.mrn}</bdi>
                {words.bornOn({ date: born(patient) })}
              </span>
            </span>
            <span data-part="tubes">
              {ofVisit.map((sample) => (
                <TubePicture key={sample.id} container={sample.container} size="small" />
              ))}
            </span>
            <Icon glyph={ChevronEndGlyph} size="small" mirrored />
          </button>
        </li>
      ))}
    </S.Visits>
  );
}
