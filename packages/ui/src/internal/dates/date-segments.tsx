import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** What is wrong with what stands in the parts: some are missing, or there is no such day. */
export type TypingProblem = 'incomplete' | 'impossible';

export interface DateSegmentsProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** A whole date was typed, or what stands there is none any more (empty). */
  onValueChange: (value: string) => void;
  /** The focus left it, and the parts are this. */
  onLeave: (problem: TypingProblem | undefined) => void;
  /** Where an arrow key starts counting in an empty part, `YYYY-MM-DD`. */
  today: string;
  locale: string;
  /** Ids of what names and describes it. */
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  required: boolean | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** What cannot be read as a date is no date: a caller's value is never trusted to be one. */
function readDate(value: string): CalendarDate | null {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

type Filled = 'whole' | 'partly' | 'not';

/** How far the parts around it are filled in: the library tells only of whole dates. */
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
  const tell = useEffectEvent(onFilled);
  useEffect(() => tell(filled), [filled]);
  return null;
}

/**
 * Day, month and year as parts to type in, in the order of the locale. The value is empty as soon as the parts are no
 * whole date, so that a half-changed one is never taken for the one before; and 30 February is refused, not moved to
 * the 28th.
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
  /** What the caller was told last, and the date the parts belong to: both differ while a date is being changed. */
  const [told, setTold] = useState(value);
  const [shown, setShown] = useState(value);
  const filled = useRef<Filled>('not');
  /** The library moves an impossible day to a possible one as the focus leaves; what it tells then is not taken. */
  const isLeaving = useRef(false);
  const wasImpossible = useRef(false);
  if (value !== told) {
    setTold(value);
    setShown(value);
  }

  // The same object for the same date: another one would make the library forget what is half typed.
  const date = useMemo(() => readDate(shown), [shown]);

  const tell = (next: string) => {
    if (next === told) return;
    setTold(next);
    onValueChange(next);
  };
  const handleChange = (typed: CalendarDate | null) => {
    if (isLeaving.current) {
      wasImpossible.current = true;
      setShown('');
      tell('');
      return;
    }
    const next = typed?.toString() ?? '';
    setShown(next);
    tell(next);
  };
  const handleFilled = (next: Filled) => {
    filled.current = next;
    if (next !== 'whole') tell('');
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys and the leaving of the parts inside */}
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
