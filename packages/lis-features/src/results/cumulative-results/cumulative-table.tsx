import { briefValue, type ChartResult } from '@alms/lis-domain/results';
import { moveFocus } from '@alms/ui/arrow-keys';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ChevronDownGlyph, ChevronEndGlyph, Icon } from '@alms/ui/icon';
import { usePrinting } from '@alms/ui/print-sheet';
import { Sparkline } from '@alms/ui/sparkline';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { Fragment, useId, useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { intervalFigures } from '../../shared/interval-text/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import {
  bandOf,
  chartTableOf,
  hasValue,
  historyOf,
  numberOf,
  type ChartColumn,
  type ChartRow,
} from './chart-table.ts';
import type { OpenedTestProps } from './opened-test.tsx';
import { cumulativeResultsMessages } from './words/index.ts';
import { DATES_PER_PAGE } from './paper.styles.ts';
import * as S from './cumulative-results.styles.ts';

/** Loaded when a test is opened, because it contains the line chart. */
const OpenedTest = onDemand<OpenedTestProps>(
  async () => (await import('./opened-test.tsx')).OpenedTest,
  () => true,
);

/** Number of columns on a phone: the newest and two before it. */
const PHONE_COLUMNS = 3;

export interface ChartTableProps {
  /** Results to show, latest collection first. */
  results: readonly ChartResult[];
  /** Whether all results of the period are loaded. */
  isComplete: boolean;
  openedKey: string | null;
  onOpenedChange: (key: string | null) => void;
  /** Data and links of the opened test. */
  opened: Omit<OpenedTestProps, 'row'>;
}

/** The cumulative table. In print it is several tables, each with the dates that fit on a page. */
export function ChartTable({ results, isComplete, ...rest }: ChartTableProps) {
  const { dayOf } = useFormat();
  const isPrinting = usePrinting();
  const { columns, departments } = useMemo(
    () => chartTableOf(results, { dayOf, isComplete }),
    [results, dayOf, isComplete],
  );
  const size = isPrinting ? DATES_PER_PAGE : Math.max(columns.length, 1);
  const parts = Array.from({ length: Math.max(Math.ceil(columns.length / size), 1) }, (_, index) =>
    columns.slice(index * size, (index + 1) * size),
  );
  return parts.map((part) => (
    <DatesTable
      key={part[0]?.key ?? ''}
      {...rest}
      results={results}
      columns={part}
      departments={departments}
      newest={columns[0]?.key}
    />
  ));
}

interface DatesTableProps
  extends Omit<ChartTableProps, 'isComplete'>, ReturnType<typeof chartTableOf> {
  /** Key of the newest date of all tables. */
  newest: string | undefined;
}

