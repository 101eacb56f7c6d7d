import { subtractDecimals } from '@alms/lis-domain/catalogue';
import { allowedAt, type EqaValue } from '@alms/lis-domain/quality-control';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { IntervalGauge } from '@alms/ui/interval-gauge';
import { Table, type TableColumn } from '@alms/ui/table';
import { writeNumber } from '@alms/ui/number-field';
import { TextField } from '@alms/ui/text-field';
import {
  decimalOf,
  useDecimalMark,
  type DecimalMark,
} from '../../../shared/decimal-input/index.ts';
import type { TypedCells } from '../../../shared/typed-cells/index.ts';
import { markOf, OUTCOME_APPEARANCE, SCORE_APPEARANCE } from './eqa-appearance.ts';
import * as S from './eqa-panel.styles.ts';
import { useLimitText } from './limits/index.ts';
import { eqaMessages } from './words/index.ts';

/** Editable columns of the table. */
export type TypedFigure = 'reported' | 'assigned' | 'sd_pa';

const keyOf = (figure: TypedFigure, { id }: EqaValue) => `${figure} ${id}`;

/** Returns the displayed text of a value’s field. */
export const shownFigure = (
  typed: TypedCells,
  figure: TypedFigure,
  value: EqaValue,
  mark: DecimalMark,
) => typed[keyOf(figure, value)] ?? writeNumber(value[figure] ?? '', mark);

/**
 * Returns the message key of invalid input, or undefined: empty is unknown, and an SD must be above
 * zero.
 */
export function figureProblem(
  figure: TypedFigure,
  text: string,
  mark: DecimalMark,
): 'numberRequired' | 'numberAmbiguous' | 'sdRequired' | undefined {
  if (text.trim() === '') return undefined;
  const { value, refusal } = decimalOf(text, mark);
  if (refusal === 'numberAmbiguous') return refusal;
  if (figure !== 'sd_pa') return refusal;
  return Number(value) > 0 ? undefined : 'sdRequired';
}

export interface ValuesTableProps {
  caption: string;
  values: readonly EqaValue[];
  /** Columns with editable fields. @default none */
  editable?: readonly TypedFigure[];
  typed: TypedCells;
  onType: (key: string, text: string) => void;
  /** Whether to show the columns for z-score and score. */
  scored: boolean;
}

/**
 * Values of a round, one per row: reported value, assigned value, and z-score with scale, number
 * and word.
 */
