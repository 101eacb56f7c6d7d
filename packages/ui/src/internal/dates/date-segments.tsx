import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useEffectEvent } from '../../effect-event/index.ts';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Problem of the entered parts: some are missing, or the day does not exist. */
export type TypingProblem = 'incomplete' | 'impossible';

export interface DateSegmentsProps {
  /** Date as `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a complete date, or with empty text when the date is no longer complete. */
  onValueChange: (value: string) => void;
  /** Called on blur with the problem of the entered parts, if any. */
  onLeave: (problem: TypingProblem | undefined) => void;
  /** Start value for arrow keys in an empty part, `YYYY-MM-DD`. */
  today: string;
  locale: string;
  /** Ids of the elements that label and describe the parts. */
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  required: boolean | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Invalid text counts as no date; the caller's value is not trusted. */
function readDate(value: string): CalendarDate | null {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

type Filled = 'whole' | 'partly' | 'not';

/** Observes how many parts are filled, because the library reports only complete dates. */
function PartsWatch({ onFilled }: { onFilled: (filled: Filled) => void }) {
  const state = use(DateFieldStateContext);
  const parts = (state?.segments ?? []).filter(({ isEditable }) => isEditable);
  const numbers: Partial<Record<string, number>> = {
    year: state?.value?.year,
    month: state?.value?.month,
    day: state?.value?.day,
  };
  const isWhole = parts.every(
    ({ type, value, isPlaceholder }) => !isPlaceholder && numbers[type] === value,
  );
  const filled = isWhole
    ? 'whole'
    : parts.every(({ isPlaceholder }) => isPlaceholder)
      ? 'not'
      : 'partly';
  const notify = useEffectEvent(onFilled);
  useEffect(() => notify(filled), [filled]);
  return null;
}

/**
 * Day, month and year as editable parts, in locale order. The value becomes empty while the parts
 * are not a complete date, so that a half-changed date is never taken for the previous one. 30
 * February is rejected, not moved to the 28th.
 */
export function DateSegments({
  value,
  onValueChange,
  onLeave,
  today,
  locale,
  labelledBy,
  describedBy,
  invalid,
  disabled = false,
  readOnly = false,
  required = false,
  onKeyDown,
}: DateSegmentsProps) {
  /** The last reported value, and the date that the parts show: they differ during editing. */
  const [reported, setReported] = useState(value);
  const [shown, setShown] = useState(value);
  const filled = useRef<Filled>('not');
  /** On blur the library moves an impossible day to a possible one; that change is ignored. */
  const isLeaving = useRef(false);
  const wasImpossible = useRef(false);
  if (value !== reported) {
    setReported(value);
    setShown(value);
  }

  // The same object for the same date: a new one would make the library discard partial input.
  const date = useMemo(() => readDate(shown), [shown]);

  const report = (next: string) => {
    if (next === reported) return;
    setReported(next);
    onValueChange(next);
  };
  const handleChange = (typed: CalendarDate | null) => {
    if (isLeaving.current) {
      wasImpossible.current = true;
      setShown('');
      report('');
      return;
    }
    const next = typed?.toString() ?? '';
    setShown(next);
    report(next);
  };
  const handleFilled = (next: Filled) => {
    filled.current = next;
    if (next !== 'whole') report('');
  };
  const startLeaving = (event: FocusEvent<HTMLElement>) => {
    isLeaving.current = !event.currentTarget.contains(event.relatedTarget);
    wasImpossible.current = false;
  };
  const leave = () => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    onLeave(
      wasImpossible.current ? 'impossible' : filled.current === 'partly' ? 'incomplete' : undefined,
    );
  };

  return (
    <I18nProvider locale={locale}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys and blur of the parts inside */}
      <span data-part="date" onBlurCapture={startLeaving} onBlur={leave} onKeyDown={onKeyDown}>
        <DateField
          aria-labelledby={labelledBy}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          value={date}
          onChange={handleChange}
          placeholderValue={parseDate(today)}
          granularity="day"
          shouldForceLeadingZeros
          validationBehavior="aria"
          isInvalid={invalid}
          isDisabled={disabled}
          isReadOnly={readOnly}
          isRequired={required}
        >
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <PartsWatch onFilled={handleFilled} />
        </DateField>
      </span>
    </I18nProvider>
  );
}
