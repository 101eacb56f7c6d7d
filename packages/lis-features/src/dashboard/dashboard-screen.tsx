import type { KeyMetrics, QuickStats } from '@alms/lis-domain/analytics';
import type { Overview } from '@alms/lis-domain/results';
import type { CollectionProgress } from '@alms/lis-domain/samples';
import { IconButton, LinkButton } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph, RefreshGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { useToday } from '../shared/patient-words/index.ts';
import { CollectionCard } from './collection-card.tsx';
import { dashboardMessages } from './words/index.ts';
import * as S from './dashboard.styles.ts';
import { KeyMetricsCard } from './key-metrics-card.tsx';
import { QuickStatsStrip, type QuickStatsStripProps } from './quick-stats-strip.tsx';

/** Dashboard cards by required permission. An omitted card is not rendered. */
export interface DashboardCards {
  /** Counts of specimens awaiting collection, for users who collect. */
  collection?: Resource<CollectionProgress> | undefined;
}

export interface DashboardHrefs {
  testResults: string;
  /** Link to the results awaiting verification. */
  toVerify: string;
  /** Link to the results awaiting release by a second person. */
  toRelease: string;
  collection: string;
  /** Link to place an order. When omitted, the user may not order tests. */
  newOrder?: string | undefined;
  /** Link to the analytics. When omitted, the user may not open them. */
  analytics?: string | undefined;
}

export interface DashboardParts {
  /** Set-up guide at the top while the facility is being configured. */
  welcome?: ReactNode;
  /**
   * Today’s appointments, for users who manage them. In the side column, so that late loading
   * shifts no work area.
   */
  appointments?: ReactNode;
  /**
   * Critical results awaiting notification and QC holds, above everything else. The rest of the
   * page appears with it, so that its length shifts nothing.
   */
  attention?: ReactNode;
  /**
   * Specimens to verify, for users who may verify. The page is then the overview of the
   * laboratory: work first, figures below it.
   */
  toVerify?: ReactNode;
  /** The next specimens by due time, for laboratory staff. Rendered first in the side column. */
  dueNext?: ReactNode;
  /** Tiles with the figures of the laboratory’s day, beside those of today. */
  dayTiles?: ReactNode;
  /** Search and registration of patients, for users who receive them. */
  frontDesk?: ReactNode;
  /**
   * Patients awaiting collection, for phlebotomists and nurses; it replaces the count of their
   * specimens.
   */
  collectionList?: ReactNode;
  /** Reports of the user’s own orders, above the other work cards. */
  requested?: ReactNode;
  /** The newest orders, for users who place or process them. */
  orders?: ReactNode;
  /** Pending access requests, for staff managers. */
  staff?: ReactNode;
  /**
   * Turnaround time by department, for its managers. What follows it appears with it, so that the
   * number of departments shifts nothing.
   */
  turnaround?: ReactNode;
  /** Figures of the last days, for managers. */
  week?: ReactNode;
  /** Stock that is out or expires soon, for inventory users. */
  stock?: ReactNode;
  /** Revenue of the last days, for users who may see it. */
  revenue?: ReactNode;
  /**
   * The facility’s plan, for its administrators. Rendered last, so that late loading causes no
   * layout shift.
   */
  plan?: ReactNode;
}

export interface DashboardScreenProps extends Pick<QuickStatsStripProps, 'stats' | 'passRate'> {
  /** Today’s four figures; `idle` for users who see none, such as patients. */
  stats: Resource<QuickStats>;
  /** Key figures of the facility. When omitted, they are not shown. */
  metrics?: Resource<KeyMetrics> | undefined;
  /**
   * The laboratory’s work now, for laboratory staff; its parts have their own cards. When omitted,
   * the user has none.
   */
  overview?: Resource<Overview> | undefined;
  cards: DashboardCards;
  /** Parts with their own data. An omitted part is not shown. */
  parts: DashboardParts;
  /** Reloads all data of the page. */
  onRefresh: () => void | Promise<void>;
  hrefs: DashboardHrefs;
}

