import { registerPatient, searchPatients } from '@alms/lis-domain/patients';
import { PatientSearchScreen } from '@alms/lis-features/patients/patient-search';
import { useSearchParams } from 'react-router-dom';
import { hrefOf, paths, registerPatientNamed } from '../../../app/paths.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';

/** `/app/patient-portal` for staff, and `/app/patients`: patient search. */
export default function PatientSearchRoute() {
  const may = useMayCall();
  const patientHref = usePatientHref();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const text = useDebouncedValue(query, 300);
  const { resource, first, more, reload } = usePages(
    searchPatients,
    { query: { ...(text && { q: text }) } },
    { emptiness: text ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  return (
    <PatientSearchScreen
      query={query}
      onSearch={(next) => setSearch(next ? { q: next } : {}, { replace: true })}
      patients={resource}
      moreThan={first?.more_than}
      onMore={more}
      onRetry={reload}
      hrefs={{
        patient: patientHref ?? ((patientId) => hrefOf(paths.patient, { patientId })),
        ...(may(registerPatient) && {
          register: registerPatientNamed(query),
        }),
      }}
    />
  );
}
