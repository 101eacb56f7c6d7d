import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { CalendarGlyph, Icon } from '../icon/index.ts';
import {
  Calendar,
  dateBox,
  DateSegments,
  useDateRules,
  type DateLimits,
  type TypingProblem,
} from '../internal/dates/index.ts';
import { useControllable } from '../internal/index.ts';
import { Popover } from '../popover/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const Box = /* @__PURE__ */ styled.span`
  ${dateBox}
`;

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
>;

export interface DateFieldProps extends FieldWords, DateLimits, NativeInput {
  /** Date as `YYYY-MM-DD`, empty for none, when controlled. */
  value?: string | undefined;
  /** Initial date when uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /**
   * Called with a complete date, or with empty text when the date is missing or incomplete. Dates
   * outside the limits are reported too; the field shows why they are rejected.
   */
  onValueChange?: (value: string, details: { reason: 'typed' | 'calendar' }) => void;
}

/**
 * A calendar date, typed part by part or picked from a calendar. It is written out below with the
 * month name, so that 3 April is not mistaken for 4 March. Always Gregorian; the current date is
 * the facility's. For a first and last day use `DateRangeField`. `ref`, `name` and native props
 * apply to a hidden `input` that forwards focus, `className` and `style` to the root.
 */
export function DateField({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  min,
  max,
  unavailable,
  ref,
  ...props
}: DateFieldProps) {
  const rules = useDateRules({ min, max, unavailable });
  const { words } = rules;
  const [value, change] = useControllable(givenValue, defaultValue, onValueChange);
  const [problem, setProblem] = useState<TypingProblem>();
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const focusDay = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const error = props.error || (problem ? words[problem] : rules.reasonAgainst(value));
  const { frame, control } = useField({ ...props, error });
  const isFixed = control.disabled === true || control.readOnly === true;
  const long = rules.longDate(value);

  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    setOpen(true);
  };
  const choose = (date: string) => {
    change(date, { reason: 'calendar' });
    setProblem(undefined);
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();
  };

  return (
    <Field {...frame} label={<span id={labelId}>{frame.label}</span>} data-component="date-field">
      {/* Receives focus from the label, an error summary or a form library, and forwards it. */}
      <VisuallyHidden>
        <input
          {...control}
          ref={input}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          onFocus={() => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()}
        />
      </VisuallyHidden>
      <Box ref={box} data-part="box" data-fixed={isFixed || undefined}>
        <DateSegments
          value={value}
          onValueChange={(date) => {
            setProblem(undefined);
            change(date, { reason: 'typed' });
          }}
          today={rules.today}
          locale={rules.locale}
          labelledBy={labelId}
          describedBy={control['aria-describedby']}
          invalid={Boolean(error)}
          disabled={control.disabled}
          readOnly={control.readOnly}
          required={control.required}
          onLeave={setProblem}
          onKeyDown={openByKey}
        />
        {!isFixed && (
          <Popover
            open={open}
            onOpenChange={setOpen}
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
            <Calendar
              rules={rules}
              start={value}
              end={value}
              min={min}
              max={max}
              onChoose={choose}
              focusDay={focusDay}
            />
          </Popover>
        )}
      </Box>
      <p role="status" data-part="hint" hidden={long === ''}>
        {long}
      </p>
    </Field>
  );
}