/** Start page: today’s figures, and the cards that match the user’s permissions. */
export function DashboardScreen({
  stats,
  passRate,
  metrics,
  overview,
  cards,
  parts,
  onRefresh,
  hrefs,
}: DashboardScreenProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const date = format.fullDate(useToday());
  const { collection } = cards;
  const { frontDesk, collectionList } = parts;
  const now = useNow();
  const known = overview?.status === 'ready' ? overview.data : undefined;
  const isOverview = parts.toVerify !== undefined;
  const isWorkKnown = !isOverview || overview?.status !== 'loading';
  const critical = known?.critical?.open ?? 0;
  const toVerify = (isOverview && known?.counts.to_verify) || 0;
  const toRelease = (isOverview && known?.counts.to_release) || 0;
  const asOf = stats.status === 'ready' && stats.data.source === 'live' ? stats.asOf : undefined;
  const since = metrics?.status === 'ready' ? metrics.data.window.start : undefined;
  const hasMain = Boolean(
    parts.requested ??
    frontDesk ??
    collectionList ??
    parts.orders ??
    (isOverview ? undefined : parts.turnaround),
  );
  const hasSide = Boolean(
    (collectionList ? undefined : collection) ??
    parts.appointments ??
    parts.staff ??
    metrics ??
    parts.week ??
    parts.revenue ??
    parts.plan ??
    (isOverview ? undefined : (parts.dueNext ?? parts.stock)),
  );
  const strip = (day?: QuickStatsStripProps['day']) =>
    stats.status !== 'idle' && (
      <QuickStatsStrip stats={stats} passRate={passRate} day={day} onRetry={onRefresh} />
    );

  const actions = (
    <>
      {stats.status !== 'idle' && (
        <IconButton variant="secondary" label={words.refresh} onClick={() => void onRefresh()}>
          <Icon glyph={RefreshGlyph} />
        </IconButton>
      )}
      {hrefs.newOrder !== undefined && (
        <LinkButton
          href={hrefs.newOrder}
          variant={
            toVerify + toRelease > 0 || frontDesk || collectionList || !isWorkKnown
              ? 'secondary'
              : 'primary'
          }
          leading={<Icon glyph={PlusGlyph} size="small" />}
        >
          {words.newOrder}
        </LinkButton>
      )}
      {toRelease > 0 && (
        <LinkButton
          data-part="sign"
          href={hrefs.toRelease}
          variant={critical > 0 || toVerify > 0 ? 'secondary' : 'primary'}
        >
          {words.release({ count: toRelease })}
        </LinkButton>
      )}
      {isOverview && (
        <LinkButton
          data-part="sign"
          href={hrefs.toVerify}
          variant={toVerify > 0 && critical === 0 ? 'primary' : 'secondary'}
        >
          <span>
            {words.verifyResults}
            {(toVerify > 0 || !isWorkKnown) && (
              <>
                {' '}
                <KnownLater known={toVerify > 0}>
                  {words.waiting({ count: toVerify || 10 })}
                </KnownLater>
              </>
            )}
          </span>
        </LinkButton>
      )}
    </>
  );

  return (
    <S.Root data-component="dashboard-screen">
      <PageHeader
        title={words.title}
        context={
          isOverview ? (
            <>
              {words.today({ date })}{' '}
              <KnownLater known={since !== undefined}>
                {words.dayTotals({ time: format.time(since ?? new Date(now).toISOString()) })}
              </KnownLater>
            </>
          ) : (
            words.today({ date })
          )
        }
        freshness={
          stats.status === 'loading' || asOf !== undefined ? (
            <KnownLater known={asOf !== undefined}>
              {words.updated({ time: format.time(asOf ?? new Date(now).toISOString()) })}
            </KnownLater>
          ) : undefined
        }
        actions={actions}
      />
      {parts.welcome}
      {parts.attention !== undefined && <div data-part="attention">{parts.attention}</div>}
      {isOverview ? (
        <div data-part="columns" data-overview="">
          <div data-part="column">
            {parts.toVerify}
            {parts.turnaround !== undefined && <div data-part="first">{parts.turnaround}</div>}
            {strip({ tiles: parts.dayTiles, since })}
          </div>
          <div data-part="column">
            {parts.dueNext}
            {parts.stock}
          </div>
        </div>
      ) : (
        strip()
      )}
      <div
        data-part="columns"
        data-only={hasMain && hasSide ? undefined : hasMain ? 'main' : 'side'}
      >
        {hasMain && (
          <div data-part="column">
            {parts.requested}
            {frontDesk}
            {collectionList}
            {parts.orders}
            {!isOverview && parts.turnaround}
          </div>
        )}
        {hasSide && (
          <div data-part="column">
            {!isOverview && parts.dueNext}
            {collection && !collectionList && (
              <CollectionCard counts={collection} onRetry={onRefresh} href={hrefs.collection} />
            )}
            {parts.appointments}
            {parts.staff}
            {metrics && (
              <KeyMetricsCard metrics={metrics} onRetry={onRefresh} href={hrefs.analytics} />
            )}
            {parts.week}
            {parts.revenue}
            {!isOverview && parts.stock}
            {parts.plan}
          </div>
        )}
      </div>
    </S.Root>
  );
}

/** Text that reserves its space while hidden, until its content is known. */
function KnownLater({ known, children }: { known: boolean; children: string }) {
  return known ? (
    children
  ) : (
    <span data-part="later" aria-hidden="true">
      {children}
    </span>
  );
}
