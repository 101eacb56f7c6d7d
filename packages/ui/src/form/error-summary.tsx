import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { useMessages } from '../i18n/index.ts';
import { CriticalGlyph, Icon } from '../icon/index.ts';
import { formMessages } from './words/index.ts';
import * as S from './form.styles.ts';

/** One answer that was not accepted. */
export interface FieldError {
  /** The id of the field's control, or of a group of controls. */
  fieldId: string;
  /** What the field itself says. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** In the order of the fields. Nothing is drawn when there are none. */
  errors: readonly FieldError[];
  /** When omitted, a sentence with the number of errors. */
  title?: string;
  /** Which try this is: when it changes, the summary takes focus again although the errors stayed. @default 0 */
  attempt?: number;
}

const CONTROL =
  ":is(input:not([type='hidden']), select, textarea, button, [tabindex='0']):not(:disabled)";

/** Follows a link of the summary without changing the address: focus goes to the control, or into a group: to its first wrong control, else to its first. */
function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  const inside = () =>
    target.querySelector<HTMLElement>(`${CONTROL}[aria-invalid='true']`) ??
    target.querySelector<HTMLElement>(CONTROL);
  const control = target.matches(CONTROL) ? target : inside();
  (control ?? target).focus();
}

/**
 * Says after a submit what has to change, and leads there. Takes focus as soon as there are errors, so that nobody
 * waits before a form that seems to do nothing. For one message about the whole form use an alert.
 */
export function ErrorSummary({ attempt = 0, ...rest }: ErrorSummaryProps) {
  return rest.errors.length > 0 ? <Summary key={attempt} {...rest} /> : null;
}

/** Mounted anew for each attempt: mounting is what takes focus. */
function Summary({ errors, title, ref, ...rest }: Omit<ErrorSummaryProps, 'attempt'>) {
  const words = useMessages(formMessages);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useEffect(() => root.current?.focus(), []);
  return (
    <S.SummaryRoot {...rest} ref={root} role="alert" tabIndex={-1} data-component="error-summary">
      <Icon glyph={CriticalGlyph} />
      <p>{title ?? words.summaryTitle({ count: errors.length })}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </S.SummaryRoot>
  );
}
