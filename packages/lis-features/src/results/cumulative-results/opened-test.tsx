import type { ChartResult, ResultId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { writtenAs, type TestParameterId } from '@alms/lis-domain/catalogue';
import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import { chosenLanguage } from '@alms/lis-domain/language';
import { Button, LinkButton } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { LineChart } from '@alms/ui/line-chart';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Table } from '@alms/ui/table';
import { useState } from 'react';
import { AttachedFile } from '../../shared/attached-file/index.ts';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { NarrativeText, NarrativeValue } from '../../shared/narrative-text/index.ts';
import {
  inSecondUnit,
  SecondValue,
  UnitSwitch,
  type TrendUnit,
} from '../../shared/second-value/index.ts';
import { UncertaintyLine } from '../../shared/uncertainty/index.ts';
import { ValueChange } from '../../shared/value-change/index.ts';
import { bandOf, historyOf, numberOf, type ChartRow } from './chart-table.ts';
import { cumulativeResultsMessages } from './words/index.ts';
import * as S from './cumulative-results.styles.ts';

/** Number of values listed before the list is expanded. */
const VALUES = 5;

export interface OpenedTestProps {
  row: ChartRow;
  /** Results of the test in every period, latest collection first. */
  history: Resource<readonly ChartResult[]>;
  /** Downloads a result that is a file. When omitted, it is only named. */
  onOpenFile?: ((result: { id: ResultId }) => void) | undefined;
  onRetry: () => void | Promise<void>;
  hrefs: {
    /** Link to an order. */
    order: (orderId: OrderId) => string;
    /** Link to a new order with this test. When omitted, the user may not order. */
    reorder?: ((testId: TestParameterId) => string) | undefined;
  };
}

/** Trend of one test over its whole history, and each value with its verifier. */
export function OpenedTest({ row, history, onOpenFile, onRetry, hrefs }: OpenedTestProps) {
  const words = useMessages(cumulativeResultsMessages);
  const { test, latest } = row;
  const actions = hrefs.reorder && (
    <S.Actions>
      <LinkButton
        href={hrefs.reorder(test.id)}
        data-action="reorder"
        aria-keyshortcuts="o"
        trailing={<kbd aria-hidden>{'O'}</kbd>}
      >
        {words.reorder}
      </LinkButton>
    </S.Actions>
  );
  return (
    <S.Details>
      <ResourceView
        resource={history}
        label={words.history({ test: test.name })}
        headingLevel={3}
        skeleton={<Skeleton count={6} />}
        empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
        onRetry={onRetry}
      >
        {(all) => {
          const values = historyOf(all, row);
          if (values.length === 0) return words.noValues;
          return (
            <>
              <S.Summary>
                <Trend row={row} values={values} />
                <div>
                  <Facts latest={latest} previous={values.at(-2)} orderHref={hrefs.order} />
                  {actions}
                </div>
              </S.Summary>
              <Values row={row} values={values.toReversed()} onOpenFile={onOpenFile} />
            </>
          );
        }}
      </ResourceView>
      {(history.status !== 'ready' || historyOf(history.data, row).length === 0) && actions}
    </S.Details>
  );
}

/**
 * Line chart with the interval of the latest value, in the unit of the test or its second unit.
 * Omitted without numbers.
 */
function Trend({ row, values }: { row: ChartRow; values: readonly ChartResult[] }) {
  const words = useMessages(cumulativeResultsMessages);
  const [chosen, setChosen] = useState<TrendUnit>('own');
  const { test } = row;
  const unit = row.latest?.second ? chosen : 'own';
  const shown = (result: ChartResult) => (unit === 'second' ? inSecondUnit(result) : result);
  const points = values
    .map(shown)
    .flatMap((result) =>
      result.collected_at === null ? [] : [{ at: result.collected_at, value: numberOf(result) }],
    );
  if (!points.some(({ value }) => value !== null)) return null;
  const latest = row.latest && shown(row.latest);
  const band = bandOf({ test, latest });
  return (
    <div>
      {row.latest && <UnitSwitch result={row.latest} value={unit} onValueChange={setChosen} />}
      <LineChart
        title={words.trendOf({ test: test.name })}
        titleHidden
        height={200}
        series={[{ id: test.id, name: test.name, points }]}
        {...(band && { band: { ...band, name: words.referenceInterval } })}
        {...(latest?.unit_display && { unit: latest.unit_display })}
      />
    </div>
  );
}

/** Describes the confirmation of a reactive screening result, as on the report. */
function useConfirmationText() {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  return ({ state, by }: NonNullable<ChartResult['confirmation']>): string => {
    if (state === 'released') {
      const values = by.map(({ test_name: test, value_text, unit_display }) =>
        words.confirmedValue({ test, value: [value_text, unit_display].filter(Boolean).join(' ') }),
      );
      return words.reactiveConfirmed({ results: format.list(values) });
    }
    return by.length === 0
      ? words.reactiveUnconfirmed
      : words.reactiveOutstanding({ tests: format.list(by.map(({ test_name }) => test_name)) });
  };
}

