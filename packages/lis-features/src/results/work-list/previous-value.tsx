import type { ResultType } from '@alms/lis-domain/catalogue';
import { changeSince, stepsSince, type Result } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import type { ReactNode } from 'react';
import { timeBetween } from './time-between.ts';
import { workListMessages } from './words/index.ts';

export interface PreviousValueProps {
  result: Pick<Result, 'previous' | 'collected_at'> & { test: Pick<Result['test'], 'result_type'> };
  /** The value that stands beside it, saved or just typed, with a decimal point; empty while there is none. */
  value: string;
}

/** What the patient's last value was, how much this one differs from it, and how long before this specimen it was. */
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

/** `+2.4 (+54.5%)`; nothing where there are no two numbers to compare. */
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

/** `+2 dilution steps`; nothing where there are no two titers to compare. */
function Steps({ before, now }: { before: string; now: string }) {
  const words = useMessages(workListMessages);
  const steps = stepsSince(before, now);
  if (steps === null) return null;
  if (Number(steps) === 0) return <small>{words.unchanged}</small>;
  return (
    <small>{words.stepsChanged({ steps: signed(steps), count: Math.abs(Number(steps)) })}</small>
  );
}

/** How a change of each type of result is told; answers, words and files are told without. */
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

/** With its sign, which says the direction. */
const signed = (figure: string) =>
  figure.startsWith('-') ? `\u2212${figure.slice(1)}` : `+${figure}`;
