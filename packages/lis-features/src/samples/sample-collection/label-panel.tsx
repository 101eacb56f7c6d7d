import type { Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import type { CollectionVisit } from '../../shared/collection-visits/index.ts';
import { useFastingWords } from '../../shared/clinical-information/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';

export interface LabelSaving {
  /**
   * Saves the label as a label-sized PDF for a label printer; the reason is recorded in the
   * specimen’s history. When omitted, it is not offered.
   */
  onSaveLabel?: ((saving: { sampleId: string; reason: string }) => void) | undefined;
  /** State of the save. */
  saving: Submission;
}

export interface LabelPanelProps extends LabelSaving {
  visit: CollectionVisit;
  /** The specimen just collected. */
  sample: Sample;
  /** URL of the label image. */
  label: Resource<string>;
  onPrintLabel: (printing: { sampleId: string }) => void;
  onOpen: (sampleId: string) => void;
}

/**
 * Step after a collection: the label to attach beside the patient, and the next container of the
 * visit.
 */
export function LabelPanel({
  visit,
  sample,
  label,
  onPrintLabel,
  onSaveLabel,
  saving,
  onOpen,
}: LabelPanelProps) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const fastingWords = useFastingWords();
  const next = visit.samples.find((each) => each.status === 'expected');
  const printable = label.status === 'ready';
  return (
    <>
      <S.Section aria-live="polite">
        <h3>{words.labelHeading}</h3>
        {sample.collected_at !== null && (
          <p>
            {words.collectedAt({
              time: format.time(sample.collected_at),
              name: sample.collected_by ?? '',
            })}
          </p>
        )}
        {sample.fasting !== null && (
          <p>{words.fastingState({ state: fastingWords.of(sample.fasting) })}</p>
        )}
        <ResourceView
          resource={label}
          label={words.labelHeading}
          skeleton={<Skeleton shape="block" height="9rem" />}
        >
          {(address) => (
            <>
              <S.LabelPage />
              <img
                src={address}
                alt={words.labelImage({ accession: sample.accession_number })}
                data-print="label"
              />
            </>
          )}
        </ResourceView>
        <dl>
          <dt>{words.accession}</dt>
          <dd>{sample.accession_number}</dd>
        </dl>
        {printable && onSaveLabel && (
          <Button
            variant="quiet"
            busy={saving.status === 'submitting'}
            onClick={() => onSaveLabel({ sampleId: sample.id, reason: words.saveReason })}
          >
            {words.saveLabel}
          </Button>
        )}
        <SubmissionAlert submission={saving} words={words} />
      </S.Section>
      <S.Dock data-actions="several">
        {next && (
          <Button size="large" onClick={() => onOpen(next.id)}>
            {words.next({ container: specimen.container(next.container) })}
          </Button>
        )}
        {printable && (
          <Button
            variant="primary"
            size="large"
            wide
            leading={<Icon glyph={PrintGlyph} />}
            onClick={() => onPrintLabel({ sampleId: sample.id })}
          >
            {words.print}
          </Button>
        )}
      </S.Dock>
    </>
  );
}
