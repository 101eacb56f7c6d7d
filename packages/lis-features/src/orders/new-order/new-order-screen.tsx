import type { PatientId } from '@alms/lis-domain/patients';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { PatientFinder, type PatientFinderProps } from '../../shared/patient-finder/index.ts';
import { newOrderMessages } from './words/index.ts';

export interface ChoosePatientScreenProps extends Omit<
  PatientFinderProps,
  'patientHref' | 'register'
> {
  hrefs: {
    /** Returns the link to order for a patient. */
    placeOrder: (patientId: PatientId) => string;
    /** Link to patient registration. When omitted, the user may not register patients. */
    register?: string;
  };
}

/**
 * Starts an order with a patient search, for doctors and others without access to patient records.
 * No patients are listed before a search.
 *
 * From an open patient, link directly to `PlaceOrderScreen`.
 */
export function ChoosePatientScreen({ hrefs, ...finder }: ChoosePatientScreenProps) {
  const words = useMessages(newOrderMessages);
  const register = hrefs.register !== undefined && (
    <LinkButton href={hrefs.register} leading={<Icon glyph={PlusGlyph} size="small" />}>
      {words.register}
    </LinkButton>
  );
  return (
    <Stack gap="s5" data-screen="choose-patient">
      <PageHeader title={words.title} context={words.context} actions={register || undefined} />
      <PatientFinder {...finder} patientHref={hrefs.placeOrder} register={register || undefined} />
      {finder.patients.status === 'idle' && (
        <Card>
          <EmptyState title={words.promptTitle} headingLevel={2} body={words.prompt} />
        </Card>
      )}
    </Stack>
  );
}
