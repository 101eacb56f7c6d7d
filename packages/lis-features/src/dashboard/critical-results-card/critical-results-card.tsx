import type { Result } from '@alms/lis-domain/results';
import { Badge } from '@alms/ui/badge';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../../shared/clinical-flag/index.js';
import { CriticalWait } from '../../shared/critical-wait/index.js';
import { PriorityTag } from '../../shared/priority-tag/index.js';
import { criticalOf } from '../critical-of.js';
import type { Listed, ListedResource } from '../listed.js';
import { dashboardMessages } from '../dashboard.messages.js';

export interface CriticalResultsCardProps {
  /** Entered results that wait for a second person. */
  toVerify: ListedResource<Result>;
  /** Results that are held until somebody decides about them. When omitted or not there, nothing is said of them. */
  held?: ListedResource<Result> | undefined;
  /** Within how many minutes of their entry the facility wants critical results reported; undefined while it is not known. */
  withinMinutes?: number | undefined;
  onRetry: () => void | Promise<void>;
  hrefs: { testResults: string; result: (result: Result) => string };
}

/** Critical values that nobody has verified yet, before everything else. */
export function CriticalResultsCard({ toVerify, held, withinMinutes, onRetry, hrefs }: CriticalResultsCardProps) {
  const words = useMessages(dashboardMessages);
  const heldCount = held && countOf(held);
  const count = criticalOf(toVerify).length;
  return (
    <Card
      heading={<>{words.criticalResults}{count > 0 && <Badge count={count} tone="critical" />}</>}
      headerActions={<Link href={hrefs.testResults}>{words.allToVerify}</Link>}
      body="flush"
      {...(heldCount && { footer: heldCount.whole ? words.held(heldCount) : words.heldMany(heldCount) })}
    >
      <ResourceView
        resource={toVerify}
        label={words.criticalResults}
        flush
        skeleton={<div data-part="quiet"><Skeleton count={3} /></div>}
        empty={{ 'none-yet': { title: words.nothingToVerifyTitle, body: words.nothingToVerifyBody } }}
        onRetry={onRetry}
      >
        {(list) => <Critical list={list} withinMinutes={withinMinutes} hrefs={hrefs} />}
      </ResourceView>
    </Card>
  );
}

/** How many a list holds as far as it has been read; nothing as long as that is not known. */
function countOf(list: ListedResource<Result>): { count: number; whole: boolean } | undefined {
  if (list.status === 'empty') return { count: 0, whole: true };
  return list.status === 'ready' ? { count: list.data.items.length, whole: list.data.nextCursor === null } : undefined;
}

function Critical({ list, withinMinutes, hrefs }: { list: Listed<Result> } & Pick<CriticalResultsCardProps, 'withinMinutes' | 'hrefs'>) {
  const words = useMessages(dashboardMessages);
  const critical = list.items.filter((result) => result.critical);
  if (critical.length === 0) {
    return <p data-part="quiet">{list.nextCursor === null ? words.noCritical : words.noCriticalAmong({ count: list.items.length })}</p>;
  }
  return (
    <ul data-part="lines critical">
      {critical.map((result, index) => (
        <CriticalLine key={result.id} result={result} withinMinutes={withinMinutes} href={hrefs.result(result)} first={index === 0} />
      ))}
    </ul>
  );
}

function CriticalLine({ result, withinMinutes, href, first }: { result: Result; withinMinutes: number | undefined; href: string; first: boolean }) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const { patient, test } = result;
  return (
    <li>
      <div data-part="measured">
        <ClinicalFlag flag={result.flag} reason={result.flag_reason} />
        <div data-part="figure">
          {result.value_text} <span>{result.unit_display}</span>
        </div>
      </div>
      <div data-part="about">
        <div>
          <Text as="strong" strong>{test.name}</Text> <PriorityTag priority={result.priority} />
        </div>
        <div data-part="identity">
          <span>{patient.full_name}</span>
          <Text as="span" tone="muted" code>{patient.mrn}</Text>
          <Text as="span" tone="muted">{words.born({ date: format.longDate(patient.birth_date) })}</Text>
        </div>
        {result.entered_at !== null && <CriticalWait since={result.entered_at} withinMinutes={withinMinutes} />}
        {result.entered_at !== null && result.entered_by !== null && (
          <Text size="small" tone="muted">{words.enteredBy({ time: format.time(result.entered_at), name: result.entered_by.name })}</Text>
        )}
      </div>
      <LinkButton href={href} variant={first ? 'primary' : 'secondary'}>{words.review}</LinkButton>
    </li>
  );
}
