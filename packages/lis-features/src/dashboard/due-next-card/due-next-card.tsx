import type { Result } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { DueTime } from '../../shared/due-time/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import type { Listed, ListedResource } from '../listed.ts';
import { dueNextCardMessages } from './words/index.ts';
import { dueNext, statSamples } from './due-next.ts';

const TASKS = { enter: 'toEnter', verify: 'toVerify', release: 'toRelease' } as const;

/** Maximum number of rows beside the rest of the page. */
const LINES = 5;

export interface DueNextCardProps {
  /** Results to enter, verify or release. */
  work: ListedResource<Result>;
  onRetry: () => void | Promise<void>;
  href: string;
}

/** The top of the work list with its STAT count, sorted by STAT and then by due time. */
export function DueNextCard({ work, onRetry, href }: DueNextCardProps) {
  const words = useMessages(dueNextCardMessages);
  const format = useFormat();
  const namesOf = useTestNames();
  const today = useToday();
  /** A time alone would be read as today, so other days include the date. */
  const timeText = (instant: string) =>
    format.dayOf(instant) === today ? format.time(instant) : format.dayMonth(format.dayOf(instant));
  return (
    <Card
      heading={words.dueNext}
      headerActions={<Link href={href}>{words.workList}</Link>}
      body="flush"
    >
      <ResourceView
        resource={work}
        label={words.dueNext}
        flush
        skeleton={
          <div data-part="quiet">
            <Skeleton count={LINES} />
          </div>
        }
        empty={{ 'none-yet': { title: words.noWorkTitle, body: words.noWorkBody } }}
        onRetry={onRetry}
      >
        {(list) => (
          <>
            <StatCount list={list} />
            <ul data-part="lines due">
              {dueNext(list.items, LINES).map(
                ({ sampleId, accessionNumber, priority, dueAt, receivedAt, tests, task }) => (
                  <li key={sampleId}>
                    <span data-part="when">
                      {dueAt !== null && <time dateTime={dueAt}>{timeText(dueAt)}</time>}
                    </span>
                    <div data-part="about">
                      {namesOf(tests)} <PriorityTag priority={priority} />
                    </div>
                    <Text as="span" tone="muted">
                      {words[TASKS[task]]}
                    </Text>
                    <div data-part="wait">
                      <Text as="span" tone="muted" code>
                        {accessionNumber}
                      </Text>
                      {dueAt === null ? (
                        <Text as="span" size="small" tone="muted">
                          {receivedAt === null
                            ? words.notReceived
                            : words.received({ time: timeText(receivedAt) })}
                        </Text>
                      ) : (
                        <DueTime dueAt={dueAt} />
                      )}
                    </div>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
      </ResourceView>
    </Card>
  );
}

/** STAT results sort first, so a partial page without any means that there are none. */
function StatCount({ list: { items, nextCursor } }: { list: Listed<Result> }) {
  const words = useMessages(dueNextCardMessages);
  const count = statSamples(items);
  return (
    <p data-part="stat">
      {nextCursor === null || count === 0
        ? words.statWaits({ count })
        : words.statWaitsMany({ count })}
    </p>
  );
}
