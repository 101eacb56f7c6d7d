import type { HeldTest, OpenReview, Overview } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { LinkButton } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph, CriticalGlyph, HoldGlyph, Icon, PhoneGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useTimeText } from '../use-time-text.ts';
import { attentionStripMessages } from './words/index.ts';
import * as S from './attention-strip.styles.ts';

const MINUTE = 60_000;

export interface AttentionStripProps {
  /**
   * Critical results awaiting notification, QC holds, QC reviews, rejected incoming messages and
   * values that wait for review; parts without permission are null.
   */
  overview: Resource<
    Pick<Overview, 'critical' | 'qc_holds' | 'qc_reviews' | 'refused_messages' | 'waiting_values'>
  >;
  onRetry: () => void | Promise<void>;
  hrefs: {
    /** Link to the critical result notifications. */
    calls: string;
    /** Returns the link to the critical result notifications of a specimen. */
    call: (sampleId: SampleId) => string;
    qualityControl: string;
    /** Returns the link to a test’s QC runs and hold. */
    test: (id: string) => string;
    /** Returns the link to the review of results after rejected or overdue QC. */
    qcReview: (review: Pick<OpenReview, 'id' | 'run_id'>) => string;
    /** Link to the rejected incoming messages. */
    refusedMessages: string;
    /** Link to the values of analysers and files that wait for review. */
    waitingValues: string;
  };
}

/**
 * Needs attention: critical results awaiting notification, tests on QC hold, open QC reviews,
 * rejected incoming messages and values that wait for review, one line each with its next action. A
 * single quiet line when nothing does.
 */
export function AttentionStrip({ overview, onRetry, hrefs }: AttentionStripProps) {
  const words = useMessages(attentionStripMessages);
  return (
    <S.Root data-component="attention-strip">
      <ResourceView
        resource={overview}
        label={words.title}
        headingLevel={2}
        skeleton={
          <S.Lines>
            <li>
              <Skeleton width="60%" />
            </li>
          </S.Lines>
        }
        onRetry={onRetry}
      >
        {({ critical, qc_holds, qc_reviews, refused_messages, waiting_values }) => {
          const [refused, waiting] = [refused_messages ?? 0, waiting_values ?? 0];
          const isQuiet =
            !critical?.first &&
            !qc_holds?.first &&
            !qc_reviews?.first &&
            refused === 0 &&
            waiting === 0;
          if (isQuiet)
            return (
              <S.Quiet>
                {[
                  critical && words.noneCritical,
                  qc_holds && words.noneHeld,
                  qc_reviews && words.noneReview,
                ]
                  .filter(Boolean)
                  .join(' ')}
              </S.Quiet>
            );
          return (
            <S.Lines aria-label={words.title}>
              {critical?.first && (
                <CriticalLine {...critical} first={critical.first} hrefs={hrefs} />
              )}
              {qc_holds?.first && (
                <HoldLine tests={qc_holds.tests} first={qc_holds.first} hrefs={hrefs} />
              )}
              {qc_reviews?.first && (
                <ReviewLine open={qc_reviews.open} first={qc_reviews.first} hrefs={hrefs} />
              )}
              {refused > 0 && (
                <CountLine
                  title={words.refusedMessages({ count: refused })}
                  detail={words.refusedDetail}
                  href={hrefs.refusedMessages}
                  action={words.reviewMessages}
                />
              )}
              {waiting > 0 && (
                <CountLine
                  title={words.waitingValues({ count: waiting })}
                  detail={words.waitingDetail}
                  href={hrefs.waitingValues}
                  action={words.reviewValues}
                />
              )}
            </S.Lines>
          );
        }}
      </ResourceView>
    </S.Root>
  );
}

type Hrefs = Pick<AttentionStripProps, 'hrefs'>;
type Critical = NonNullable<Overview['critical']>;

