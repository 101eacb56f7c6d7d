import type { Result } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { PriorityTag } from '../shared/priority-tag/index.js';
import { useTestNames } from '../shared/test-names/index.js';
import type { Listed, ListedResource } from './listed.js';
import { dashboardMessages } from './dashboard.messages.js';
import { dueNext, statSamples } from './due-next.js';

const TASKS = { enter: 'toEnter', verify: 'toVerify', release: 'toRelease' } as const;

/** So many lines fit beside the rest of the page. */
const LINES = 5;

export interface DueNextCardProps {
  /** Results to enter, to verify or to release. */
  work: ListedResource<Result>;
  onRetry: () => void | Promise<void>;
  href: string;
}

/** The head of the work list, and how much of it is STAT: STAT first, then the sample that has waited longest. */
export function DueNextCard({ work, onRetry, href }: DueNextCardProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const namesOf = useTestNames();
  return (
    <Card heading={words.dueNext} headerActions={<Link href={href}>{words.workList}</Link>} body="flush" footer={words.dueNextTimes}>
      <ResourceView
        resource={work}
        label={words.dueNext}
        flush
        skeleton={<div data-part="quiet"><Skeleton count={LINES} /></div>}
        empty={{ 'none-yet': { title: words.noWorkTitle, body: words.noWorkBody } }}
        onRetry={onRetry}
      >
        {(list) => (
          <>
            <StatCount list={list} />
            <ul data-part="lines due">
              {dueNext(list.items, LINES).map(({ sampleId, accessionNumber, priority, receivedAt, tests, task }) => (
                <li key={sampleId}>
                  {receivedAt === null ? <Text as="span" tone="muted">{words.notReceived}</Text> : <time dateTime={receivedAt}>{format.time(receivedAt)}</time>}
                  <div data-part="about">
                    <div>{namesOf(tests)} <PriorityTag priority={priority} /></div>
                    <Text as="span" tone="muted" code>{accessionNumber}</Text>
                  </div>
                  <Text as="span" tone="muted">{words[TASKS[task]]}</Text>
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </Card>
  );
}

/** STAT comes first in the list: a page that is not the whole list and has none of it says that there is none. */
function StatCount({ list: { items, nextCursor } }: { list: Listed<Result> }) {
  const words = useMessages(dashboardMessages);
  const count = statSamples(items);
  return <p data-part="stat">{nextCursor === null || count === 0 ? words.statWaits({ count }) : words.statWaitsMany({ count })}</p>;
}
