import { capabilities } from '@alms/lis-domain/access';
import { readLaboratorySettings } from '@alms/lis-domain/facility';
import {
  enterResults,
  listCriticalCalls,
  countResults,
  listResults,
  verificationAccess,
} from '@alms/lis-domain/results';
import type { ResultsScreenProps } from '@alms/lis-features/results/work-list';
import { paths } from '../../../app/paths.ts';
import { idIn, useView } from '../../../app/use-view.ts';
import { itemsOf, known } from '../../../data/lists.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useLiveReload } from '../../../data/use-live-reload.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { useMayCall, useOffer, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { filterIn, filterParams, filterQuery, isFiltered, tabIn } from './work-filter.ts';

const PAGE = '100';

/** Search parameters of the tab that is outside the work list. */
export const IMPORT = 'import';

/** Lists of the work list; tab, filter, search and open specimen are stored in the URL. */
export function useWorkList(): Pick<ResultsScreenProps, 'view' | 'list'> & {
  specimen: Pick<ResultsScreenProps['specimen'], 'selectedId' | 'results'>;
  calls: ReturnType<typeof useCalls>;
  /** Rules of the facility that apply to verification. */
  rules: Pick<ResultsScreenProps['verification'], 'selfVerification' | 'releasedBySecond'>;
  /** Also after an error, to display concurrent changes. */
  reload: () => Promise<void>;
} {
  const { user } = useSignedIn();
  const may = useMayCall();
  const [search, change] = useView();
  const canVerify = may({ access: verificationAccess });
  const canEnter = may(enterResults);
  const tab = tabIn(search, { canEnter, canVerify, isManager: capabilities(user).isLabManager });
  const filter = filterIn(search);
  const query = search.get('q') ?? '';
  const settled = useDebouncedValue(query, 300);
  const selectedId = idIn(search, 'specimen');

  const site = useSiteQuery();
  const shared = {
    ...site,
    limit: PAGE,
    ...(settled && { q: settled }),
    ...filterQuery(filter),
  };
  const list = (status: 'pending' | 'entered' | 'verified' | 'held') => ({ status, ...shared });
  const emptiness = settled || isFiltered(filter) ? ('no-match' as const) : ('none-yet' as const);
  const pending = usePages(
    listResults,
    { query: { ...list('pending'), arrived: 'true' as const } },
    { emptiness },
  );
  const entered = usePages(listResults, { query: list('entered') }, { emptiness });
  usePageReading(entered.resource);
  const held = usePages(listResults, { query: list('held') }, { emptiness });
  const corrections = usePages(
    listResults,
    tab === 'corrections' ? { query: { amendment: 'open' as const, ...shared } } : undefined,
    { emptiness },
  );
  const released = usePages(
    listResults,
    tab === 'released' ? { query: { reported: 'true' as const, ...shared } } : undefined,
    { emptiness },
  );
  const settings = useEndpoint(readLaboratorySettings, canVerify ? {} : undefined);
  const rules = settings.resource.status === 'ready' ? settings.resource.data : undefined;
  // Results verified while two verifications were required await release by a second verifier, even
  // if the setting changes later.
  const verified = usePages(listResults, canVerify ? { query: list('verified') } : undefined, {
    emptiness,
  });
  const open = useEndpoint(
    listResults,
    selectedId === null ? undefined : { query: { sample_id: selectedId, limit: PAGE } },
  );
  const counted = useEndpoint(countResults, {
    query: { ...site, ...(settled && { q: settled }), ...filterQuery(filter) },
  });
  const numbers = counted.resource.status === 'ready' ? counted.resource.data : undefined;
  const calls = useCalls(site);
  const reload = async () => {
    await Promise.all(
      [pending, entered, verified, held, corrections, released, open, calls, counted].map((each) =>
        each.reload(),
      ),
    );
  };
  const shown = {
    'to-enter': pending,
    'to-verify': entered,
    'to-release': verified,
    corrections,
    held,
    released,
  }[tab];
  return {
    view: {
      tab,
      onTabChange: (next) => change({ tab: next, specimen: null, part: null }),
      filter,
      onFilterChange: (next) => change(filterParams(next)),
      query,
      onSearch: (q) => change({ q }),
      part: search.get('part'),
      onPartEnd: () => change({ part: null }),
    },
    list: {
      results: itemsOf(shown.resource),
      counts: known({
        'to-enter': numbers?.to_enter,
        'to-verify': numbers?.to_verify,
        'to-release': numbers?.to_release,
        corrections: numbers?.amendments,
        held: numbers?.held,
      }),
      awaitingSpecimen: numbers?.awaiting_specimen,
      onRetry: reload,
      onMore: shown.more,
      openCalls:
        calls.resource.status === 'ready'
          ? { calls: calls.resource.data.items, onOpen: () => change({ calls: 'open' }) }
          : undefined,
      importHref: canEnter ? `${paths.testResults}?tab=${IMPORT}` : undefined,
    },
    specimen: { selectedId, results: itemsOf(open.resource) },
    calls,
    rules: {
      selfVerification: rules?.self_verification === true,
      releasedBySecond:
        rules?.verification_levels === 2 || tab === 'to-release' || (numbers?.to_release ?? 0) > 0,
    },
    reload,
  };
}

/** Critical results awaiting notification, for users who record notifications. */
function useCalls(site: ReturnType<typeof useSiteQuery>) {
  const offer = useOffer();
  const calls = usePages(
    listCriticalCalls,
    offer({ access: verificationAccess }, { query: { limit: PAGE, ...site } }),
    { emptiness: 'none-yet', refreshMs: 60_000 },
  );
  useLiveReload(calls.reload);
  return calls;
}
