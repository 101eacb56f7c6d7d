import { useFormat, useMessages } from '../i18n/index.ts';
import { controlChartMessages } from './words/index.ts';
import { deviationsOf, limitsAt } from './control-geometry.ts';
import { STATUS_MARKS } from './control-marks.ts';
import type { ControlLimits, ControlPoint } from './control-chart.types.ts';

/** Texts of a point in the user's language. */
export interface PointWords {
  at: string;
  /** Value as reported, or a text for an unknown value. */
  value: string;
  /** `+3.4 SD`; null when the value or the limits are unknown. */
  deviation: string | null;
  status: string;
  note: string | null;
}

/** Maximum number of off-scale points listed under the chart; the table lists them all. */
const NAMED = 3;

/**
 * Returns the texts for the points of a chart, shared by the drawing, the callout, the slider and
 * the table.
 */
export function useControlWords(title: string, limits: readonly ControlLimits[]) {
  const words = useMessages(controlChartMessages);
  const format = useFormat();

  /** Uses a true minus sign, which is as wide as the plus sign. */
  const signed = (amount: number, digits: number) =>
    format
      .number(amount, {
        signDisplay: 'exceptZero',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      .replace('-', '\u2212');
  const levelWords = (level: number) =>
    level === 0 ? words.centre : words.level({ level: signed(level, 0) });

  const pointWords = ({ at, value, text, status, note }: ControlPoint): PointWords => {
    const deviations =
      value === null ? null : deviationsOf(value, limitsAt(limits, Date.parse(at)));
    return {
      at: format.dateTime(at),
      value:
        value === null
          ? words.unknown
          : (text ?? format.number(value, { maximumFractionDigits: 4 })),
      deviation: deviations === null ? null : words.level({ level: signed(deviations, 1) }),
      status: words[STATUS_MARKS[status].word],
      note: note ?? null,
    };
  };

  /** All details of a point in one line, most important first. */
  const pointSentence = (point: ControlPoint) => {
    const { at, value, deviation, status, note } = pointWords(point);
    return [at, value, deviation, status, note].filter((part) => part !== null).join(', ');
  };

  const flagWords = (point: ControlPoint) => {
    const { value, deviation, status, note } = pointWords(point);
    const evaluation = note === null ? status : words.statusNote({ status, note });
    return deviation === null
      ? words.flagPlain({ evaluation, value })
      : words.flag({ evaluation, value, deviation });
  };

  const pictureWords = (points: readonly ControlPoint[]) => {
    const numberOf = (status: ControlPoint['status']) =>
      points.filter((point) => point.status === status).length;
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return title;
    return words.picture({
      title,
      count: points.length,
      from: format.dateTime(first.at),
      to: format.dateTime(last.at),
      warnings: numberOf('warning'),
      rejected: numberOf('rejected'),
      unevaluated: numberOf('not-evaluated'),
    });
  };

  /** Lists the points drawn at the edge with their true values. */
  const beyondWords = (beyond: readonly ControlPoint[]) => {
    const named = beyond
      .slice(-NAMED)
      .map((point) =>
        words.beyondPoint({ value: pointWords(point).value, at: format.dateTime(point.at) }),
      );
    const more = beyond.length - named.length;
    return words.beyond({
      count: beyond.length,
      points: [...named, ...(more > 0 ? [words.beyondMore({ count: more })] : [])].join('; '),
    });
  };

  return { words, levelWords, pointWords, pointSentence, flagWords, pictureWords, beyondWords };
}
