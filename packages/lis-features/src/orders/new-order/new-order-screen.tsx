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
    /** Ordering for one patient. */
    placeOrder: (patientId: string) => string;
    /** The registration. When omitted, this person may not register patients. */
    register?: string;
  };
}

/**
 * Begins an order where no patient is open yet: for doctors and others who order and do not keep patients' records. It shows nobody until
 * somebody is searched for. Where the patient is open already, go to `PlaceOrderScreen` at once.
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
