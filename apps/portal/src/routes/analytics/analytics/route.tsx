import { readSubscription } from '@alms/lis-domain/subscription';
import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { AnalyticsNotInPlan, AnalyticsScreen } from '@alms/lis-features/analytics/analytics';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useAnalytics } from './use-analytics.ts';

/** `/app/analytics` */
export default function AnalyticsRoute() {
  const { hosts } = useTenant();
  const { resource: subscription } = useEndpoint(readSubscription, {}, { lasts: true });
  if (subscription.status === 'ready' && !subscription.data.features.analytics)
    return (
      <AnalyticsNotInPlan
        planName={subscription.data.plan_name}
        hrefs={{ contactSales: paths.contactSales, plans: mainSiteUrl(hosts) + paths.pricing }}
      />
    );
  // Requested together with the subscription: the server refuses what the plan does not include.
  return <Analytics />;
}

function Analytics() {
  return <AnalyticsScreen {...useAnalytics()} />;
}
