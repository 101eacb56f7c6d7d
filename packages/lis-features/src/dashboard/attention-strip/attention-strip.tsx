import type { HeldTest, Overview } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { LinkButton } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CriticalGlyph, HoldGlyph, Icon, PhoneGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useTimeText } from '../use-time-text.ts';
import { attentionStripMessages } from './words/index.ts';
import * as S from './attention-strip.styles.ts';

const MINUTE = 60_000;

export interface AttentionStripProps {
  /** Critical results awaiting notification and QC holds; parts without permission are null. */
  overview: Resource<Pick<Overview, 'critical' | 'qc_holds'>>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    /** Link to the critical result notifications. */
    calls: string;
    /** Returns the link to the critical result notifications of a specimen. */
    call: (sampleId: SampleId) => string;
    qualityControl: string;
    /** Returns the link to a test’s QC runs and hold. */
    test: (id: string) => string;
  };
}

/**
 * Needs attention: critical results awaiting notification and tests on QC hold, one line each with
 * its next action. A single quiet line when nothing does.
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
        {({ critical, qc_holds }) => {
          const isQuiet = !critical?.first && !qc_holds?.first;
          if (isQuiet)
            return (
              <S.Quiet>
                {[critical && words.noneCritical, qc_holds && words.noneHeld]
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
