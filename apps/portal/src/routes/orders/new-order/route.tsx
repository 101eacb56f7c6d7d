import { mayOpen } from '@alms/lis-domain/access';
import { searchPatients } from '@alms/lis-domain/patients';
import { ChoosePatientScreen } from '@alms/lis-features/orders/new-order';
import { useView } from '../../../app/use-view.ts';
import { hrefOf, paths } from '../../../app/paths.ts';
import { registerPatientNamed } from '../../../app/task-links.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** `/app/orders/new`: selects the patient of an order. Nothing is requested before a search. */
export default function NewOrderRoute() {
  const { user } = useSignedIn();
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const search = useDebouncedValue(query, 300).trim();
  const { resource, first, more, reload } = usePages(
    searchPatients,
    search === '' ? undefined : { query: { q: search } },
    { emptiness: 'no-match' },
  );
  usePageReading(resource);
  return (
    <ChoosePatientScreen
      query={query}
      onSearch={(q) => change({ q })}
      patients={resource}
      moreThan={first?.more_than}
      onMore={more}
      onRetry={reload}
      hrefs={{
        placeOrder: (patientId) => hrefOf(paths.placeOrder, { patientId }),
        ...(mayOpen(user, '/app/patient-portal/new').allowed && {
          register: registerPatientNamed(query),
        }),
      }}
    />
  );
}
