import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { PatientFinder, type PatientFinderProps } from '../../shared/patient-finder/index.js';
import { patientSearchMessages } from './patient-search.messages.js';

export interface PatientSearchScreenProps extends Omit<PatientFinderProps, 'patientHref' | 'register'> {
  hrefs: {
    patient: (id: string) => string;
    /** The registration. When omitted, this person may not register patients. */
    register?: string;
  };
}

/** Where patients are looked up and registered. An empty search shows those registered last. To order tests, begin at `ChoosePatientScreen`. */
export function PatientSearchScreen({ hrefs, ...finder }: PatientSearchScreenProps) {
  const words = useMessages(patientSearchMessages);
  const register = hrefs.register !== undefined && (
    <LinkButton variant="primary" href={hrefs.register} leading={<Icon glyph={PlusGlyph} size="small" />}>
      {words.register}
    </LinkButton>
  );
  return (
    <Stack gap="s5" data-screen="patient-search">
      <PageHeader title={words.title} context={words.context} actions={register || undefined} />
      <PatientFinder {...finder} patientHref={hrefs.patient} register={register || undefined} />
    </Stack>
  );
}
