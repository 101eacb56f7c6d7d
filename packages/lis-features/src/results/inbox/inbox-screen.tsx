import {
  inboxTabs,
  type InboxCounts,
  type InboxTab,
  type RequestedReport,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { Button, IconButton, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, PlusGlyph, RefreshGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Tabs } from '@alms/ui/tabs';
import { Text } from '@alms/ui/text';
import { useId, type ReactNode } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { reportGroups, type ReportGroup } from './report-groups.ts';
import { ReportRow, type CriticalNotification, type ReportRowProps } from './report-row.tsx';
import { useFocusNextRow } from './use-focus-next-row.ts';
import { inboxMessages } from './words/index.ts';
import * as S from './inbox.styles.ts';

/** Links of the inbox. An omitted one is not offered. */
export interface InboxHrefs extends Pick<ReportRowProps['hrefs'], 'chart' | 'order' | 'reorder'> {
  /** Link to place an order. */
  newOrder?: string | undefined;
}

export interface InboxScreenProps {
  tab: InboxTab;
  onTabChange: (tab: InboxTab) => void;
  /** Numbers of reports by tab; undefined while unknown, never shown as zero. */
  counts: InboxCounts | undefined;
  /** Reports of the tab, in the order of the server. */
  reports: Resource<readonly RequestedReport[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  /** Called with the displayed version of the report. Results that arrived later stay unseen. */
  onMarkSeen: (report: RequestedReport) => void;
  /** The report marked last, and the state of that request. */
  marking: { orderId: OrderId; submission: Submission } | null;
  /**
   * Acknowledges a critical result of the user’s own order with the value read back, against the
   * displayed version of its notification.
   */
  onAcknowledge: (notification: CriticalNotification, readBack: string) => void;
  /** The notification acknowledged last, and the state of that request. */
  acknowledging: ReportRowProps['acknowledging'];
  /** Marks all normal reports that were released by this time. */
  onMarkNormal: (releasedUntil: string) => void;
  /** State of marking all normal reports. */
  markingNormal: Submission;
  hrefs: InboxHrefs;
}

/**
 * Reports of the tests that the user ordered: unseen ones by urgency, critical ones until their
 * notification is confirmed, and orders with pending tests.
 */
export function InboxScreen({
  tab,
  onTabChange,
  counts,
  reports,
  onMore,
  onRetry,
  onMarkSeen,
  marking,
  onAcknowledge,
  acknowledging,
  onMarkNormal,
  markingNormal,
  hrefs,
}: InboxScreenProps) {
  const words = useMessages(inboxMessages);
  const format = useFormat();
  const { list, onMarked } = useFocusNextRow(reports);
  const { newOrder, ...rowHrefs } = hrefs;
  const empty = {
    to_read: { title: words.noneToReadTitle, body: words.noneToReadBody },
    critical: { title: words.noneCriticalTitle, body: words.noneCriticalBody },
    pending: { title: words.nonePendingTitle, body: words.nonePendingBody },
  }[tab];

  const rowOf = (report: RequestedReport, offersActions: boolean) => (
    <li key={report.order_id} data-order={report.order_id}>
      <ReportRow
        report={report}
        view={tab === 'pending' ? 'outstanding' : 'results'}
        marking={marking?.orderId === report.order_id ? marking.submission : { status: 'idle' }}
        onMarkSeen={
          offersActions && tab !== 'pending'
            ? () => {
                onMarked(report.order_id);
                onMarkSeen(report);
              }
            : undefined
        }
        onAcknowledge={
          offersActions && tab !== 'pending'
            ? (notification, readBack) => {
                onMarked(report.order_id);
                onAcknowledge(notification, readBack);
              }
            : undefined
        }
        acknowledging={acknowledging}
        hrefs={offersActions ? rowHrefs : {}}
      />
    </li>
  );

  const groupActions = ({ level, reports: items }: ReportGroup) =>
    level === 'normal' &&
    counts !== undefined &&
    counts.normal > 0 && (
      <Button
        size="small"
        variant="quiet"
        leading={<Icon glyph={CheckGlyph} size="small" />}
        busy={markingNormal.status === 'submitting'}
        onClick={() => onMarkNormal(newestRelease(items))}
      >
        {words.markNormal}
      </Button>
    );

  const view = (
    <Card body="flush" aria-label={words[tab]}>
      <ResourceView
        resource={reports}
        label={words[tab]}
        headingLevel={2}
        flush
        skeleton={
          <S.Waiting>
            <Skeleton count={10} />
          </S.Waiting>
        }
        empty={{ 'none-yet': empty }}
        onRetry={onRetry}
      >
        {(items, freshness) => (
          <S.Reports ref={list} tabIndex={-1} data-component="inbox-screen">
            {tab === 'to_read' ? (
              reportGroups(items).map((group) => (
                <Group
                  key={group.level}
                  heading={words[`group_${group.level}`]}
                  count={onMore ? undefined : group.reports.length}
                  actions={freshness !== 'sample' && groupActions(group)}
                  alert={
                    group.level === 'normal' && (
                      <SubmissionAlert submission={markingNormal} words={words} />
                    )
                  }
                >
                  {group.reports.map((report) => rowOf(report, freshness !== 'sample'))}
                </Group>
              ))
            ) : (
              <ul>{items.map((report) => rowOf(report, freshness !== 'sample'))}</ul>
            )}
            {onMore && (
              <div data-part="more">
                <Button variant="quiet" onClick={onMore}>
                  {words.more}
                </Button>
              </div>
            )}
          </S.Reports>
        )}
      </ResourceView>
    </Card>
  );

  return (
    <S.Root>
      <PageHeader
        title={words.title}
        context={words.context}
        freshness={
          reports.status === 'ready' &&
          reports.asOf !== undefined &&
          words.updated({ time: format.time(reports.asOf) })
        }
        actions={
          <>
            <IconButton variant="secondary" label={words.refresh} onClick={() => void onRetry()}>
              <Icon glyph={RefreshGlyph} />
            </IconButton>
            {newOrder !== undefined && (
              <LinkButton href={newOrder} leading={<Icon glyph={PlusGlyph} />}>
                {words.newOrder}
              </LinkButton>
            )}
          </>
        }
      />
      <Tabs
        label={words.title}
        value={tab}
        activation="manual"
        onValueChange={(value) =>
          onTabChange(inboxTabs.find((each) => each === value) ?? 'to_read')
        }
        tabs={inboxTabs.map((id) => ({
          id,
          label: words[id],
          ...(counts && {
            badge: {
              count: counts[id],
              label: words.reports({ count: counts[id] }),
              ...(id === 'critical' && counts.critical > 0 && { tone: 'critical' as const }),
            },
          }),
          // Only the selected tab has data.
          content: id === tab ? view : null,
        }))}
      />
    </S.Root>
  );
}

/** Reports of one attention level. */
function Group({
  heading,
  count,
  actions,
  alert,
  children,
}: {
  heading: string;
  /** Number of its reports; undefined while more can be loaded. */
  count: number | undefined;
  actions: ReactNode;
  alert: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div data-part="group">
        <h2 id={id}>{heading}</h2>
        {count !== undefined && (
          <Text as="span" tone="muted" figures>
            {count}
          </Text>
        )}
        {actions}
      </div>
      {alert}
      <ul>{children}</ul>
    </section>
  );
}

/** Newest release time of these reports. */
const newestRelease = (reports: readonly RequestedReport[]) =>
  reports.reduce((newest, { released_at }) => {
    const at = released_at ?? '';
    return at > newest ? at : newest;
  }, '');
