import { mayCall, mayOpen } from '@alms/lis-domain/access';
import {
  closeCashSession,
  createInvoice,
  createPayer,
  createPriceList,
  listCashSessions,
  listInvoices,
  listOrderCoverages,
  listPayers,
  listPriceLists,
  openCashSession,
  readBillingSettings,
  updateBillingSettings,
  updatePayer,
  type BillingSettings,
} from '@alms/lis-domain/billing';
import { listOfferedTests } from '@alms/lis-domain/catalogue';
import {
  invoiceFilterStates,
  PaymentsScreen,
  paymentsTabs,
  type BillingRulesFields,
  type BillingRulesValues,
  type InvoiceFilter,
  type PaymentsScreenProps,
} from '@alms/lis-features/billing/payments';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { oneOf, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { invoiceHrefAt, priceListHrefAt } from './invoice-href.ts';

/**
 * Invoices, the user’s cash drawer, prices, and billing settings for users who may edit them. The
 * view is stored in the URL.
 */
export function PaymentsPage({ base }: { base: string }) {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const { resource: settings, reload: reloadSettings } = useEndpoint(readBillingSettings, {});
  const decides = base === paths.payments && mayCall(user, updateBillingSettings.access).allowed;
  const invoices = useInvoices(base);
  const payers = useEndpoint(
    listPayers,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const prices = usePrices({ enabled: view.get('tab') === 'prices', base, payers });
  const keeping = useKeeping({ payers, settings, reloadSettings });
  return (
    <PaymentsScreen
      tab={paymentsTabs.find((tab) => tab === view.get('tab')) ?? 'invoices'}
      onTabChange={(tab) => setView({ tab: tab === 'invoices' ? null : tab })}
      invoices={invoices.list}
      onCreate={invoices.onCreate}
      covers={useOrderCovers()}
      drawer={useDrawer(settings.status === 'ready' ? settings.data.currency : 'USD')}
      prices={decides ? prices : { ...prices, onBegin: undefined }}
      keeping={decides ? keeping : undefined}
      ownPlanHref={mayOpen(user, '/app/settings/tenant').allowed ? paths.tenantSettings : undefined}
    />
  );
}

function useInvoices(base: string): {
  list: PaymentsScreenProps['invoices'];
  onCreate: PaymentsScreenProps['onCreate'];
} {
  const { call } = useApi();
  const navigate = useNavigate();
  const [view, setView] = useView();
  const filter: InvoiceFilter = {
    query: view.get('q') ?? '',
    status: oneOf(invoiceFilterStates, view.get('status')),
  };
  const { status } = filter;
  const asked = useDebouncedValue(filter.query, 300);
  const { resource, more, reload } = usePages(
    listInvoices,
    { query: { limit: '50', ...(asked && { q: asked }), ...(status && { status }) } },
    { emptiness: asked || status ? 'no-match' : 'none-yet' },
  );
  const { submit } = useSubmission();
  const key = useIdempotencyKey();
  return {
    list: {
      filter,
      onFilterChange: ({ query, ...rest }) => setView({ q: query, ...rest }),
      invoices: itemsOf(resource),
      onMore: more,
      invoiceHref: ({ id }) => invoiceHrefAt(base, id),
      onRetry: reload,
    },
    onCreate: async (body) => {
      const outcome = await submit(async () => {
        const { id } = await call(createInvoice, { body, key: key.read() });
        void navigate(invoiceHrefAt(base, id));
      });
      if (outcome.status !== 'failed') key.renew();
      return outcome;
    },
  };
}

/** Coverage of the patient for the order number in the dialog. */
function useOrderCovers(): NonNullable<PaymentsScreenProps['covers']> {
  const [order_number, setOrderNumber] = useState<string>();
  const { resource } = useEndpoint(
    listOrderCoverages,
    order_number === undefined ? undefined : { query: { order_number } },
  );
  return { resource: itemsOf(resource), onOrder: setOrderNumber };
}

function useDrawer(currency: string): PaymentsScreenProps['drawer'] {
  const { user } = useSignedIn();
  const { call } = useApi();
  const open = usePages(listCashSessions, { query: { state: 'open', limit: '200' } });
  const closed = usePages(listCashSessions, { query: { state: 'closed' } });
  const { submit } = useSubmission();
  const key = useIdempotencyKey();
  const reload = async () => {
    await Promise.all([open.reload(), closed.reload()]);
  };
  return {
    open: itemsOf(open.resource),
    closed: itemsOf(closed.resource),
    onMore: closed.more,
    userId: user.id,
    currency,
    onOpen: async (float_minor) => {
      const outcome = await submit(() =>
        call(openCashSession, { body: { float_minor }, key: key.read() }),
      );
      if (outcome.status !== 'failed') key.renew();
      await reload();
      return outcome;
    },
    onCount: async ({ id, version }, { counted_minor, difference_reason }) => {
      const outcome = await submit(() =>
        call(closeCashSession, {
          params: { id },
          version,
          body: { counted_minor, ...(difference_reason !== '' && { difference_reason }) },
        }),
      );
      await reload();
      return outcome;
    },
    onRetry: reload,
  };
}

type Payers = ReturnType<typeof useEndpoint<typeof listPayers>>;

function usePrices({
  enabled,
  base,
  payers,
}: {
  enabled: boolean;
  base: string;
  payers: Payers;
}): PaymentsScreenProps['prices'] {
  const { call } = useApi();
  const navigate = useNavigate();
  const lists = useEndpoint(listPriceLists, enabled ? {} : undefined, {
    emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined),
  });
  const tests = useEndpoint(listOfferedTests, enabled ? {} : undefined);
  const { submit } = useSubmission();
  const key = useIdempotencyKey();
  return {
    lists: itemsOf(lists.resource),
    listHref: ({ id }) => priceListHrefAt(base, id),
    payers: payers.resource.status === 'ready' ? payers.resource.data.items : [],
    tests: itemsOf(tests.resource),
    pricesHref: paths.testParameters,
    onBegin: async (body) => {
      const outcome = await submit(async () => {
        const { id } = await call(createPriceList, { body, key: key.read() });
        void navigate(priceListHrefAt(base, id));
      });
      if (outcome.status !== 'failed') key.renew();
      return outcome;
    },
    onRetry: async () => {
      await Promise.all([lists.reload(), tests.reload()]);
    },
  };
}

interface KeepingOptions {
  payers: Payers;
  settings: ReturnType<typeof useEndpoint<typeof readBillingSettings>>['resource'];
  reloadSettings: () => Promise<void>;
}

function useKeeping({
  payers,
  settings,
  reloadSettings,
}: KeepingOptions): NonNullable<PaymentsScreenProps['keeping']> {
  const { call } = useApi();
  const saving = useSubmission();
  const key = useIdempotencyKey();
  const { submission, save } = useVersionedSave();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: BillingRulesFields;
    base: BillingSettings;
  }>('billing-settings');
  return {
    payers: itemsOf(payers.resource),
    onSavePayer: async (body, payer) => {
      const outcome = await saving.submit(() =>
        payer
          ? call(updatePayer, { params: { id: payer.id }, version: payer.version, body })
          : call(createPayer, { body, key: key.read() }),
      );
      if (outcome.status !== 'failed') key.renew();
      await payers.reload();
      return outcome;
    },
    settings,
    rules: {
      submission,
      onSave: async ({ values, base }: { values: BillingRulesValues; base: BillingSettings }) => {
        const outcome = await save(
          () => call(updateBillingSettings, { body: values, version: base.version }),
          () => call(readBillingSettings, {}),
        );
        if (outcome.status === 'saved') await reloadSettings();
        return outcome;
      },
      draft: restored,
      onDraftChange: (draft) => (draft ? keep(draft) : forget()),
    },
    onRetry: async () => {
      await Promise.all([payers.reload(), reloadSettings()]);
    },
  };
}
