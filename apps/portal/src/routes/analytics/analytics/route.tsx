import { AnalyticsScreen } from '@alms/lis-features/analytics/analytics';
import { useAnalytics } from './use-analytics.ts';

/** `/app/analytics` */
export default function AnalyticsRoute() {
  return <AnalyticsScreen {...useAnalytics()} />;
}
