import type { Result } from '@alms/lis-domain/results';
import { Badge } from '@alms/ui/badge';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../shared/clinical-flag/index.js';
import { PriorityTag } from '../shared/priority-tag/index.js';
import type { Listed, ListedResource } from './listed.js';
import { dashboardMessages } from './dashboard.messages.js';

export interface CriticalResultsCardProps {
  /** Entered results that wait for a second person. */
  toVerify: ListedResource<Result>;
  onRetry: () => void | Promise<void>;
  hrefs: { testResults: string; result: (result: Result) => string };
}

/** Critical values that nobody has verified yet, before everything else. */
export function CriticalResultsCard({ toVerify, onRetry, hrefs }: CriticalResultsCardProps) {
  const words = useMessages(dashboardMessages);
  const count = criticalOf(toVerify).length;
  return (
    <Card
      heading={<>{words.criticalResults}{count > 0 && <Badge count={count} tone="critical" />}</>}
      headerActions={<Link href={hrefs.testResults}>{words.allToVerify}</Link>}
      body="flush"
    >
      <ResourceView
        resource={toVerify}
        label={words.criticalResults}
        flush
        skeleton={<div data-part="quiet"><Skeleton count={3} /></div>}
        empty={{ 'none-yet': { title: words.nothingToVerifyTitle, body: words.nothingToVerifyBody } }}
        onRetry={onRetry}
      >
        {(list) => <Critical list={list} hrefs={hrefs} />}
      </ResourceView>
    </Card>
  );
}

/** The critical ones of a list; none as long as the list is not there. */
export function criticalOf(results: ListedResource<Result> | undefined): Result[] {
  return results?.status === 'ready' ? results.data.items.filter((result) => result.critical) : [];
}

function Critical({ list, hrefs }: { list: Listed<Result>; hrefs: CriticalResultsCardProps['hrefs'] }) {
  const words = useMessages(dashboardMessages);
  const critical = list.items.filter((result) => result.critical);
  if (critical.length === 0) {
    return <p data-part="quiet">{list.nextCursor === null ? words.noCritical : words.noCriticalAmong({ count: list.items.length })}</p>;
  }
  return (
    <ul data-part="lines critical">
      {critical.map((result, index) => (
        <CriticalLine key={result.id} result={result} href={hrefs.result(result)} first={index === 0} />
      ))}
    </ul>
  );
}

function CriticalLine({ result, href, first }: { result: Result; href: string; first: boolean }) {
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
        {result.entered_at !== null && result.entered_by !== null && (
          <Text size="small" tone="muted">{words.enteredBy({ time: format.time(result.entered_at), name: result.entered_by.name })}</Text>
        )}
      </div>
      <LinkButton href={href} variant={first ? 'primary' : 'secondary'}>{words.review}</LinkButton>
    </li>
  );
}
