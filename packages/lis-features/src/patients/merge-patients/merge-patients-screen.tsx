import type { MergePreview, Patient, PatientMerge, PatientId } from '@alms/lis-domain/patients';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { PatientFinder, type PatientFinderProps } from '../../shared/patient-finder/index.ts';
import { EarlierMerges } from './earlier-merges.tsx';
import { MergeForm } from './merge-form.tsx';
import type { MergeChoice } from './merge-patients.form.ts';
import { mergePatientsMessages } from './words/index.ts';

export interface MergePatientsScreenProps {
  /** The patient whose record is kept. */
  patient: Resource<Patient>;
  /** Search for the other record, while none is selected. */
  finder: Omit<PatientFinderProps, 'patientHref' | 'register'>;
  /** Comparison of both records with the data to be moved. When omitted, no record is selected. */
  preview?: Resource<MergePreview> | undefined;
  /** Records merged into this one earlier. */
  merges: Resource<readonly PatientMerge[]>;
  onMerge: (preview: MergePreview, choice: MergeChoice) => Promise<Submission>;
  onUndo: (merge: PatientMerge, reason: string) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
  hrefs: {
    /** Link to the patient whose record is kept. When omitted, the user may not open it. */
    patient?: string;
    /** Returns the link to this page with the other record selected. */
    chosen: (patientId: PatientId) => string;
    /** Link to this page without a selected record. */
    another: string;
  };
}

/**
 * Merges two records of one person: search, side-by-side comparison, and the data to be moved.
 * Merges can also be undone here.
 */
export function MergePatientsScreen({
  patient,
  finder,
  preview,
  merges,
  onMerge,
  onUndo,
  onRetry,
  hrefs,
}: MergePatientsScreenProps) {
  const words = useMessages(mergePatientsMessages);
  const retry = onRetry && { onRetry };
  return (
    <Stack gap="s5">
      {hrefs.patient !== undefined && (
        <p>
          <Link href={hrefs.patient}>{words.back}</Link>
        </p>
      )}
      <PageHeader title={words.title} context={words.context} />
      <ResourceView
        resource={patient}
        label={words.stays}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={2} />
          </Card>
        }
        {...retry}
      >
        {(person) => <PatientBanner frame="card" patient={person} context={words.stays} />}
      </ResourceView>
      {preview ? (
        <Stack gap="s3">
          <p>
            <Link href={hrefs.another}>{words.another}</Link>
          </p>
          <ResourceView
            resource={preview}
            label={words.compare}
            headingLevel={2}
            skeleton={
              <Card>
                <Skeleton count={8} />
              </Card>
            }
            {...retry}
          >
            {(read) => (
              <MergeForm
                key={read.loser.id}
                preview={read}
                onMerge={(choice) => onMerge(read, choice)}
              />
            )}
          </ResourceView>
        </Stack>
      ) : (
        <Card heading={words.findOther}>
          <PatientFinder {...finder} patientHref={hrefs.chosen} />
        </Card>
      )}
      <EarlierMerges merges={merges} onUndo={onUndo} {...retry} />
    </Stack>
  );
}