/** The latest value: flag, change, specimen and verifier. */
function Facts({
  latest,
  previous,
  orderHref,
}: {
  latest: ChartResult | undefined;
  previous: ChartResult | undefined;
  orderHref: OpenedTestProps['hrefs']['order'];
}) {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  const verified = useVerification();
  const language = chosenLanguage(useLanguage().locale);
  const confirmationText = useConfirmationText();
  if (!latest) return null;
  const dateOf = (at: string) => format.longDate(format.dayOf(at));
  return (
    <DescriptionList
      items={[
        {
          id: 'latest',
          term: words.latest,
          description: (
            <>
              {writtenAs[latest.test.result_type] === 'document' ? (
                <NarrativeText text={latest.value_text ?? ''} />
              ) : (
                <bdi>
                  <strong>{latest.value_text}</strong> {latest.unit_display}
                </bdi>
              )}{' '}
              <ClinicalFlag
                flag={latest.flag}
                reason={latest.flag_reason}
                reactivity={latest.reactivity}
                spelled
              />
              <SecondValue second={latest.second} withInterval={latest.test.result_type} />
              <UncertaintyLine result={latest} />
            </>
          ),
        },
        ...(latest.confirmation
          ? [
              {
                id: 'screening',
                term: words.screening,
                description: confirmationText(latest.confirmation),
              },
            ]
          : []),
        ...(latest.comments
          ? [
              {
                id: 'comments',
                term: words.comments,
                description: latest.comments.map(({ code, texts }) => (
                  <p key={code}>
                    <bdi>{commentText(texts, language)}</bdi>
                  </p>
                )),
              },
            ]
          : []),
        {
          id: 'change',
          term: words.change,
          description:
            previous?.collected_at && previous.value_text !== null && latest.value_text !== null ? (
              <>
                <ValueChange
                  resultType={latest.test.result_type}
                  before={previous.value_text}
                  now={latest.value_text}
                />{' '}
                {words.changeSince({ date: dateOf(previous.collected_at) })}
              </>
            ) : (
              words.noPrevious
            ),
        },
        {
          id: 'specimen',
          term: words.specimen,
          description: (
            <Link href={orderHref(latest.order_id)}>
              <bdi>{latest.accession_number}</bdi>
            </Link>
          ),
        },
        { id: 'verified', term: words.verified, description: verified(latest) },
      ]}
    />
  );
}

/** Each value with collection time, flag and verifier, latest first. */
function Values({
  row: { test },
  values,
  onOpenFile,
}: {
  row: ChartRow;
  values: readonly ChartResult[];
  onOpenFile: OpenedTestProps['onOpenFile'];
}) {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  const verified = useVerification();
  const language = chosenLanguage(useLanguage().locale);
  const [isExpanded, setExpanded] = useState(false);
  const isDocument = writtenAs[test.result_type] === 'document';
  return (
    <>
      <Table
        caption={words.history({ test: test.name })}
        rows={isExpanded ? values : values.slice(0, VALUES)}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'collected',
            header: words.collected,
            rowHeader: true,
            width: '11rem',
            render: ({ collected_at }) => collected_at && format.dateTime(collected_at),
          },
          {
            id: 'result',
            header: words.result,
            ...(!isDocument && { width: '9rem' }),
            render: ({ id, value_text, unit_display, second, attachment, corrected, comments }) => (
              <>
                {attachment ? (
                  <AttachedFile
                    name={value_text ?? ''}
                    attachment={attachment}
                    onDownload={onOpenFile && (() => onOpenFile({ id }))}
                  />
                ) : isDocument ? (
                  <NarrativeValue text={value_text ?? ''} />
                ) : (
                  <bdi>
                    {value_text} {unit_display}
                  </bdi>
                )}
                {corrected && <small> {words.corrected}</small>}
                <SecondValue second={second} />
                {comments?.map(({ code, texts }) => (
                  <small key={code}>
                    <br />
                    <bdi>{commentText(texts, language)}</bdi>
                  </small>
                ))}
              </>
            ),
          },
          {
            id: 'flag',
            header: words.flag,
            width: '9rem',
            render: ({ flag, flag_reason, reactivity }) => (
              <ClinicalFlag flag={flag} reason={flag_reason} reactivity={reactivity} spelled />
            ),
          },
          { id: 'verified', header: words.verified, render: verified },
        ]}
      />
      {values.length > VALUES && (
        <div>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? words.showFewer : words.showAll({ count: values.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns a function that formats verification time and verifier of a result. */
function useVerification(): (result: ChartResult) => string | null {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  return ({ verified_at, verified_by, rule_reference }) => {
    if (verified_at === null) return null;
    const time = format.dateTime(verified_at);
    const name = rule_reference === null ? verified_by : words.byRule({ rule: rule_reference });
    return name === null ? time : words.verifiedAt({ time, name });
  };
}
