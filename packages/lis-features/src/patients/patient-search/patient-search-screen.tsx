import type { PatientId } from '@alms/lis-domain/patients';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { PatientFinder, type PatientFinderProps } from '../../shared/patient-finder/index.ts';
import { patientSearchMessages } from './words/index.ts';

export interface PatientSearchScreenProps extends Omit<
  PatientFinderProps,
  'patientHref' | 'actionOf' | 'register' | 'empty'
> {
  /** Whether the list has only patients for whom the user placed an order. @default false */
  own?: boolean;
  hrefs: {
    patient: (id: PatientId) => string;
    /** Link to patient registration. When omitted, the user may not register patients. */
    register?: string;
  };
}

/**
 * Patient search and registration. An empty search shows recently registered patients. To order
 * tests, start at `ChoosePatientScreen`.
 */
export function PatientSearchScreen({ own = false, hrefs, ...finder }: PatientSearchScreenProps) {
  const words = useMessages(patientSearchMessages);
  const register = hrefs.register !== undefined && (
    <LinkButton
      variant="primary"
      href={hrefs.register}
      leading={<Icon glyph={PlusGlyph} size="small" />}
    >
      {words.register}
    </LinkButton>
  );
  return (
    <Stack gap="s5" data-screen="patient-search">
      <PageHeader
        title={own ? words.ownTitle : words.title}
        context={own ? words.ownContext : words.context}
        actions={register || undefined}
      />
      <PatientFinder
        {...finder}
        patientHref={hrefs.patient}
        register={register || undefined}
        empty={own ? { title: words.ownEmptyTitle, body: words.ownEmptyBody } : undefined}
      />
    </Stack>
  );
}
