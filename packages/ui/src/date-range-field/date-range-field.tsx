import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { CalendarGlyph, Icon } from '../icon/index.ts';
import {
  Calendar,
  DateSegments,
  useDateRules,
  type DateLimits,
  type TypingProblem,
} from '../internal/dates/index.ts';
import { useControllable } from '../internal/index.ts';
import { Popover } from '../popover/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as S from './date-range-field.styles.ts';

/** First and last day, both inclusive, as `YYYY-MM-DD`; empty text for a day that is not set. */
export interface DateRange {
  start: string;
  end: string;
}

/** A preset range, such as the last seven days. The caller computes its current dates. */
export interface DateRangePreset extends DateRange {
  id: string;
  label: string;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
>;

export interface DateRangeFieldProps extends FieldWords, DateLimits, NativeInput {
  /** Date range when controlled. */
  value?: DateRange | undefined;
  /** Initial date range when uncontrolled. @default both empty */
  defaultValue?: DateRange | undefined;
  /**
   * Called with the field's content, complete or not. Ranges that end before they start are
   * reported too; the field shows why they are rejected.
   */
  onValueChange?: (value: DateRange, details: { reason: 'typed' | 'calendar' | 'preset' }) => void;
  /** Presets shown beside the calendar. @default none */
  presets?: readonly DateRangePreset[];
  /** Form names of the two days. When omitted, they are not submitted. */
  names?: { start: string; end: string };
}

const EMPTY: DateRange = { start: '', end: '' };
const NO_PRESETS: readonly DateRangePreset[] = [];

/**
 * A first and last day, typed, picked from one calendar, or selected from presets. For a single
 * date use `DateField`. `ref` and native props apply to a hidden `input` that forwards focus,
 * `className` and `style` to the root.
 */
export function DateRangeField({
  value: givenValue,
  defaultValue = EMPTY,
  onValueChange,
  presets = NO_PRESETS,
  names,
  min,
  max,
  unavailable,
  ref,
  ...props
}: DateRangeFieldProps) {
  const rules = useDateRules({ min, max, unavailable });
  const { words } = rules;
  const [value, change] = useControllable(givenValue, defaultValue, onValueChange);
  const [problems, setProblems] = useState<{
    start?: TypingProblem | undefined;
    end?: TypingProblem | undefined;
  }>({});
  const [open, setOpen] = useState(false);
  /** First day picked from the calendar; undefined when none or both are picked. */
  const [anchor, setAnchor] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const focusDay = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const { start, end } = value;
  const endsBefore = start !== '' && end !== '' && end < start;
  const problem = problems.start ?? problems.end;
  const own = problem
    ? words[problem]
    : (rules.reasonAgainst(start) ??
      rules.reasonAgainst(end) ??
      (endsBefore ? words.endBeforeStart : undefined));
  const error = props.error || own;
  const { frame, control } = useField({ ...props, error });
  const isFixed = control.disabled === true || control.readOnly === true;
  const long =
    start !== '' && end !== '' && !endsBefore
      ? words.range({ start: rules.longDate(start), end: rules.longDate(end) })
      : '';

  const setShown = (next: boolean) => {
    setAnchor(undefined);
    setOpen(next);
  };
  const take = (next: DateRange, reason: 'calendar' | 'preset') => {
    change(next, { reason });
    setProblems({});
    setShown(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();
  };
  const choose = (date: string) => {
    if (anchor === undefined) setAnchor(date);
    else
      take(date < anchor ? { start: date, end: anchor } : { start: anchor, end: date }, 'calendar');
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    setShown(true);
  };
  const segments = (side: 'start' | 'end') => (
    <DateSegments
      value={value[side]}
      onValueChange={(date) => {
        setProblems((known) => ({ ...known, [side]: undefined }));
        change({ ...value, [side]: date }, { reason: 'typed' });
      }}
      today={rules.today}
      locale={rules.locale}
      labelledBy={`${id}-label ${id}-${side}`}
      describedBy={control['aria-describedby']}
      invalid={Boolean(error)}
      disabled={control.disabled}
      readOnly={control.readOnly}
      required={control.required}
      onLeave={(left) => setProblems((known) => ({ ...known, [side]: left }))}
      onKeyDown={openByKey}
    />
  );

  return (
    <Field
      {...frame}
      label={<span id={`${id}-label`}>{frame.label}</span>}
      data-component="date-range-field"
    >
      {/* Receives focus from the label, an error summary or a form library, and forwards it. */}
      <VisuallyHidden>
        <input
          {...control}
          ref={input}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          value={long}
          onFocus={() => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()}
        />
      </VisuallyHidden>
      {names && (
        <input type="hidden" name={names.start} value={start} disabled={control.disabled} />
      )}
      {names && <input type="hidden" name={names.end} value={end} disabled={control.disabled} />}
      <span hidden id={`${id}-start`}>
        {words.firstDay}
      </span>
      <span hidden id={`${id}-end`}>
        {words.lastDay}
      </span>
      <S.Box ref={box} data-part="box" data-fixed={isFixed || undefined}>
        {segments('start')}
        <span data-part="dash" aria-hidden="true">
          {'\u2013'}
        </span>
        {segments('end')}
        {!isFixed && (
          <Popover
            open={open}
            onOpenChange={setShown}
            aria-label={words.calendar}
            initialFocus={focusDay}
            renderTrigger={(attributes) => (
              <button
                type="button"
                {...attributes}
                aria-label={words.openCalendar}
                title={words.openCalendar}
              >
                <Icon glyph={CalendarGlyph} />
              </button>
            )}
          >
            <S.Choices>
              {presets.length > 0 && (
                <div role="group" aria-label={words.presets}>
                  {presets.map((preset) => (
                    <button
                      key={preset.id}
                      type="button"
                      aria-pressed={preset.start === start && preset.end === end}
                      onClick={() => take({ start: preset.start, end: preset.end }, 'preset')}
                    >
                      {preset.label}
                    </button>
                  ))}
                </div>
              )}
              <Calendar
                rules={rules}
                start={anchor ?? (endsBefore ? '' : start)}
                end={anchor ?? (endsBefore ? '' : end)}
                min={min}
                max={max}
                onChoose={choose}
                prompt={anchor === undefined ? words.chooseFirst : words.chooseLast}
                focusDay={focusDay}
              />
            </S.Choices>
          </Popover>
        )}
      </S.Box>
      <p role="status" data-part="hint" hidden={long === ''}>
        {long}
      </p>
    </Field>
  );
}
