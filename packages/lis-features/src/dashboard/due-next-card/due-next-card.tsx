import type { Overview, WorkTask } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { EmptyState } from '@alms/ui/empty-state';
import { Skeleton } from '@alms/ui/skeleton';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { DueTime } from '../../shared/due-time/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { dueNextCardMessages } from './words/index.ts';
import * as S from './due-next-card.styles.ts';

const TASKS = {
  qc_hold: 'qcHold',
  held: 'held',
  enter: 'toEnter',
  verify: 'toVerify',
  release: 'toRelease',
} as const satisfies Record<WorkTask, string>;

/** Rows of the skeleton: as many as the server lists at most. */
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export interface DueNextCardProps {
  overview: Resource<Pick<Overview, 'due_next'>>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    workList: string;
    /** Returns the link to a specimen in the work list. */
    specimen: (specimen: { sample_id: string; task: WorkTask }) => string;
  };
}

/** The specimens in progress that are due next, with their next task; the others are counted. */
export function DueNextCard({ overview, onRetry, hrefs }: DueNextCardProps) {
  const words = useMessages(dueNextCardMessages);
  const format = useFormat();
  const known = overview.status === 'ready' ? overview.data.due_next : undefined;
  return (
    <Card
      heading={words.dueNext}
      headerActions={<Link href={hrefs.workList}>{words.workList}</Link>}
      body="flush"
      footer={
        <S.Foot>
          {known && (
            <>
              <span>{words.foot({ shown: known.items.length, count: known.specimens })}</span>
              <span>{words.stat({ count: known.stat })}</span>
            </>
          )}
        </S.Foot>
      }
    >
      <ResourceView
        resource={overview}
        label={words.dueNext}
        flush
        skeleton={
          <S.Rows>
            {ROWS.map((row) => (
              <li key={row}>
                <Skeleton width="3rem" />
                <Skeleton />
              </li>
            ))}
          </S.Rows>
        }
        onRetry={onRetry}
      >
        {({ due_next: { items } }) =>
          items.length === 0 ? (
            <EmptyState headingLevel={3} title={words.noWorkTitle} body={words.noWorkBody} />
          ) : (
            <S.Rows>
              {items.map(({ sample_id, accession_number, priority, due_at, tests, task }) => (
                <li key={sample_id}>
                  <span data-part="when">
                    {due_at === null ? (
                      <>
                        <span aria-hidden="true">{'–'}</span>
                        <VisuallyHidden>{words.noDue}</VisuallyHidden>
                      </>
                    ) : (
                      <DueTime dueAt={due_at} as="time" />
                    )}
                  </span>
                  <span data-part="tests" title={format.list(tests)}>
                    <span data-part="first-test" dir="auto" aria-hidden="true">
                      {tests[0]}
                    </span>
                    {tests.length > 1 && (
                      <span aria-hidden="true">
                        {format.number(tests.length - 1, { signDisplay: 'always' })}
                      </span>
                    )}
                    <VisuallyHidden>{format.list(tests)}</VisuallyHidden>
                  </span>
                  <span data-part="priority">
                    <PriorityTag priority={priority} />
                  </span>
                  <Link href={hrefs.specimen({ sample_id, task })}>{accession_number}</Link>
                  <span
                    data-part="task"
                    data-held={task === 'qc_hold' || task === 'held' ? '' : undefined}
                  >
                    {words[TASKS[task]]}
                  </span>
                </li>
              ))}
            </S.Rows>
          )
        }
      </ResourceView>
    </Card>
  );
}
