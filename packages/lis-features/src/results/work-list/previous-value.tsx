import { briefValue, type Result } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { ValueChange } from '../../shared/value-change/index.ts';
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
  const { unit, count } = timeBetween(previous.collected_at, collected_at ?? previous.collected_at);
  return (
    <>
      <b title={words[unit]({ count })}>
        <bdi>{briefValue(previous.value_text)}</bdi>
      </b>
      <ValueChange resultType={test.result_type} before={previous.value_text} now={value} />
      <small data-part="before">{words[unit]({ count })}</small>
    </>
  );
}
