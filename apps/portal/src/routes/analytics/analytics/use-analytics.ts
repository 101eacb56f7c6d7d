import { mayOpen, type Route } from '@alms/lis-domain/access';
import {
  deleteView,
  exportFigures,
  listSavedViews,
  periodBefore,
  periodPresets,
  readComparison,
  readKeyMetrics,
  readLaboratoryFigures,
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
import { dateIn } from '@alms/lis-domain/calendar';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { isCalendarDate } from '@alms/lis-domain/http';
import { daysOfPeriod, type AnalyticsScreenProps } from '@alms/lis-features/analytics/analytics';
import { useNow } from '@alms/ui/clock';
import { paths } from '../../../app/paths.ts';
import { allowedValue, idIn, useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useSites } from '../../../data/use-sites.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

type Period = SavedView['period'];
/** First and last day. */
type Days = ReturnType<typeof daysOfPeriod>;
/** Limits the figures to one site. */
type SiteQuery = { laboratory_id?: LaboratoryId };
type Group = AnalyticsScreenProps['groupBy'];

/** Parses the period in the URL: dates, a preset, or the specification’s default. */
function periodIn(view: URLSearchParams): Period {
  const [from, to] = [view.get('from') ?? '', view.get('to') ?? ''];
  if (isCalendarDate(from) && isCalendarDate(to) && from <= to)
    return { preset: 'custom', from, to };
  return { preset: allowedValue(periodPresets, view.get('period')) || '7-days' };
}

/** Returns the parameters of a period in the URL. */
const inAddress = (period: Period) =>
  period.preset === 'custom'
    ? { period: null, from: period.from, to: period.to }
    : { period: period.preset, from: null, to: null };

/** Figures of a period; period and grouping are stored in the URL. */
export function useAnalytics(): AnalyticsScreenProps {
  const [view, change] = useView();
  const zone = useZoneOfFigures(idIn(view, 'site'));
  const today = dateIn(zone, new Date(useNow()).toISOString());
  const period = periodIn(view);
  const days = daysOfPeriod(period, today);
  const groupBy = allowedValue(workloadGroups, view.get('group')) || 'technician';
  const sites = useSiteChoice(days, idIn(view, 'site'), (id) => change({ site: id }));
  const site = sites.sites?.current ? { laboratory_id: sites.sites.current } : {};
  return {
    period,
    onPeriodChange: (next) => change(inAddress(next)),
    zone,
    groupBy,
    onGroupByChange: (group) => change({ group }),
    ...sites,
    ...useFigures(days, groupBy, site),
    savedReports: {
      ...useSavedReports(period),
      open: view.get('saved') === 'open',
      onOpenChange: (open) => change({ saved: open ? 'open' : null }),
      onShow: (next) => change({ ...inAddress(next), saved: null }),
    },
    ...useExport(days, groupBy, site),
    onPrint: () => window.print(),
    hrefs: useHrefs(),
  };
}

/** The time zone whose days the figures cover: that of the chosen site or of the facility. */
function useZoneOfFigures(siteId: LaboratoryId | null): string {
  const { facility } = useTenant();
  const zone = facility.status === 'ready' ? facility.data.settings.timezone : 'UTC';
  const active = useSites();
  const { laboratories } = useSignedIn().user;
  return (active ?? laboratories).find(({ id }) => id === siteId)?.time_zone ?? zone;
}

/** Sites to choose from, in a facility with several. */
function useSiteChoice(
  days: Days,
  chosen: string | null,
  onChoose: (id: LaboratoryId | null) => void,
): Pick<AnalyticsScreenProps, 'sites'> {
  const { laboratories } = useSignedIn().user;
  const hasSeveral = laboratories.length > 0;
  const active = useSites();
  const { resource: figures } = useEndpoint(
    readLaboratoryFigures,
    hasSeveral ? { query: { start_date: days.from, end_date: days.to } } : undefined,
  );
  if (!hasSeveral) return {};
  const choices = active ?? laboratories;
  const current = choices.find(({ id }) => id === chosen)?.id ?? null;
  return { sites: { choices, current, onChoose, figures } };
}

function useFigures(
  days: Days,
  groupBy: Group,
  site: SiteQuery,
): Pick<AnalyticsScreenProps, 'figures' | 'onRetry'> {
  const query = { start_date: days.from, end_date: days.to, ...site };
  const before = periodBefore(days);
  const metrics = useEndpoint(readKeyMetrics, { query });
  usePageReading(metrics.resource);
  const volume = useEndpoint(readTestVolume, { query });
  const status = useEndpoint(readTestStatus, { query });
  const turnaround = useEndpoint(readTurnaround, { query });
  const quality = useEndpoint(readQualityMetrics, { query });
  const stats = useEndpoint(readTestStats, { query });
  const workload = useEndpoint(readPerformance, { query: { ...query, group_by: groupBy } });
  const comparison = useEndpoint(readComparison, {
    query: {
      current_start: days.from,
      current_end: days.to,
      previous_start: before.from,
      previous_end: before.to,
      ...site,
    },
  });
  const all = [metrics, volume, status, turnaround, quality, stats, workload, comparison];
  return {
    figures: {
      metrics: metrics.resource,
      volume: volume.resource,
      status: status.resource,
      turnaround: turnaround.resource,
      quality: quality.resource,
      stats: stats.resource,
      workload: workload.resource,
      comparison: comparison.resource,
    },
    onRetry: async () => void (await Promise.all(all.map(({ reload }) => reload()))),
  };
}

function useSavedReports(
  period: Period,
): Pick<AnalyticsScreenProps['savedReports'], 'reports' | 'onSave' | 'onDelete'> {
  const { resource, reload } = useEndpoint(listSavedViews, {});
  const save = useAction(saveView, { after: reload });
  const remove = useAction(deleteView, { after: reload });
  return {
    reports: resource.status === 'ready' ? resource.data.items : [],
    onSave: (name) => save.submit({ body: { name, period } }),
    onDelete: async (id) => void (await remove.submit({ params: { id } })),
  };
}

function useExport(
  { from, to }: Days,
  groupBy: Group,
  site: SiteQuery,
): Pick<AnalyticsScreenProps, 'onExport' | 'exporting'> {
  const { call } = useApi();
  const { state, submit } = useSubmission();
  const query = { start_date: from, end_date: to, group_by: groupBy, ...site };
  return {
    onExport: async (table) =>
      void (await submit(async () =>
        saveFile(await call(exportFigures, { query: { ...query, table } })),
      )),
    exporting: state,
  };
}

function useHrefs(): AnalyticsScreenProps['hrefs'] {
  const { user } = useSignedIn();
  const where = (route: Route, href: string) => (mayOpen(user, route).allowed ? href : undefined);
  const catalogue = where('/app/test-parameters', paths.testParameters);
  return {
    workList: where('/app/test-results', paths.testResults),
    critical: where('/app/test-results', `${paths.testResults}?calls=open`),
    rejected: where('/app/sample-tracking', `${paths.sampleTracking}?state=rejected`),
    ...(catalogue !== undefined && {
      test: (code: string) => `${catalogue}?${new URLSearchParams({ q: code }).toString()}`,
    }),
  };
}
