import { searchesOwnPatients } from '@alms/lis-domain/access';
import { registerPatient, searchPatients } from '@alms/lis-domain/patients';
import { PatientSearchScreen } from '@alms/lis-features/patients/patient-search';
import { hrefOf, paths } from '../../../app/paths.ts';
import { appointmentsOfPatient, registerPatientNamed } from '../../../app/task-links.ts';
import { useView } from '../../../app/use-view.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';

/**
 * `/app/patient-portal` for staff, and `/app/patients`: patient search. Users whose menu has "My
 * patients" find those for whom they placed an order.
 */
export default function PatientSearchRoute() {
  const may = useMayCall();
  const patientHref = usePatientHref();
  const { user } = useSignedIn();
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const own = searchesOwnPatients(user);
  const text = useDebouncedValue(query, 300);
  const { resource, first, more, reload } = usePages(
    searchPatients,
    { query: { ...(text && { q: text }), ...(own && { own: 'true' }) } },
    { emptiness: text ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  return (
    <PatientSearchScreen
      query={query}
      onSearch={(q) => change({ q })}
      own={own}
      patients={resource}
      moreThan={first?.more_than}
      onMore={more}
      onRetry={reload}
      hrefs={{
        patient:
          view.get('for') === 'appointment'
            ? appointmentsOfPatient
            : (patientHref ?? ((patientId) => hrefOf(paths.patient, { patientId }))),
        ...(may(registerPatient) && {
          register: registerPatientNamed(query),
        }),
      }}
    />
  );
}
