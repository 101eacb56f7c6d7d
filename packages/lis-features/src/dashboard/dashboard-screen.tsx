import type { KeyMetrics, QuickStats } from '@alms/lis-domain/analytics';
import type { Order } from '@alms/lis-domain/orders';
import type { CriticalCall, Result } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { IconButton, LinkButton } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph, RefreshGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { useToday } from '../shared/patient-words/index.ts';
import { CollectionCard } from './collection-card.tsx';
import { CollectionListCard } from './collection-list-card.tsx';
import { dashboardMessages } from './words/index.ts';
import * as S from './dashboard.styles.ts';
import { FrontDeskCard, type FrontDesk } from './front-desk-card.tsx';
import { KeyMetricsCard } from './key-metrics-card.tsx';
import type { Listed, ListedResource } from './listed.ts';
import { OrdersCard } from './orders-card.tsx';
import { QuickStatsStrip, type QuickStatsStripProps } from './quick-stats-strip.tsx';

/** Dashboard cards by required permission. An omitted card is not rendered. */
export interface DashboardCards {
  /** For users who find and register patients. */
  frontDesk?: FrontDesk | undefined;
  /** Results awaiting verification, for users who may verify. */
  verification?: ListedResource<Result> | undefined;
  /**
   * Results awaiting release, for users who may release. Omitted when the facility requires only
   * one verifier.
   */
  release?: ListedResource<Result> | undefined;
  /** Critical results awaiting notification, for users who may notify. */
  calls?: ListedResource<CriticalCall> | undefined;
  /** Count of specimens awaiting collection, for laboratory staff who also collect. */
  collection?: ListedResource<Sample> | undefined;
  /** List of the same specimens, urgent first, for phlebotomists and nurses. */
  collectionList?: ListedResource<Sample> | undefined;
  /** For users who place or process orders. */
  orders?: ListedResource<Order> | undefined;
}

export interface DashboardHrefs {
  testResults: string;
  /** Link to the results awaiting verification. */
  toVerify: string;
  /** Link to the results awaiting release by a second person. */
  toRelease: string;
  collection: string;
  /** Returns the link to collect one specimen. */
  collect: (patientId: string) => string;
  /** Returns the link to an order. */
  order: (id: string) => string;
  /** Returns the link to a patient. When omitted, the user may not open patients. */
  patient?: ((id: string) => string) | undefined;
  /** Link to place an order. When omitted, the user may not order tests. */
  newOrder?: string | undefined;
  /** Link to the analytics. When omitted, the user may not open them. */
  analytics?: string | undefined;
  /** Link to register a patient. When omitted, the user may not. */
  registerPatient?: string | undefined;
  /** Link to the front desk. When omitted, the user does not receive patients. */
  frontDesk?: string | undefined;
  /** Link to payments at reception. When omitted, the user takes no payments. */
  deskPayments?: string | undefined;
}

export interface DashboardParts {
  /** Set-up guide at the top while the facility is being configured. */
  welcome?: ReactNode;
  /**
   * Today’s appointments, for users who manage them. In the side column, so that late loading
   * shifts no work area.
   */
  appointments?: ReactNode;
  /** The critical results card for `cards.calls`, above everything else. */
  critical?: ReactNode;
  /**
   * QC holds and the top of the work list, for laboratory staff. Rendered first, beside the rest of
   * the page.
   */
  bench?: ReactNode;
  /** Reports of the user’s own orders, above the other work cards. */
  requested?: ReactNode;
  /** Pending access requests, for staff managers. */
  staff?: ReactNode;
  /**
   * Turnaround time by department, for its managers. Last in its column, so that late loading
   * causes no layout shift.
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
  cards: DashboardCards;
  /** Parts with their own data. An omitted part is not shown. */
  parts: DashboardParts;
  /** Reloads all data of the page. */
  onRefresh: () => void | Promise<void>;
  hrefs: DashboardHrefs;
}

/** Returns a loaded list that has items. */
function someOf<T>(list: ListedResource<T> | undefined): Listed<T> | undefined {
  return list?.status === 'ready' && list.data.items.length > 0 ? list.data : undefined;
}

