import { mayOpen } from '@alms/lis-domain/access';
import { listPayers, readBillingSettings, updateBillingSettings } from '@alms/lis-domain/billing';
import { PaymentsScreen, paymentsTabs } from '@alms/lis-features/billing/payments';
import { paths } from '../../../app/paths.ts';
import { useView } from '../../../app/use-view.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useBillingSettings } from './use-billing-settings.ts';
import { useCashDrawer } from './use-cash-drawer.ts';
import { useInvoices } from './use-invoices.ts';
import { usePrices } from './use-prices.ts';

/**
 * Invoices, the user’s cash drawer, prices, and billing settings for users who may edit them. The
 * view is stored in the URL.
 */
export function PaymentsPage({ base }: { base: string }) {
  const { user } = useSignedIn();
  const may = useMayCall();
  const [view, setView] = useView();
  const tab = paymentsTabs.find((each) => each === view.get('tab')) ?? 'invoices';
  const decides = base === paths.payments && may(updateBillingSettings);
  const settings = useEndpoint(readBillingSettings, {});
  const invoices = useInvoices(base);
  const payers = useEndpoint(
    listPayers,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const prices = usePrices({ isShown: tab === 'prices', base, payers, decides });
  const keeping = useBillingSettings({ payers, settings });
  const { resource } = settings;
  return (
    <PaymentsScreen
      {...invoices}
      tab={tab}
      onTabChange={(next) => setView({ tab: next === 'invoices' ? null : next })}
      drawer={useCashDrawer(resource.status === 'ready' ? resource.data.currency : 'USD')}
      prices={prices}
      keeping={decides ? keeping : undefined}
      ownPlanHref={mayOpen(user, '/app/settings/tenant').allowed ? paths.tenantSettings : undefined}
    />
  );
}
