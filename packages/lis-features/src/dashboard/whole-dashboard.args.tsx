import type { QualityMetrics, Turnaround } from '@alms/lis-domain/analytics';
import { aQualityMetrics, aTurnaround, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import type { Order, OrderId } from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { ready, type Resource } from '@alms/ui/resource';
import { attentionStripArgs } from './attention-strip/attention-strip.args.ts';
import { AttentionStrip } from './attention-strip/index.ts';
import { CollectionListCard, type CollectionListCardProps } from './collection-list-card/index.ts';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
import { DayTiles } from './day-tiles/index.ts';
import { dueNextCardArgs } from './due-next-card/due-next-card.args.ts';
import { DueNextCard } from './due-next-card/index.ts';
import { FrontDeskCard, type FrontDeskCardProps } from './front-desk-card/index.ts';
import type { ListedResource } from './listed.ts';
import { RecentOrdersCard } from './recent-orders-card/index.ts';
import { ToVerifyCard } from './to-verify-card/index.ts';
import { toVerifyCardArgs } from './to-verify-card/to-verify-card.args.ts';
import { TurnaroundCard } from './turnaround-card/index.ts';

export interface WholeDashboardProps extends Omit<DashboardScreenProps, 'hrefs'> {
  /** Whether the user may verify results. @default true */
  verifies?: boolean;
  /** Quality indicators of today. */
  today?: Resource<QualityMetrics>;
  turnaround?: Resource<Turnaround>;
  /** The newest orders. When omitted, the user may not read orders. */
  orders?: ListedResource<Order> | undefined;
  /** Search and recently registered patients. When omitted, the user receives none. */
  frontDesk?: Pick<FrontDeskCardProps, 'onFindPatient' | 'recentPatients'> | undefined;
  /** Specimens awaiting collection. When omitted, the user sees the count only. */
  collectionList?: ListedResource<Sample> | undefined;
  hrefs: DashboardScreenProps['hrefs'] &
    FrontDeskCardProps['hrefs'] &
    CollectionListCardProps['hrefs'] & { order: (id: OrderId) => string };
}

const day = { start: '2026-05-12T00:00:00Z', end: '2026-05-13T00:00:00Z', timezone: 'UTC' };
const week = { start: '2026-05-06T00:00:00Z', end: '2026-05-13T00:00:00Z', timezone: 'UTC' };
const ofToday = ready(aQualityMetrics(), FIXTURE_NOW);

/** The dashboard with the parts that the app lazy-loads. */
export function WholeDashboard({
  overview,
  verifies = true,
  today = ofToday,
  turnaround = ready(aTurnaround({ window: day }), FIXTURE_NOW),
  orders,
  frontDesk,
  collectionList,
  ...props
}: WholeDashboardProps) {
  const { collection } = props.cards;
  const known = overview?.status === 'ready' ? overview.data : undefined;
  const waiting =
    (known?.critical?.open ?? 0) +
    (verifies ? (known?.counts.to_verify ?? 0) + (known?.counts.to_release ?? 0) : 0);
  const part = overview && { overview, onRetry: props.onRefresh };
  return (
    <DashboardScreen
      {...props}
      overview={overview}
      parts={{
        ...(part &&
          verifies && {
            attention: <AttentionStrip {...part} hrefs={attentionStripArgs.hrefs} />,
            toVerify: <ToVerifyCard {...part} hrefs={toVerifyCardArgs.hrefs} />,
            turnaround: (
              <TurnaroundCard
                turnaround={turnaround}
                period="today"
                onPeriodChange={() => {}}
                onRetry={props.onRefresh}
              />
            ),
            dayTiles: (
              <DayTiles
                today={today}
                week={
                  today.status === 'ready'
                    ? { ...today, data: aQualityMetrics({ window: week }) }
                    : today
                }
                completed={
                  overview.status === 'ready' ? overview.data.completed_specimens : undefined
                }
              />
            ),
          }),
        ...(frontDesk && {
          frontDesk: (
            <FrontDeskCard
              {...frontDesk}
              leads={waiting === 0}
              onRetry={props.onRefresh}
              hrefs={props.hrefs}
            />
          ),
        }),
        ...(collectionList && {
          collectionList: (
            <CollectionListCard
              samples={collectionList}
              counts={collection?.status === 'ready' ? collection.data : undefined}
              onRetry={props.onRefresh}
              hrefs={props.hrefs}
            />
          ),
        }),
        ...(orders && {
          orders: (
            <RecentOrdersCard
              orders={orders}
              onRetry={props.onRefresh}
              orderHref={props.hrefs.order}
            />
          ),
        }),
        ...(part && { dueNext: <DueNextCard {...part} hrefs={dueNextCardArgs.hrefs} /> }),
        ...props.parts,
      }}
    />
  );
}
