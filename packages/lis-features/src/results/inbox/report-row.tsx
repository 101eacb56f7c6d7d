import { writtenAs } from '@alms/lis-domain/catalogue';
import {
  briefValue,
  isQuiet,
  isReactive,
  type RequestedReport,
  type RequestedResult,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import { Button, LinkButton } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { usePatientWords, useToday } from '../../shared/patient-words/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { NarrativeValue } from '../../shared/narrative-text/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import { ValueChange } from '../../shared/value-change/index.ts';
import { SecondValue } from '../../shared/second-value/index.ts';
import type { AcknowledgementFormProps } from './acknowledgement-form.tsx';
import { inboxMessages } from './words/index.ts';

/** The open notification of a critical result. */
export type CriticalNotification = NonNullable<RequestedResult['notification']>;

const AcknowledgementForm = onDemand<AcknowledgementFormProps>(
  async () => (await import('./acknowledgement-form.tsx')).AcknowledgementForm,
  () => true,
);

/** Number of results shown before the row is expanded. */
const VALUES = 4;

export interface ReportRowProps {
  report: RequestedReport;
  /** Whether the row shows the released results, or the tests without one. */
  view: 'results' | 'outstanding';
  /** State of marking this report as seen. */
  marking: Submission;
  /**
   * Marks the report as seen. When omitted, the action is not offered; nor is it while a critical
   * result awaits notification.
   */
  onMarkSeen: (() => void) | undefined;
  /** Acknowledges a critical result with the value read back. When omitted, it is not offered. */
  onAcknowledge: ((notification: CriticalNotification, readBack: string) => void) | undefined;
  /** The notification acknowledged last, and the state of that request. */
  acknowledging: { id: string; submission: Submission } | null;
  /** Links of the row. An omitted one is not offered. */
  hrefs: {
    /** Link to the patient’s chart, for users who may open it. */
    chart?: ((patientId: PatientId) => string) | undefined;
    /** Link to the order, offered to users who may not open the chart. */
    order?: ((orderId: OrderId) => string) | undefined;
    /** Link to a new order for the patient with the same tests. */
    reorder?: ((report: RequestedReport) => string) | undefined;
  };
}

/** One report: patient, results with flags and changes, time and actions. */
export function ReportRow({
  report,
  view,
  marking,
  onMarkSeen,
  onAcknowledge,
  acknowledging,
  hrefs,
}: ReportRowProps) {
  const words = useMessages(inboxMessages);
  const { chart, order, reorder } = hrefs;
  const { patient, order_id, attention, outstanding, results, released_at, requested_at } = report;
  const name = patient.full_name;
  const isPending = view === 'outstanding';
  const awaitsNotification = results.some(({ awaiting_notification }) => awaiting_notification);
  return (
    <>
      <Identity report={report} />
      {isPending ? (
        <OutstandingTests tests={outstanding} />
      ) : (
        <Results results={results} outstanding={outstanding.length} />
      )}
      <ReportTime at={isPending ? requested_at : (released_at ?? requested_at)} />
      <div data-part="actions">
        {reorder && (
          <LinkButton
            variant="quiet"
            href={reorder(report)}
            aria-label={words.reorderOf({ patient: name })}
          >
            {words.reorder}
          </LinkButton>
        )}
        {chart ? (
          <LinkButton
            variant="quiet"
            href={chart(patient.id)}
            aria-label={words.chartOf({ patient: name })}
          >
            {words.chart}
          </LinkButton>
        ) : (
          order && (
            <LinkButton
              variant="quiet"
              href={order(order_id)}
              aria-label={words.orderOf({ patient: name })}
            >
              {words.order}
            </LinkButton>
          )
        )}
        {onMarkSeen && attention !== 'none' && !awaitsNotification && (
          <Button
            aria-label={words.markSeenOf({ patient: name })}
            busy={marking.status === 'submitting'}
            onClick={onMarkSeen}
          >
            {words.markSeen}
          </Button>
        )}
      </div>
      {onAcknowledge &&
        results.map(
          (result) =>
            result.notification && (
              <Acknowledgement
                key={result.id}
                patient={patient}
                result={result}
                notification={result.notification}
                onAcknowledge={onAcknowledge}
                acknowledging={acknowledging}
              />
            ),
        )}
      <SubmissionAlert submission={marking} words={words} />
    </>
  );
}

function Acknowledgement({
  patient,
  result,
  notification,
  onAcknowledge,
  acknowledging,
}: Pick<ReportRowProps, 'acknowledging'> & {
  patient: RequestedReport['patient'];
  result: RequestedResult;
  notification: CriticalNotification;
  onAcknowledge: NonNullable<ReportRowProps['onAcknowledge']>;
}) {
  return (
    <AcknowledgementForm
      patient={patient}
      result={result}
      dueAt={notification.due_at}
      onAcknowledge={(readBack) => onAcknowledge(notification, readBack)}
      acknowledging={
        acknowledging?.id === notification.id ? acknowledging.submission : { status: 'idle' }
      }
    />
  );
}

/** Patient with age, sex and two identifiers. */
function Identity({
  report: { patient, priority, order_number, ward },
}: {
  report: RequestedReport;
}) {
  const words = useMessages(inboxMessages);
  const { age, born, sex } = usePatientWords();
  return (
    <div data-part="identity">
      <div data-part="who">
        <Text as="strong" strong>
          <bdi>{patient.full_name}</bdi>
        </Text>
        <PriorityTag priority={priority} />
      </div>
      <Text as="div" size="small" tone="muted" data-part="particulars">
        <span>{words.ageAndSex({ age: age(patient.birth_date), sex: sex(patient.gender) })}</span>
        <Text as="span" code>
          {patient.mrn}
        </Text>
        <span>{words.born({ date: born(patient) })}</span>
        <Text as="span" code>
          {order_number}
        </Text>
        {ward && <bdi>{ward.name}</bdi>}
      </Text>
    </div>
  );
}

/** Rank of a result on its row: critical ones first, then those to review, then the others. */
const rankOf = ({
  critical,
  flag,
  corrected,
  under_correction,
  entered_in_error,
}: RequestedResult) => {
  if (critical) return 0;
  return corrected || under_correction || entered_in_error || !isQuiet(flag) ? 1 : 2;
};

function Results({
  results,
  outstanding,
}: {
  results: readonly RequestedResult[];
  /** Number of tests without a released result. */
  outstanding: number;
}) {
  const words = useMessages(inboxMessages);
  const [expanded, setExpanded] = useState(false);
  const ranked = results.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <div data-part="values">
      <ul>
        {(expanded ? ranked : ranked.slice(0, VALUES)).map((result) => (
          <Value key={result.id} result={result} />
        ))}
      </ul>
      {(outstanding > 0 || ranked.length > VALUES) && (
        <div data-part="further">
          {ranked.length > VALUES && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={expanded}
              onClick={() => setExpanded(!expanded)}
            >
              {expanded ? words.showFewer : words.showAll({ count: ranked.length })}
            </Button>
          )}
          {outstanding > 0 && (
            <Text as="span" size="small" tone="muted">
              {words.outstanding({ count: outstanding })}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

function Value({ result }: { result: RequestedResult }) {
  const words = useMessages(inboxMessages);
  const { test_name, value_text, unit_display, second, flag, flag_reason, previous, result_type } =
    result;
  const isNarrative = writtenAs[result_type] === 'document';
  return (
    <li>
      <div>
        <bdi>{test_name}</bdi>{' '}
        {value_text !== null && isNarrative && <NarrativeValue text={value_text} />}
        {value_text !== null && !isNarrative && (
          <bdi data-part="value">
            <Text as="strong" strong figures>
              {value_text}
            </Text>{' '}
            {unit_display}
          </bdi>
        )}
        <SecondValue second={second} />
      </div>
      <div data-part="notes">
        {result.entered_in_error ? (
          <Chip tone="caution">{words.enteredInError}</Chip>
        ) : (
          !isNarrative && (
            <ClinicalFlag flag={flag} reason={flag_reason} reactivity={result.reactivity} />
          )
        )}
        {isReactive(result.reactivity) && <Text size="small">{words.reactive}</Text>}
        {result.under_correction && <Chip tone="caution">{words.underCorrection}</Chip>}
        {result.corrected && <Chip tone="caution">{words.corrected}</Chip>}
        {result.awaiting_notification && result.notification === null && (
          <Chip tone="critical">{words.awaitingNotification}</Chip>
        )}
        {value_text !== null && (
          <span data-part="before">
            <span>
              <Previous previous={previous} />
            </span>
            {previous && (
              <ValueChange resultType={result_type} before={previous.value_text} now={value_text} />
            )}
          </span>
        )}
      </div>
    </li>
  );
}

/** The previous value and its collection date. */
function Previous({ previous }: Pick<RequestedResult, 'previous'>) {
  const words = useMessages(inboxMessages);
  const format = useFormat();
  return previous === null
    ? words.noPrevious
    : words.was({
        value: briefValue(previous.value_text),
        date: format.longDate(format.dayOf(previous.collected_at)),
      });
}

/** Tests without a released result, by state. */
function OutstandingTests({ tests }: { tests: RequestedReport['outstanding'] }) {
  const words = useMessages(inboxMessages);
  const namesOf = useTestNames();
  const states = [...new Set(tests.map(({ status }) => status))];
  return (
    <div data-part="values">
      <ul data-view="outstanding">
        {states.map((state) => (
          <li key={state}>
            {namesOf(
              tests.filter(({ status }) => status === state).map(({ test_name }) => test_name),
            )}
            <Text as="div" size="small" tone="muted">
              {words[`test_${state}`]}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Time of the report: today’s time alone, otherwise with the date. */
function ReportTime({ at }: { at: string }) {
  const format = useFormat();
  const today = useToday();
  return (
    <time data-part="time" dateTime={at}>
      {format.dayOf(at) !== today && <span>{format.longDate(format.dayOf(at))}</span>}
      <span>{format.time(at)}</span>
    </time>
  );
}
