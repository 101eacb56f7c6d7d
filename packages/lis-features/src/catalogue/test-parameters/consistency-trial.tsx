import {
  LISTED_ORDERS,
  TRIAL_DAYS,
  TRIED_ORDERS,
  type ConsistencyTrial,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useConsistencyWords } from '../../shared/consistency-words/index.ts';
import { consistencyRulesMessages } from './words/consistency-rules/index.ts';
import * as S from './test-parameters.styles.ts';

type FailedOrder = ConsistencyTrial['failing'][number];

export interface ConsistencyTrialPanelProps {
  /** Outcome of the latest trial; idle before the first. */
  trial: Resource<ConsistencyTrial>;
  /** Tries the rule as entered. */
  onTry: () => void;
  /** Returns the link to the results of an order. */
  orderHref: (order: FailedOrder) => string;
}

/** Tries a consistency rule on past orders before it is activated. Saves nothing. */
export function ConsistencyTrialPanel({ trial, onTry, orderHref }: ConsistencyTrialPanelProps) {
  const words = useMessages(consistencyRulesMessages);
  return (
    <Stack gap="s3">
      <Text strong>{words.trial}</Text>
      <Text size="small" tone="muted">
        {words.trialHint({ days: TRIAL_DAYS, max: TRIED_ORDERS })}
      </Text>
      <Inline>
        <Button busy={trial.status === 'loading'} onClick={onTry}>
          {words.tryOut}
        </Button>
      </Inline>
      <ResourceView
        resource={trial}
        label={words.outcome}
        headingLevel={3}
        failedTitle={words.trialFailed}
        empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
        skeleton={<Skeleton count={4} />}
        onRetry={onTry}
      >
        {(outcome) => <Outcome outcome={outcome} orderHref={orderHref} />}
      </ResourceView>
    </Stack>
  );
}

function Outcome({
  outcome: { looked_at, since, partial, passed, failed, unknown, reasons, failing },
  orderHref,
}: {
  outcome: ConsistencyTrial;
  orderHref: ConsistencyTrialPanelProps['orderHref'];
}) {
  const words = useMessages(consistencyRulesMessages);
  const { sentence, why } = useConsistencyWords();
  const format = useFormat();
  const share = (count: number) =>
    format.number(count / looked_at, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Stack gap="s4">
      <Text size="small" tone="muted">
        {words.lookedAt({ count: looked_at, time: format.date(since ?? '') })}{' '}
        {partial && words.partial}
      </Text>
      <StatStrip>
        <StatTile label={words.passed} value={format.number(passed)} note={share(passed)} />
        <StatTile label={words.failed} value={format.number(failed)} note={share(failed)} />
        <StatTile label={words.unknown} value={format.number(unknown)} note={share(unknown)} />
      </StatStrip>
      {reasons.length > 0 && (
        <S.Lines>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>{words.reasonCount({ reason: why(reason), count })}</li>
          ))}
        </S.Lines>
      )}
      {failing.length > 0 && (
        <Table
          caption={
            failing.length < failed
              ? words.failedNewest({ max: LISTED_ORDERS })
              : words.failedOrders
          }
          captionVisible
          rows={failing}
          rowKey={({ order_id }) => order_id}
          columns={[
            {
              id: 'order',
              header: words.order,
              rowHeader: true,
              width: '9rem',
              render: (order) => <Link href={orderHref(order)}>{order.order_number}</Link>,
            },
            {
              id: 'at',
              header: words.enteredAt,
              width: '9rem',
              render: ({ at }) => format.dateTime(at),
            },
            {
              id: 'finding',
              header: words.finding,
              render: ({ check }) => sentence({ ...check, rule: { ...check.rule, message: '' } }),
            },
          ]}
        />
      )}
    </Stack>
  );
}
