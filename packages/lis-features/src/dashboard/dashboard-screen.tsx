import type { KeyMetrics, QuickStats } from '@alms/lis-domain/analytics';
import type { Order } from '@alms/lis-domain/orders';
import type { CriticalCall, PatientResult, Result } from '@alms/lis-domain/results';
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
import { OwnResultsCard } from './own-results-card.tsx';
import { QuickStatsStrip, type QuickStatsStripProps } from './quick-stats-strip.tsx';

/** The cards of the page, by the right they need. One that is left out is not drawn. */
export interface DashboardCards {
  /** For who finds and registers patients. */
  frontDesk?: FrontDesk | undefined;
  /** Entered results, for who verifies them. */
  verification?: ListedResource<Result> | undefined;
  /** Verified results that a second person releases, for who may; none where one person is enough. */
  release?: ListedResource<Result> | undefined;
  /** Critical values that somebody still has to be told of, for who passes them on. */
  calls?: ListedResource<CriticalCall> | undefined;
  /** Samples not yet collected, counted: for who collects them beside the work at the bench. */
  collection?: ListedResource<Sample> | undefined;
  /** The same samples as a list, urgent first: for whose work collecting is. */
  collectionList?: ListedResource<Sample> | undefined;
  /** For who orders tests or works on orders. */
  orders?: ListedResource<Order> | undefined;
  /** The signed-in patient's own released results. */
  ownResults?: ListedResource<PatientResult> | undefined;
}

export interface DashboardHrefs {
  testResults: string;
  /** Where a second person releases what was verified. */
  toRelease: string;
  collection: string;
  /** Where one sample is collected. */
  collect: (sampleId: string) => string;
  ownResults: string;
  /** One order. */
  order: (id: string) => string;
  /** One patient. When omitted, this person may not open patients. */
  patient?: ((id: string) => string) | undefined;
  /** Where an order begins. When omitted, this person may not order tests. */
  newOrder?: string | undefined;
  /** Where figures are studied. When omitted, this person may not. */
  analytics?: string | undefined;
  /** When omitted, this person may not register patients. */
  registerPatient?: string | undefined;
  /** Where money is taken at the desk. When omitted, this person takes none there. */
  deskPayments?: string | undefined;
}

export interface DashboardScreenProps extends Pick<QuickStatsStripProps, 'stats' | 'passRate'> {
  /** The four figures of today; `idle` for people who are shown none, such as patients. */
  stats: Resource<QuickStats>;
  /** The facility's key figures. When omitted, they are not drawn. */
  metrics?: Resource<KeyMetrics> | undefined;
  /** What stands above everything while the facility is still being set up. */
  welcome?: ReactNode;
  cards: DashboardCards;
  /** Who comes today, for who manages appointments. At the side, so that no work moves when it is loaded later. */
  appointments?: ReactNode;
  /** The card of `cards.calls`, before everything else. */
  critical?: ReactNode;
  /** For who works at the bench: the tests whose results wait for their controls, and the head of the work list. Beside the rest, before everything else. */
  bench?: ReactNode;
  /** The reports of somebody's own orders, above everything else they work with. */
  requested?: ReactNode;
  /** Those who asked to join, for who manages staff. */
  staff?: ReactNode;
  /** How many results of each department were on time, for who answers for it. It ends its column, so that nothing moves when it is loaded later. */
  turnaround?: ReactNode;
  /** The last days in figures, for who answers for them. */
  week?: ReactNode;
  /** What has run out or expires, for who keeps the stock. */
  stock?: ReactNode;
  /** The last days' money, for who may see it. */
  revenue?: ReactNode;
  /** The card of the facility's plan, for who manages it. It comes last, so that nothing moves when it is loaded later. */
  plan?: ReactNode;
  /** Asks for everything on the page again. */
  onRefresh: () => void | Promise<void>;
  hrefs: DashboardHrefs;
}

/** A list that was read and holds something. */
function someOf<T>(list: ListedResource<T> | undefined): Listed<T> | undefined {
  return list?.status === 'ready' && list.data.items.length > 0 ? list.data : undefined;
}

/** Where everybody begins: today's figures, and the cards that fit what the person may do. */
export function DashboardScreen({
  stats,
  passRate,
  metrics,
  welcome,
  cards,
  critical: criticalCard,
  requested,
  bench,
  staff,
  turnaround,
  week,
  appointments,
  stock,
  revenue,
  plan,
  onRefresh,
  hrefs,
}: DashboardScreenProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const date = format.fullDate(useToday());
  const {
    frontDesk,
    verification,
    release,
    calls,
    collection,
    collectionList,
    orders,
    ownResults,
  } = cards;
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
    requested ?? ownResults ?? frontDesk ?? criticalCard ?? collectionList ?? orders ?? turnaround,
  );
  const hasSide = Boolean(
    bench ?? collection ?? appointments ?? staff ?? metrics ?? week ?? stock ?? revenue ?? plan,
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
          href={hrefs.testResults}
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
      {welcome}
      {stats.status !== 'idle' && (
        <QuickStatsStrip stats={stats} passRate={passRate} onRetry={onRefresh} />
      )}
      <div
        data-part="columns"
        data-only={hasMain && hasSide ? undefined : hasMain ? 'main' : 'side'}
      >
        {hasMain && (
          <div data-part="column">
            {requested}
            {ownResults && (
              <OwnResultsCard results={ownResults} onRetry={onRefresh} href={hrefs.ownResults} />
            )}
            {criticalCard !== undefined && <div data-part="first">{criticalCard}</div>}
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
            {turnaround}
          </div>
        )}
        {hasSide && (
          <div data-part="column">
            {bench}
            {collection && (
              <CollectionCard samples={collection} onRetry={onRefresh} href={hrefs.collection} />
            )}
            {appointments}
            {staff}
            {metrics && (
              <KeyMetricsCard metrics={metrics} onRetry={onRefresh} href={hrefs.analytics} />
            )}
            {week}
            {revenue}
            {stock}
            {plan}
          </div>
        )}
      </div>
    </S.Root>
  );
}

/** Words that keep their place, unseen and unread, until what they say is known. */
function KnownLater({ known, children }: { known: boolean; children: string }) {
  return known ? (
    children
  ) : (
    <span data-part="later" aria-hidden="true">
      {children}
    </span>
  );
}
