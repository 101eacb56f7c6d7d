import { mayOpen, type Route } from '@alms/lis-domain/access';
import {
  deleteView,
  exportFigures,
  listSavedViews,
  periodBefore,
  periodPresets,
  readComparison,
  readKeyMetrics,
  readPerformance,
  readQualityMetrics,
  readTestStats,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  saveView,
  workloadGroups,
  type SavedView,
} from '@alms/lis-domain/analytics';
import { isCalendarDate } from '@alms/lis-domain/http';
import { AnalyticsScreen, daysOfPeriod } from '@alms/lis-features/analytics/analytics';
import { useNow } from '@alms/ui/clock';
import { useFormat } from '@alms/ui/i18n';
import { paths } from '../../../app/paths.ts';
import { oneOf, useView } from '../../../app/use-view.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** Parses the period in the URL: dates, a preset, or the specification’s default. */
function periodIn(view: URLSearchParams): SavedView['period'] {
  const [from, to] = [view.get('from') ?? '', view.get('to') ?? ''];
  if (isCalendarDate(from) && isCalendarDate(to) && from <= to)
    return { preset: 'custom', from, to };
  return { preset: oneOf(periodPresets, view.get('period')) || '7-days' };
}

/** `/app/analytics`: period and grouping are stored in the URL. */
export default function AnalyticsRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const { facility } = useTenant();
  const [view, change] = useView();
  const today = useFormat().dayOf(new Date(useNow()).toISOString());
  const period = periodIn(view);
  const days = daysOfPeriod(period, today);
  const before = periodBefore(days);
  const groupBy = oneOf(workloadGroups, view.get('group')) || 'technician';
  const query = { start_date: days.from, end_date: days.to };

  const answers = {
    metrics: useEndpoint(readKeyMetrics, { query }),
    volume: useEndpoint(readTestVolume, { query }),
    status: useEndpoint(readTestStatus, { query }),
    turnaround: useEndpoint(readTurnaround, { query }),
    quality: useEndpoint(readQualityMetrics, { query }),
    stats: useEndpoint(readTestStats, { query }),
    workload: useEndpoint(readPerformance, { query: { ...query, group_by: groupBy } }),
    comparison: useEndpoint(readComparison, {
      query: {
        current_start: days.from,
        current_end: days.to,
        previous_start: before.from,
        previous_end: before.to,
      },
    }),
  };
  const { metrics, volume, status, turnaround, quality, stats, workload, comparison } = answers;
  const views = useEndpoint(listSavedViews, {});
  const saving = useSubmission();
  const exporting = useSubmission();
  const where = (route: Route, href: string) => (mayOpen(user, route).allowed ? href : undefined);
  const catalogue = where('/app/test-parameters', paths.testParameters);

  return (
    <AnalyticsScreen
      period={period}
      onPeriodChange={(next) =>
        change(
          next.preset === 'custom'
            ? { period: null, from: next.from, to: next.to }
            : { period: next.preset, from: null, to: null },
        )
      }
      zone={facility.status === 'ready' ? facility.data.settings.timezone : 'UTC'}
      figures={{
        metrics: metrics.resource,
        volume: volume.resource,
        status: status.resource,
        turnaround: turnaround.resource,
        quality: quality.resource,
        stats: stats.resource,
        workload: workload.resource,
        comparison: comparison.resource,
      }}
      onRetry={async () =>
        void (await Promise.all(Object.values(answers).map(({ reload }) => reload())))
      }
      groupBy={groupBy}
      onGroupByChange={(group) => change({ group })}
      views={views.resource.status === 'ready' ? views.resource.data.items : []}
      onSaveView={async (name) => {
        const outcome = await saving.submit(() => call(saveView, { body: { name, period } }));
        await views.reload();
        return outcome;
      }}
      onForgetView={async (id) => {
        await saving.submit(() => call(deleteView, { params: { id } }));
        await views.reload();
      }}
      onExport={async (table) =>
        void (await exporting.submit(async () =>
          saveFile(
            await call(exportFigures, { query: { ...query, table, group_by: groupBy } }),
            `${table}-${days.from}-${days.to}.csv`,
          ),
        ))
      }
      exporting={exporting.submission}
      onPrint={() => window.print()}
      hrefs={{
        workList: where('/app/test-results', paths.testResults),
        critical: where('/app/test-results', `${paths.testResults}?calls=open`),
        rejected: where('/app/sample-tracking', `${paths.sampleTracking}?state=rejected`),
        ...(catalogue !== undefined && {
          test: (code: string) => `${catalogue}?${new URLSearchParams({ q: code }).toString()}`,
        }),
      }}
    />
  );
}
