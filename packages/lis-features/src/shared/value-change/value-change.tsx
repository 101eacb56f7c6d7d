import type { ResultType } from '@alms/lis-domain/catalogue';
import { changeSince, stepsSince } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import type { ReactNode } from 'react';
import { valueChangeMessages } from './words/index.ts';

interface TwoValues {
  /** The earlier value. */
  before: string;
  /** The current value, with a decimal point; empty for none. */
  now: string;
}

export interface ValueChangeProps extends TwoValues {
  resultType: ResultType;
}

/**
 * Difference from an earlier value: in the unit and in percent, or in dilution steps for titers.
 * Renders nothing when the two values are not comparable.
 */
export function ValueChange({ resultType, ...values }: ValueChangeProps) {
  const Moved = movements[resultType];
  return Moved && <Moved {...values} />;
}

/** Formats `+2.4 (+54.5%)`; renders nothing unless both values are numbers. */
function Change({ before, now }: TwoValues) {
  const words = useMessages(valueChangeMessages);
  const moved = changeSince(before, now);
  if (moved === null) return null;
  if (Number(moved.change) === 0) return <small>{words.unchanged}</small>;
  const change = signed(moved.change);
  return (
    <small>
      <bdi dir="ltr">
        {moved.percent === null
          ? change
          : words.changed({ change, percent: signed(moved.percent) })}
      </bdi>
    </small>
  );
}

/** Formats `+2 dilution steps`; renders nothing unless both values are titers. */
function Steps({ before, now }: TwoValues) {
  const words = useMessages(valueChangeMessages);
  const steps = stepsSince(before, now);
  if (steps === null) return null;
  if (Number(steps) === 0) return <small>{words.unchanged}</small>;
  return (
    <small>{words.stepsChanged({ steps: signed(steps), count: Math.abs(Number(steps)) })}</small>
  );
}

/** Change component by result type; coded values, text and files have none. */
const movements: Readonly<Record<ResultType, ((values: TwoValues) => ReactNode) | null>> = {
  numeric: Change,
  titer: Steps,
  ratio: null,
  ordinal: null,
  coded: null,
  text: null,
  narrative: null,
  attachment: null,
};

/** The sign shows the direction of the change. */
const signed = (figure: string) =>
  figure.startsWith('-') ? `\u2212${figure.slice(1)}` : `+${figure}`;
