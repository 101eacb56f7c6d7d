import type { MergePreview, Patient, PatientMerge } from '@alms/lis-domain/patients';
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
  /** Whose record stays. */
  patient: Resource<Patient>;
  /** Looks for the other record, while none is chosen. */
  finder: Omit<PatientFinderProps, 'patientHref' | 'register'>;
  /** The chosen record beside the one that stays, and what would move. When omitted, none is chosen yet. */
  preview?: Resource<MergePreview> | undefined;
  /** Which records were merged into this one before. */
  merges: Resource<readonly PatientMerge[]>;
  onMerge: (preview: MergePreview, choice: MergeChoice) => Promise<Submission>;
  onUndo: (merge: PatientMerge, reason: string) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
  hrefs: {
    /** The patient whose record stays. When omitted, the reader may not open it. */
    patient?: string;
    /** This page, with the other record chosen. */
    chosen: (patientId: string) => string;
    /** This page, with none chosen. */
    another: string;
  };
}

/** Merges two records of one person: looks for the other one, shows both side by side, and says what will move. A merge can be undone here, too. */
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
