import { mayOpen } from '@alms/lis-domain/access';
import { departments } from '@alms/lis-domain/catalogue';
import { readLaboratorySettings } from '@alms/lis-domain/facility';
import {
  authorizeStaff,
  competenceNeeds,
  listCompetence,
  withdrawAuthorization,
} from '@alms/lis-domain/identity/competence';
import type {
  CompetenceFilter,
  CompetenceScreenProps,
} from '@alms/lis-features/identity/competence';
import { paths } from '../../../app/paths.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useOffer, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** Authorizations of staff and the actions on them. The filter is stored in the URL. */
export function useCompetence(): CompetenceScreenProps {
  const { user } = useSignedIn();
  const offer = useOffer();
  const [view, setView] = useView();
  const filter: CompetenceFilter = {
    query: view.get('q') ?? '',
    department: allowedValue(departments, view.get('department')),
    need: allowedValue(competenceNeeds, view.get('need')),
  };
  const { department, need } = filter;
  const q = useDebouncedValue(filter.query, 300);
  const { resource, more, reload } = usePages(
    listCompetence,
    { query: { ...(q && { q }), ...(department && { department }), ...(need && { need }) } },
    { emptiness: q || department || need ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  const { resource: settings } = useEndpoint(
    readLaboratorySettings,
    offer(readLaboratorySettings, {}),
  );
  const form = useSubmission({ after: reload });
  const authorize = useAction(authorizeStaff, { form });
  const withdraw = useAction(withdrawAuthorization, { form });
  return {
    viewerId: user.id,
    isRequired: settings.status === 'ready' ? settings.data.authorization_required : undefined,
    settingsHref: mayOpen(user, '/app/settings/laboratory').allowed
      ? paths.laboratorySettings
      : undefined,
    filter,
    onFilterChange: ({ query, ...rest }) => setView({ q: query, ...rest }),
    staff: resource,
    onMore: more,
    onRetry: reload,
    onAuthorize: ({ id }, body) => authorize.submit({ params: { id }, body }),
    onWithdraw: ({ id, reason }) => withdraw.submit({ params: { id }, body: { reason } }),
  };
}
