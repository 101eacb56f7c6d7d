import { mayOpen } from '@alms/lis-domain/access';
import { listCashSessions, listOrderBalances } from '@alms/lis-domain/billing';
import { comparedNumber } from '@alms/lis-domain/http';
import { isOrderNumber, listOrders } from '@alms/lis-domain/orders';
import { searchPatients, type PatientId } from '@alms/lis-domain/patients';
import { isAccessionNumber } from '@alms/lis-domain/samples';
import type { FrontDeskScreenProps } from '@alms/lis-features/orders/front-desk';
import { useNavigate } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { payOrderHref, registerWalkIn, walkInOf } from '../../../app/task-links.ts';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useReceipt } from '../../../data/use-receipt.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';

/** Orders are placed, paid and collected concurrently. */
const REFRESH_MS = 60_000;

/** Whether an entry is the number of an order or specimen, so that it is not searched as a name. */
const isNumberOfOrder = (entry: string) => isOrderNumber(entry) || isAccessionNumber(entry);

/** Patient search, orders that wait, and the user’s cash drawer. */
export function useFrontDesk(): Omit<FrontDeskScreenProps, 'appointments'> {
  const { user } = useSignedIn();
  const may = useMayCall();
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const search = useDebouncedValue(query, 300).trim();
  const patients = usePages(
    searchPatients,
    search === '' || isNumberOfOrder(search) ? undefined : { query: { q: search } },
    { emptiness: 'no-match' },
  );
  usePageReading(patients.resource);
  const waiting = useWaiting();
  const drawer = useOwnDrawer();
  const { lookup, open } = useLookup();
  return {
    finder: {
      query,
      onSearch: (q) => {
        lookup.reset();
        change({ q });
      },
      patients: patients.resource,
      moreThan: patients.first?.more_than,
      onMore: patients.more,
      onRetry: patients.reload,
    },
    onEnter: (entry) => void open(entry.trim()),
    lookup: lookup.state,
    ...(may(listOrderBalances) && { waiting: waiting.list }),
    ...(may(listCashSessions) && { drawer: drawer.own }),
    onRefresh: async () => {
      await Promise.all([waiting.reload(), drawer.reload()]);
    },
    hrefs: {
      order: walkInOf,
      ...(mayOpen(user, '/app/patient-portal/{patientId}').allowed && {
        patient: (patientId: PatientId) => hrefOf(paths.patient, { patientId }),
      }),
      ...(mayOpen(user, '/app/patient-portal/new').allowed && {
        register: registerWalkIn(isNumberOfOrder(query) ? '' : query),
      }),
      orders: paths.orders,
      drawer: `${paths.paymentsDesk}?${new URLSearchParams({ tab: 'drawer' }).toString()}`,
    },
  };
}

/** Orders of today at the user’s site that wait for payment or collection. */
function useWaiting() {
  const may = useMayCall();
  const site = useSiteQuery();
  const onReceipt = useReceipt();
  const { resource, more, reload } = usePages(
    listOrderBalances,
    may(listOrderBalances) ? { query: { queue: 'waiting', limit: '50', ...site } } : undefined,
    { refreshMs: REFRESH_MS },
  );
  const list: FrontDeskScreenProps['waiting'] = {
    orders: itemsOf(resource),
    onMore: more,
    onRetry: reload,
    onReceipt,
    hrefs: {
      order: ({ id }) => hrefOf(paths.order, { orderId: id }),
      pay: ({ order_number }) => payOrderHref(order_number),
    },
  };
  return { list, reload };
}

/** The user’s open cash drawer. */
function useOwnDrawer() {
  const { user } = useSignedIn();
  const may = useMayCall();
  const { resource, reload } = usePages(
    listCashSessions,
    may(listCashSessions) ? { query: { state: 'open', limit: '200' } } : undefined,
  );
  const own: NonNullable<FrontDeskScreenProps['drawer']> =
    resource.status === 'ready'
      ? {
          ...resource,
          data: resource.data.items.find(({ opened_by }) => opened_by.user_id === user.id) ?? null,
        }
      : resource.status === 'empty'
        ? { status: 'ready', data: null, freshness: 'fresh' }
        : resource;
  return { own, reload };
}

/**
 * Opens the order or patient with an entered number. A name opens nothing, because the user
 * compares the patients found first.
 */
function useLookup() {
  const { call } = useApi();
  const navigate = useNavigate();
  const lookup = useSubmission();
  const open = (entry: string) =>
    lookup.submit(
      async () => {
        if (isNumberOfOrder(entry)) {
          const { items } = await call(listOrders, { query: { q: entry, limit: '1' } });
          const [order] = items;
          if (!order) return 'not_found';
          await navigate(hrefOf(paths.order, { orderId: order.id }));
        } else if (entry !== '') {
          const { items } = await call(searchPatients, { query: { q: entry } });
          const number = comparedNumber(entry);
          const [patient, other] = items.filter(({ mrn, former_mrns }) =>
            [mrn, ...former_mrns].some((each) => comparedNumber(each) === number),
          );
          if (patient && !other) await navigate(walkInOf(patient.id));
        }
        return 'done';
      },
      {
        read: (outcome) =>
          outcome === 'not_found'
            ? { status: 'rejected', fieldErrors: {}, formError: outcome }
            : { status: 'done' },
      },
    );
  return { lookup, open };
}
