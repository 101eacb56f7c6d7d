import {
  briefValue,
  isQuiet,
  type RequestedReport,
  type RequestedResult,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { Badge } from '@alms/ui/badge';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { ListedResource } from '../listed.ts';
import { requestedCardMessages } from './words/index.ts';
import * as S from './requested-card.styles.ts';

/** Maximum number of results shown per report; a link leads to the rest. */
const VALUES = 4;

export interface RequestedCardProps {
  /** Reports of the user’s own orders, those that need review first. */
  reports: ListedResource<RequestedReport>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  /** Called with the displayed version of the report. Results that arrived later remain unseen. */
  onMarkSeen: (report: RequestedReport) => void;
  /** The report marked last, and the state of that request. */
  marking: { orderId: OrderId; submission: Submission } | null;
  /** Returns the link to a report’s results. */
  href: (report: RequestedReport) => string;
  /** Link to the inbox. When omitted, the user has none. */
  inboxHref?: string | undefined;
}

/** Results of the user’s own orders, before and after they are marked as seen. */
export function RequestedCard({
  reports,
  onMore,
  onRetry,
  onMarkSeen,
  marking,
  href,
  inboxHref,
}: RequestedCardProps) {
  const words = useMessages(requestedCardMessages);
  const unseen = reports.status === 'ready' ? reports.data.items.filter(isNew) : [];
  const isCritical = unseen.some(({ results }) =>
    results.some(({ critical, seen_at }) => critical && seen_at === null),
  );
  return (
    <Card
      heading={
        <>
          {words.title}
          {unseen.length > 0 && (
            <Badge count={unseen.length} {...(isCritical && { tone: 'critical' })} />
          )}
        </>
      }
      body="flush"
      {...(inboxHref !== undefined && {
        headerActions: <Link href={inboxHref}>{words.inbox}</Link>,
      })}
    >
      <ResourceView
        resource={reports}
        label={words.title}
        flush
        skeleton={
          <S.Quiet>
            <Skeleton count={4} />
          </S.Quiet>
        }
        empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
        onRetry={onRetry}
      >
        {({ items }, freshness) => (
          <S.Reports data-component="requested-card">
            {items.map((report) => (
              <li key={report.order_id} data-new={isNew(report) || undefined}>
                <About report={report} />
                {freshness !== 'sample' && (
                  <div data-part="actions">
                    <LinkButton href={href(report)}>{words.open}</LinkButton>
                    {isNew(report) && (
                      <Button
                        busy={
                          marking?.orderId === report.order_id &&
                          marking.submission.status === 'submitting'
                        }
                        onClick={() => onMarkSeen(report)}
                      >
                        {words.markSeen}
                      </Button>
                    )}
                  </div>
                )}
                {marking?.orderId === report.order_id && (
                  <SubmissionAlert submission={marking.submission} words={words} />
                )}
              </li>
            ))}
            {onMore && (
              <li>
                <Button variant="quiet" onClick={onMore}>
                  {words.more}
                </Button>
              </li>
            )}
          </S.Reports>
        )}
      </ResourceView>
    </Card>
  );
}

const isNew = ({ results }: RequestedReport) => results.some(({ seen_at }) => seen_at === null);

/**
 * Returns results that need review: critical ones first, then the others in order. Unevaluated
 * results are included.
 */
const standingOut = (results: readonly RequestedResult[]) =>
  results
    .filter(({ critical, flag }) => critical || !isQuiet(flag))
    .toSorted((one, other) => Number(other.critical) - Number(one.critical));

function About({ report }: { report: RequestedReport }) {
  const words = useMessages(requestedCardMessages);
  const format = useFormat();
  const { born } = usePatientWords();
  const { patient, priority, order_number, results, released_at, outstanding } = report;
  const values = standingOut(results);
  const quiet = results.length - values.length;
  const seenAt = isNew(report)
    ? null
    : results.reduce<string | null>(
        (last, { seen_at }) => (last === null || (seen_at ?? '') > last ? seen_at : last),
        null,
      );
  return (
    <div data-part="about">
      <div data-part="who">
        <Text as="strong" strong>
          <bdi>{patient.full_name}</bdi>
        </Text>
        <PriorityTag priority={priority} />
        {isNew(report) && <Chip tone="info">{words.new}</Chip>}
      </div>
      <div data-part="identity">
        <Text as="span" tone="muted" code>
          {patient.mrn}
        </Text>
        <Text as="span" tone="muted">
          {words.born({ date: born(patient) })}
        </Text>
        <Text as="span" tone="muted" code>
          {order_number}
        </Text>
      </div>
      {values.length > 0 && (
        <ul>
          {values.slice(0, VALUES).map((result) => (
            <Value key={result.id} result={result} />
          ))}
        </ul>
      )}
      <div data-part="identity">
        {values.length > VALUES && (
          <span>{words.moreValues({ count: values.length - VALUES })}</span>
        )}
        {quiet > 0 && <span>{words.within({ count: quiet })}</span>}
        {outstanding.length > 0 && <span>{words.outstanding({ count: outstanding.length })}</span>}
      </div>
      <div data-part="identity">
        {released_at !== null && (
          <Text as="span" size="small" tone="muted">
            {words.released({ time: format.dateTime(released_at) })}
          </Text>
        )}
        {seenAt !== null && (
          <Text as="span" size="small" tone="muted">
            {words.seen({ time: format.dateTime(seenAt) })}
          </Text>
        )}
      </div>
    </div>
  );
}

function Value({
  result: {
    test_name,
    value_text,
    unit_display,
    flag,
    flag_reason,
    reactivity,
    corrected,
    under_correction,
    entered_in_error,
  },
}: {
  result: RequestedResult;
}) {
  const words = useMessages(requestedCardMessages);
  return (
    <li>
      {!entered_in_error && (
        <ClinicalFlag flag={flag} reason={flag_reason} reactivity={reactivity} />
      )}
      <bdi>{test_name}</bdi>
      {value_text !== null && (
        <Text as="strong" strong figures>
          <bdi>
            {briefValue(value_text)} {unit_display}
          </bdi>
        </Text>
      )}
      {entered_in_error && <Chip tone="caution">{words.enteredInError}</Chip>}
      {under_correction && <Chip tone="caution">{words.underCorrection}</Chip>}
      {corrected && <Chip tone="caution">{words.corrected}</Chip>}
    </li>
  );
}
