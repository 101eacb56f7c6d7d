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

/** A validation error of a field. */
export interface FieldError {
  /** Id of the field's control, or of a group of controls. */
  fieldId: string;
  /** Error text as shown in the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** Errors in field order. Nothing is rendered without errors. */
  errors: readonly FieldError[];
  /** Title; defaults to a sentence with the number of errors. */
  title?: string;
  /**
   * Submission counter: when it changes, the summary takes focus again even if the errors are the
   * same. @default 0
   */
  attempt?: number;
}

const CONTROL =
  ":is(input:not([type='hidden']), select, textarea, button, [tabindex='0']):not(:disabled)";

/**
 * Follows a link of the summary without changing the URL. Focus moves to the control; in a group,
 * to its first invalid control, otherwise its first.
 */
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
 * Lists the errors after a submission, with links to the fields. Takes focus as soon as there are
 * errors, so that a failed submission is noticed. For one message about the whole form use an
 * alert.
 */
export function ErrorSummary({ attempt = 0, ...rest }: ErrorSummaryProps) {
  return rest.errors.length > 0 ? <Summary key={attempt} {...rest} /> : null;
}

/** Remounted for each attempt, because focus is taken on mount. */
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
