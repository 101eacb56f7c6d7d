import { collectionTargetMinutes } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import type { CollectionVisit } from '../../shared/collection-visits/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { TubePicture } from './tube-picture.tsx';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

export interface VisitListProps {
  visits: readonly CollectionVisit[];
  /** Id of the patient whose visit is open; null for none. */
  openId: PatientId | null;
  onOpen: (patientId: PatientId) => void;
}

/**
 * Patients awaiting collection, STAT first, then longest wait, each with two identifiers, the
 * containers and the wait.
 */
export function VisitList({ visits, openId, onOpen }: VisitListProps) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const { born } = usePatientWords();
  const specimen = useSpecimenWords();
  return (
    <S.Visits data-component="visit-list">
      {visits.map(({ id, patient, priority, since, samples }) => (
        <li key={id}>
          <button
            type="button"
            data-visit={id}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
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
              {samples.map((sample) => (
                <TubePicture key={sample.id} container={sample.container} size="small" />
              ))}
              <VisuallyHidden>
                {format.list(samples.map(({ container }) => specimen.container(container)))}
              </VisuallyHidden>
            </span>
            <Wait since={since} target={collectionTargetMinutes[priority]} />
          </button>
        </li>
      ))}
    </S.Visits>
  );
}

/** Time since the order, highlighted past the target. */
function Wait({ since, target }: { since: string; target: number }) {
  const words = useMessages(sampleCollectionMessages);
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / MINUTE_MS));
  const isLong = minutes > target;
  const text =
    minutes < 2 * HOUR
      ? words.waitMinutes({ count: minutes })
      : minutes < 2 * DAY
        ? words.waitHours({ count: Math.floor(minutes / HOUR) })
        : words.waitDays({ count: Math.floor(minutes / DAY) });
  return (
    <span data-part="wait" data-long={isLong || undefined}>
      {text}
      {isLong && <VisuallyHidden> {words.overTarget({ count: target })}</VisuallyHidden>}
    </span>
  );
}