function CriticalLine({
  open,
  overdue,
  first,
  hrefs,
}: Critical & { first: NonNullable<Critical['first']> } & Hrefs) {
  const words = useMessages(attentionStripMessages);
  const timeText = useTimeText();
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(first.due_at)) / MINUTE));
  const hours = Math.floor(minutes / 60);
  const time =
    hours < 1
      ? words.minutes({ count: minutes })
      : hours < 48
        ? words.hours({ count: hours })
        : words.days({ count: Math.floor(hours / 24) });
  const { test_name, value_text, unit_display, patient, due_at, state } = first;
  return (
    <li data-tone="critical">
      <Icon glyph={CriticalGlyph} />
      <strong>
        {overdue > 0 ? words.overdue({ count: overdue, time }) : words.awaiting({ count: open })}
      </strong>
      <span data-part="detail">
        {words.worst({
          test: test_name,
          value: unit_display === null ? value_text : `${value_text} ${unit_display}`,
          patient: patient.full_name,
          mrn: patient.mrn,
        })}{' '}
        {state === 'escalated' ? words.escalated : words.due({ time: timeText(due_at) })}
      </span>
      <span data-part="actions">
        {open > 1 && <Link href={hrefs.calls}>{words.viewAll({ count: open })}</Link>}
        <LinkButton
          href={hrefs.call(first.sample_id)}
          variant="primary"
          leading={<Icon glyph={PhoneGlyph} size="small" />}
        >
          {words.notify}
        </LinkButton>
      </span>
    </li>
  );
}

function HoldLine({ tests, first, hrefs }: { tests: number; first: HeldTest } & Hrefs) {
  const words = useMessages(attentionStripMessages);
  const format = useFormat();
  const timeText = useTimeText();
  const { id, test_name, instrument_name, reason, since, results, violation } = first;
  const at = { count: results, time: timeText(since) };
  return (
    <li data-tone="caution">
      <Icon glyph={HoldGlyph} />
      <strong>{words.hold({ test: test_name, instrument: instrument_name })}</strong>
      <span data-part="detail">
        {reason === 'rejected' ? words.rejected(at) : words.qcOverdue(at)}{' '}
        {violation &&
          (violation.z === null
            ? words.rule({ level: violation.level, rule: violation.rule })
            : words.ruleWithDistance({
                level: violation.level,
                rule: violation.rule,
                sd: format.number(violation.z, {
                  signDisplay: 'exceptZero',
                  maximumFractionDigits: 1,
                }),
              }))}
      </span>
      <span data-part="actions">
        {tests > 1 && <Link href={hrefs.qualityControl}>{words.viewAll({ count: tests })}</Link>}
        <LinkButton href={hrefs.test(id)}>{words.review}</LinkButton>
      </span>
    </li>
  );
}

function ReviewLine({ open, first, hrefs }: { open: number; first: OpenReview } & Hrefs) {
  const words = useMessages(attentionStripMessages);
  const timeText = useTimeText();
  const { test_name, instrument_name, reason, at, results, reviewed } = first;
  const time = timeText(at);
  return (
    <li data-tone="caution">
      <Icon glyph={ClockGlyph} />
      <strong>{words.qcReview({ test: test_name, instrument: instrument_name })}</strong>
      <span data-part="detail">
        {reason === 'rejected' ? words.reviewRejected({ time }) : words.reviewOverdue({ time })}{' '}
        {reviewed ? words.awaitsSignOff : words.toReview({ count: results })}
      </span>
      <span data-part="actions">
        {open > 1 && <Link href={hrefs.qualityControl}>{words.viewAll({ count: open })}</Link>}
        <LinkButton href={hrefs.qcReview(first)}>{words.openReview}</LinkButton>
      </span>
    </li>
  );
}

/** Work that is only counted, with the link to its list. */
function CountLine({
  title,
  detail,
  href,
  action,
}: {
  title: string;
  detail: string;
  href: string;
  action: string;
}) {
  return (
    <li data-tone="caution">
      <Icon glyph={CriticalGlyph} />
      <strong>{title}</strong>
      <span data-part="detail">{detail}</span>
      <span data-part="actions">
        <LinkButton href={href}>{action}</LinkButton>
      </span>
    </li>
  );
}
