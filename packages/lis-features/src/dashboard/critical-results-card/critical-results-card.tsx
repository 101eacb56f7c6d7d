import type { CriticalCall, Result } from '@alms/lis-domain/results';
import { Badge } from '@alms/ui/badge';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { DueTime } from '../../shared/due-time/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import type { ListedResource } from '../listed.ts';
import { criticalResultsCardMessages } from './words/index.ts';

export interface CriticalResultsCardProps {
  /** Critical results awaiting notification, earliest due first. */
  calls: ListedResource<CriticalCall>;
  /** Results on hold that need a decision. When omitted or empty, they are not mentioned. */
  held?: ListedResource<Result> | undefined;
  onRetry: () => void | Promise<void>;
  hrefs: {
    /** Link to the critical result notifications. */
    calls: string;
    /** Returns the link to one critical result notification, at its specimen. */
    call: (call: CriticalCall) => string;
    /** Link to the results on hold. */
    held: string;
  };
}

/** Critical results awaiting notification, and the number of results on hold. */
export function CriticalResultsCard({ calls, held, onRetry, hrefs }: CriticalResultsCardProps) {
  const words = useMessages(criticalResultsCardMessages);
  const heldCount = held && countOf(held);
  const count = calls.status === 'ready' ? calls.data.items.length : 0;
  return (
    <Card
      heading={
        <>
          {words.criticalResults}
          {count > 0 && <Badge count={count} tone="critical" />}
        </>
      }
      headerActions={<Link href={hrefs.calls}>{words.allToPassOn}</Link>}
      body="flush"
      {...(heldCount && {
        footer:
          heldCount.count === 0 ? (
            words.held(heldCount)
          ) : (
            <Link href={hrefs.held}>
              {heldCount.whole ? words.held(heldCount) : words.heldMany(heldCount)}
            </Link>
          ),
      })}
      {...(held?.status === 'loading' && { footer: <Skeleton width="8rem" height="1lh" /> })}
    >
      <ResourceView
        resource={calls}
        label={words.criticalResults}
        flush
        skeleton={<CallsSkeleton />}
        empty={{ 'none-yet': { title: words.nobodyToTellTitle, body: words.nobodyToTellBody } }}
        onRetry={onRetry}
      >
        {({ items }) => (
          <ul data-part="lines critical">
            {items.map((call, index) => (
              <CallLine key={call.id} call={call} href={hrefs.call(call)} first={index === 0} />
            ))}
          </ul>
        )}
      </ResourceView>
    </Card>
  );
}

function CallsSkeleton() {
  return (
    <ul data-part="lines critical">
      {[1, 2, 3].map((line) => (
        <li key={line}>
          <div data-part="measured">
            <Skeleton shape="block" count={2} width="7rem" height="20px" />
          </div>
          <div data-part="about">
            <Skeleton count={3} />
          </div>
          <div data-part="action">
            <Skeleton width="7rem" height="20px" style={{ inlineSize: 'auto' }} />
            <Skeleton shape="block" width="6rem" height="36px" style={{ inlineSize: 'auto' }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of loaded items and whether the list is complete; undefined while unknown. */
function countOf(list: ListedResource<Result>): { count: number; whole: boolean } | undefined {
  if (list.status === 'empty') return { count: 0, whole: true };
  return list.status === 'ready'
    ? { count: list.data.items.length, whole: list.data.nextCursor === null }
    : undefined;
}

function CallLine({ call, href, first }: { call: CriticalCall; href: string; first: boolean }) {
  const words = useMessages(criticalResultsCardMessages);
  const format = useFormat();
  const { born } = usePatientWords();
  const {
    patient,
    flag,
    value_text,
    unit_display,
    test_name,
    due_at,
    opened_at,
    ordered_by,
    attempts,
    state,
  } = call;
  const last = attempts.at(-1);
  return (
    <li>
      <div data-part="measured">
        <ClinicalFlag flag={flag} />
        <div data-part="figure">
          {value_text} <span>{unit_display}</span>
        </div>
      </div>
      <div data-part="about">
        <Text as="strong" strong>
          {test_name}
        </Text>
        <div data-part="identity">
          <span>{patient.full_name}</span>
          <Text as="span" tone="muted" code>
            {patient.mrn}
          </Text>
          <Text as="span" tone="muted">
            {words.born({ date: born(patient) })}
          </Text>
        </div>
        <Text size="small" tone="muted">
          {[
            words.calledSince({ time: format.time(opened_at), name: ordered_by }),
            last && words.tried({ count: attempts.length, time: format.time(last.at) }),
            state === 'escalated' && words.escalated,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div data-part="action">
        <DueTime dueAt={due_at} />
        <LinkButton href={href} variant={first ? 'primary' : 'secondary'}>
          {words.passOn}
        </LinkButton>
      </div>
    </li>
  );
}