/** Start page: today’s figures, and the cards that match the user’s permissions. */
export function DashboardScreen({
  stats,
  passRate,
  metrics,
  cards,
  parts,
  onRefresh,
  hrefs,
}: DashboardScreenProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const date = format.fullDate(useToday());
  const { frontDesk, verification, release, calls, collection, collectionList, orders } = cards;
  const toTell = calls?.status === 'ready' ? calls.data.items : [];
  const critical = toTell.length;
  const now = useNow();
  const overdue = toTell.filter(({ due_at }) => Date.parse(due_at) < now).length;
  const waiting = someOf(verification);
  const releasable = someOf(release);
  const toSign = waiting ?? releasable;
  const isToSignKnown = verification?.status !== 'loading';
  const verifyCount =
    waiting?.nextCursor == null
      ? words.waiting({ count: waiting?.items.length ?? 10 })
      : words.waitingMany({ count: waiting.items.length });
  const asOf = stats.status === 'ready' && stats.data.source === 'live' ? stats.asOf : undefined;
  const hasMain = Boolean(
    parts.requested ?? frontDesk ?? parts.critical ?? collectionList ?? orders ?? parts.turnaround,
  );
  const hasSide = Boolean(
    parts.bench ??
    collection ??
    parts.appointments ??
    parts.staff ??
    metrics ??
    parts.week ??
    parts.stock ??
    parts.revenue ??
    parts.plan,
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
            toSign || frontDesk || collectionList || !isToSignKnown ? 'secondary' : 'primary'
          }
          leading={<Icon glyph={PlusGlyph} size="small" />}
        >
          {words.newOrder}
        </LinkButton>
      )}
      {releasable && (
        <LinkButton
          data-part="sign"
          href={hrefs.toRelease}
          variant={critical > 0 || waiting ? 'secondary' : 'primary'}
        >
          {releasable.nextCursor === null
            ? words.release({ count: releasable.items.length })
            : words.releaseMany({ count: releasable.items.length })}
        </LinkButton>
      )}
      {verification && (
        <LinkButton
          data-part="sign"
          href={hrefs.toVerify}
          variant={waiting && critical === 0 ? 'primary' : 'secondary'}
        >
          <span>
            {words.verifyResults}
            {(waiting ?? !isToSignKnown) && (
              <>
                {' '}
                <KnownLater known={waiting !== undefined}>{verifyCount}</KnownLater>
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
          calls === undefined || calls.status === 'error' ? (
            words.today({ date })
          ) : (
            <>
              {words.today({ date })}{' '}
              <KnownLater known={calls.status === 'ready' || calls.status === 'empty'}>
                {words.critical({ count: critical, overdue })}
              </KnownLater>
            </>
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
      {stats.status !== 'idle' && (
        <QuickStatsStrip stats={stats} passRate={passRate} onRetry={onRefresh} />
      )}
      <div
        data-part="columns"
        data-only={hasMain && hasSide ? undefined : hasMain ? 'main' : 'side'}
      >
        {hasMain && (
          <div data-part="column">
            {parts.requested}
            {parts.critical !== undefined && <div data-part="first">{parts.critical}</div>}
            {frontDesk && (
              <FrontDeskCard
                {...frontDesk}
                leads={critical === 0 && !toSign}
                onRetry={onRefresh}
                hrefs={hrefs}
              />
            )}
            {collectionList && (
              <CollectionListCard samples={collectionList} onRetry={onRefresh} hrefs={hrefs} />
            )}
            {orders && <OrdersCard orders={orders} onRetry={onRefresh} orderHref={hrefs.order} />}
            {parts.turnaround}
          </div>
        )}
        {hasSide && (
          <div data-part="column">
            {parts.bench}
            {collection && (
              <CollectionCard samples={collection} onRetry={onRefresh} href={hrefs.collection} />
            )}
            {parts.appointments}
            {parts.staff}
            {metrics && (
              <KeyMetricsCard metrics={metrics} onRetry={onRefresh} href={hrefs.analytics} />
            )}
            {parts.week}
            {parts.revenue}
            {parts.stock}
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
