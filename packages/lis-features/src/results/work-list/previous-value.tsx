import type { ResultType } from '@alms/lis-domain/catalogue';
import { changeSince, stepsSince, type Result } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import type { ReactNode } from 'react';
import { timeBetween } from './time-between.ts';
import { workListMessages } from './words/index.ts';

export interface PreviousValueProps {
  result: Pick<Result, 'previous' | 'collected_at'> & { test: Pick<Result['test'], 'result_type'> };
  /** The current value, saved or typed, with a decimal point; empty for none. */
  value: string;
}

/** Previous value of the patient, the difference, and the time between the two specimens. */
export function PreviousValue({
  result: { previous, collected_at, test },
  value,
}: PreviousValueProps) {
  const words = useMessages(workListMessages);
  if (previous === null) {
    return (
      <>
        <span aria-hidden>{words.none}</span>
        <VisuallyHidden>{words.previousNone}</VisuallyHidden>
      </>
    );
  }
  const Moved = movements[test.result_type];
  const { unit, count } = timeBetween(previous.collected_at, collected_at ?? previous.collected_at);
  return (
    <>
      <b>
        <bdi>{previous.value_text}</bdi>
      </b>
      {Moved && <Moved before={previous.value_text} now={value} />}
      <small data-part="before">{words[unit]({ count })}</small>
    </>
  );
}

/** Formats `+2.4 (+54.5%)`; renders nothing unless both values are numbers. */
function Change({ before, now }: { before: string; now: string }) {
  const words = useMessages(workListMessages);
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

/** Formats `+2 dilution steps`; renders nothing unless both values are titres. */
function Steps({ before, now }: { before: string; now: string }) {
  const words = useMessages(workListMessages);
  const steps = stepsSince(before, now);
  if (steps === null) return null;
  if (Number(steps) === 0) return <small>{words.unchanged}</small>;
  return (
    <small>{words.stepsChanged({ steps: signed(steps), count: Math.abs(Number(steps)) })}</small>
  );
}

/** Change component by result type; coded values, text and files have none. */
const movements: Readonly<
  Record<ResultType, ((values: { before: string; now: string }) => ReactNode) | null>
> = {
  numeric: Change,
  titer: Steps,
  ratio: null,
  ordinal: null,
  coded: null,
  text: null,
  attachment: null,
};

/** The sign shows the direction of the change. */
const signed = (figure: string) =>
  figure.startsWith('-') ? `\u2212${figure.slice(1)}` : `+${figure}`;
