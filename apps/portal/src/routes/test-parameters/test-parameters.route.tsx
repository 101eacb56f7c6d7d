import { mayOpen } from '@alms/lis-domain/access';
import { departments, listTestParameters } from '@alms/lis-domain/catalogue';
import { TestListScreen, testStatuses, type TestFilter } from '@alms/lis-features/catalogue/test-parameters';
import { hrefOf, paths } from '../../app/paths.ts';
import { oneOf, useView } from '../../app/use-view.ts';
import { itemsOf } from '../../data/lists.ts';
import { usePages } from '../../data/use-answer.ts';
import { useSettled } from '../../data/use-settled.ts';
import { useSignedIn } from '../../session/session-provider.tsx';

/** `/app/test-parameters`: the filter is the address, so that a link can lead to what was found. */
export default function TestParametersRoute() {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const filter: TestFilter = { query: view.get('q') ?? '', department: oneOf(departments, view.get('department')), status: oneOf(testStatuses, view.get('status')) };
  const { department, status } = filter;
  const asked = useSettled(filter.query, 300);
  const { resource, more, reload } = usePages(
    listTestParameters,
    { query: { limit: '50', ...(asked && { q: asked }), ...(department && { department }), ...(status && { status }) } },
    { emptiness: asked || department || status ? 'no-match' : 'none-yet' },
  );
  return (
    <TestListScreen
      filter={filter}
      onFilterChange={({ query, ...rest }) => setView({ q: query, ...rest })}
      tests={itemsOf(resource)}
      onMore={more}
      onRetry={reload}
      {...(mayOpen(user, '/app/test-parameters/{testId}').allowed && { testHref: ({ id }) => hrefOf(paths.testParameter, { testId: id }), newTestHref: paths.newTestParameter })}
    />
  );
}
