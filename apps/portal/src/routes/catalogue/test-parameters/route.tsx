import { mayOpen } from '@alms/lis-domain/access';
import { departments, listTestParameters, type TestParameterId } from '@alms/lis-domain/catalogue';
import {
  TestListScreen,
  testLimits,
  testStatuses,
  type TestFilter,
} from '@alms/lis-features/catalogue/test-parameters';
import { hrefOf, paths } from '../../../app/paths.ts';
import { usePreviousPlace } from '../../../app/previous-place.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useStarterPacks } from './use-starter-packs.ts';

/** `/app/test-parameters`: the filter is stored in the URL, so that a link can show the matches. */
export default function TestParametersRoute() {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const filter: TestFilter = {
    query: view.get('q') ?? '',
    department: allowedValue(departments, view.get('department')),
    status: allowedValue(testStatuses, view.get('status')),
    limits: allowedValue(testLimits, view.get('limits')),
  };
  const { department, status, limits } = filter;
  const search = useDebouncedValue(filter.query, 300);
  const { resource, more, reload } = usePages(
    listTestParameters,
    {
      query: {
        limit: '50',
        ...(search && { q: search }),
        ...(department && { department }),
        ...(status && { status }),
        ...(limits && { limits }),
      },
    },
    { emptiness: search || department || status || limits ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  const starterPacks = useStarterPacks(reload);
  const keeper = mayOpen(user, '/app/test-parameters/{testId}').allowed && {
    testHref: ({ id }: { id: TestParameterId }) => hrefOf(paths.testParameter, { testId: id }),
    newTestHref: paths.newTestParameter,
    importHref: paths.importTestParameters,
    rulesHref: paths.consistencyRules,
    commentsHref: paths.codedComments,
    ...starterPacks,
  };
  return (
    <TestListScreen
      filter={filter}
      onFilterChange={({ query, ...rest }) => setView({ q: query, ...rest })}
      tests={itemsOf(resource)}
      onMore={more}
      onRetry={reload}
      leftHref={usePreviousPlace()?.pathname}
      {...keeper}
    />
  );
}