/** Tests with some dates. Up and Down move between tests; Enter opens and closes one. */
function DatesTable({
  results,
  columns,
  departments,
  newest,
  openedKey,
  onOpenedChange,
  opened,
}: DatesTableProps) {
  const words = useMessages(cumulativeResultsMessages);
  const departmentWords = useDepartmentWords();
  const width = columns.length + 4;
  const prefix = useId();
  return (
    <S.Scroll role="region" aria-label={words.caption} tabIndex={0}>
      <p data-part="phone-dates" aria-hidden="true">
        {columns.slice(0, PHONE_COLUMNS).map((column) => (
          <span key={column.key} data-newest={column.key === newest || undefined}>
            <ColumnHead column={column} />
          </span>
        ))}
      </p>
      <table style={{ '--dates': columns.length } as CSSProperties}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-column="test">
              {words.test}
            </th>
            <th scope="col" data-column="unit">
              {words.unit}
            </th>
            <th scope="col" data-column="interval">
              {words.interval}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-column="date"
                data-newest={column.key === newest || undefined}
              >
                <ColumnHead column={column} />
              </th>
            ))}
            <th scope="col" data-column="trend">
              {words.trend}
            </th>
          </tr>
        </thead>
        {departments.map(({ department, rows }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the buttons inside
          <tbody key={department} onKeyDown={moveBetweenTests}>
            <tr data-part="department">
              <th scope="rowgroup" colSpan={width}>
                <span>{departmentWords[department]}</span>
              </th>
            </tr>
            {rows.map((row) => {
              const isOpen = row.key === openedKey;
              const detailsId = `${prefix}${row.key}`;
              return (
                <Fragment key={row.key}>
                  <tr data-part="test" data-open={isOpen || undefined}>
                    <th scope="row" data-column="test">
                      <button
                        type="button"
                        data-part="open"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? detailsId : undefined}
                        onClick={() => onOpenedChange(isOpen ? null : row.key)}
                      >
                        <Icon glyph={isOpen ? ChevronDownGlyph : ChevronEndGlyph} size="small" />
                        <span>
                          <bdi>{row.test.name}</bdi>
                          {row.toCollect && ' '}
                          {row.toCollect && <small>{words.toCollect}</small>}
                        </span>
                      </button>
                    </th>
                    <td data-column="unit">
                      <bdi>{row.latest?.unit_display}</bdi>
                    </td>
                    <td data-column="interval">
                      <bdi dir="ltr">{intervalOf(row)}</bdi>{' '}
                      <bdi data-part="phone-unit" aria-hidden="true">
                        {row.latest?.unit_display}
                      </bdi>
                    </td>
                    {columns.map(({ key }, position) => (
                      <td
                        key={key}
                        data-column="date"
                        data-newest={key === newest || undefined}
                        data-earlier={position >= PHONE_COLUMNS || undefined}
                      >
                        <Cell results={row.cells.get(key) ?? []} />
                      </td>
                    ))}
                    <td data-column="trend">
                      <Trend results={results} row={row} />
                    </td>
                  </tr>
                  {isOpen && (
                    <tr data-part="details">
                      <td id={detailsId} colSpan={width}>
                        <OpenedTest row={row} {...opened} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
    </S.Scroll>
  );
}

const intervalOf = ({ latest, test }: ChartRow) =>
  latest?.range ? intervalFigures(latest.range, test.result_type) : null;

function ColumnHead({ column: { at, withTime } }: { column: ChartColumn }) {
  const format = useFormat();
  return (
    <time dateTime={at}>{withTime ? format.dateTime(at) : format.longDate(format.dayOf(at))}</time>
  );
}

/** Results of one test in one column: each value with its flag, or its status in words. */
function Cell({ results }: { results: readonly ChartResult[] }) {
  const words = useMessages(cumulativeResultsMessages);
  if (results.length === 0)
    return (
      <span data-part="none">
        <span aria-hidden="true">{'–'}</span>
        <VisuallyHidden>{words.noResult}</VisuallyHidden>
      </span>
    );
  return results.map((result) =>
    hasValue(result) ? (
      <span key={result.id} data-part="value">
        <bdi data-flagged={result.flag !== null && result.flag !== 'N' ? '' : undefined}>
          {briefValue(result.value_text ?? '')}
        </bdi>
        <span data-part="flag">
          <ClinicalFlag
            flag={result.flag}
            reason={result.flag_reason}
            reactivity={result.reactivity}
            brief
          />
        </span>
        {result.under_correction && <small>{words.underCorrection}</small>}
        {result.corrected && <small>{words.corrected}</small>}
      </span>
    ) : (
      <span key={result.id} data-part="state" data-state={result.state}>
        {result.state === 'reported' ? (
          <ClinicalFlag flag={null} reason={result.flag_reason} />
        ) : (
          words[`state_${result.state}`]
        )}
      </span>
    ),
  );
}

/**
 * Values of the loaded period, evenly spaced, with the latest interval as a band. Omitted for fewer
 * than two numbers.
 */
function Trend({ results, row }: { results: readonly ChartResult[]; row: ChartRow }) {
  const words = useMessages(cumulativeResultsMessages);
  const values = historyOf(results, row).map(numberOf);
  if (values.filter((value) => value !== null).length < 2) return null;
  return (
    <Sparkline label={words.trendOf({ test: row.test.name })} values={values} band={bandOf(row)} />
  );
}

/** Up, Down, Home and End move between the tests of all departments. */
const moveBetweenTests = (event: KeyboardEvent<HTMLElement>) =>
  moveFocus(
    event,
    event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>("[data-part='open']") ?? [],
  );