export function ValuesTable({
  caption,
  values,
  editable = [],
  typed,
  onType,
  scored,
}: ValuesTableProps) {
  const words = useMessages(eqaMessages);
  const mark = useDecimalMark();
  const labels = { reported: words.reportedOf, assigned: words.assignedOf, sd_pa: words.sdOf };
  const figure = (name: TypedFigure, header: string): TableColumn<EqaValue> => ({
    id: name,
    header,
    align: 'end',
    width: editable.includes(name) ? '10rem' : '7rem',
    render: (value) => {
      if (!editable.includes(name))
        return value[name] === null ? (
          <S.Muted>{name === 'reported' ? words.notReported : words.notKnown}</S.Muted>
        ) : (
          <bdi dir="ltr">{value[name]}</bdi>
        );
      const text = shownFigure(typed, name, value, mark);
      const problem = figureProblem(name, text, mark);
      return (
        <TextField
          label={labels[name]({ test: value.test.name, specimen: value.sample_code })}
          labelVisibility="hidden"
          dense
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          error={problem && words[problem]}
          onChange={(event) => onType(keyOf(name, value), event.target.value)}
        />
      );
    },
  });
  // A scheme that scores by allowable error alone states no SDPA, and there are no z-scores.
  const hasZ =
    values.some(({ z }) => z !== null) || !values.some(({ allowable }) => allowable !== null);
  const columns: TableColumn<EqaValue>[] = [
    {
      id: 'test',
      header: words.test,
      rowHeader: true,
      render: ({ sample_code, test }) => (
        <S.Named>
          {test.name}
          <small>
            <bdi dir="ltr">{[sample_code, test.unit_display].filter(Boolean).join(' · ')}</bdi>
          </small>
        </S.Named>
      ),
    },
    figure('reported', words.reported),
    ...(scored
      ? [
          figure('assigned', words.assigned),
          ...(hasZ || editable.includes('sd_pa') ? [figure('sd_pa', words.sdPa)] : []),
          ...(values.some(({ allowable }) => allowable)
            ? [
                {
                  id: 'allowable',
                  header: words.allowable,
                  width: '13rem',
                  render: (value: EqaValue) => <Allowable value={value} />,
                },
              ]
            : []),
          ...(hasZ
            ? [
                {
                  id: 'scale',
                  header: words.scale,
                  width: '9rem',
                  render: (value: EqaValue) => <Scale {...value} />,
                },
                {
                  id: 'z',
                  header: words.z,
                  align: 'end' as const,
                  width: '6.5rem',
                  render: ({ z }: EqaValue) => <Z z={z} />,
                },
                {
                  id: 'score',
                  header: words.score,
                  width: '10rem',
                  render: ({ score }: EqaValue) =>
                    score === null ? (
                      <S.Muted>{words.noScore}</S.Muted>
                    ) : (
                      <Chip {...SCORE_APPEARANCE[score]}>{words[score]}</Chip>
                    ),
                },
              ]
            : []),
        ]
      : []),
  ];
  return <Table caption={caption} columns={columns} rows={values} rowKey={({ id }) => id} />;
}

/** Outcome by allowable error, with the difference and what is allowed. */
function Allowable({ value }: { value: EqaValue }) {
  const words = useMessages(eqaMessages);
  const textOf = useLimitText();
  const { allowable, allowable_outcome, assigned, reported } = value;
  if (!allowable || allowable_outcome === null || assigned === null)
    return <S.Muted>{words.noLimit}</S.Muted>;
  const allowed = allowedAt(allowable, assigned);
  const isCompared =
    allowed !== null &&
    reported !== null &&
    (allowable_outcome === 'acceptable' || allowable_outcome === 'unacceptable');
  return (
    <S.Named>
      <span>
        <Chip {...OUTCOME_APPEARANCE[allowable_outcome]}>
          {allowable_outcome === 'unit_differs'
            ? words.outcome_unit_differs({ unit: allowable.unit ?? '–' })
            : words[`outcome_${allowable_outcome}`]}
        </Chip>
      </span>
      {isCompared && (
        <small>
          <bdi>
            {words.differenceOf({
              difference: signed(subtractDecimals(reported, assigned)),
              allowed,
            })}
          </bdi>
        </small>
      )}
      <small>{textOf(allowable)}</small>
      <small>
        <bdi>{allowable.source}</bdi>
      </small>
    </S.Named>
  );
}

const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);

function Z({ z }: Pick<EqaValue, 'z'>) {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  if (z === null) return <S.Muted>{words.notKnown}</S.Muted>;
  return (
    <bdi dir="ltr">
      {format.number(z, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      })}
    </bdi>
  );
}

const ACCEPTABLE = { low: '-2', high: '2' };
const OUTER = { low: '-3', high: '3' };
/** Maximum number of digits; beyond it the scale is too compressed to show differences. */
const DIGITS = 3;

/**
 * Position of a z-score. The band is the acceptable range, the ticks mark the limits of
 * unacceptable scores. Number and word are shown beside it.
 */
function Scale({ z, score }: Pick<EqaValue, 'z' | 'score'>) {
  const words = useMessages(eqaMessages);
  if (z === null || score === null) return null;
  return (
    <IntervalGauge
      label={words.scaleOf({ z: z.toFixed(2), score: words[score] })}
      interval={ACCEPTABLE}
      outer={OUTER}
      value={z.toFixed(DIGITS)}
      mark={markOf(z, score)}
    />
  );
}
