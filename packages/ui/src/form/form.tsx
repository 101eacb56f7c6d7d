import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import * as S from './form.styles.ts';

const INVALID = "[aria-invalid='true'][id]";

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * Called when the form is submitted, without validation. While the returned promise is pending,
   * further submissions are ignored. Compatible with a form library's `handleSubmit(send)`.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /**
   * Called when an invalid field is edited, so that the caller removes its error, also from the
   * summary. Receives the id that the summary links to: that of the control or its group. When
   * omitted, errors stay until the next submission.
   */
  onInvalidEdit?: (fieldId: string) => void;
}

/**
 * A native form without browser validation, because the caller validates in the user's language. It
 * submits once at a time. `action` and `method` are forwarded, for pages that must work before
 * hydration. Contains an optional `ErrorSummary` first, then fields, then `FormActions`.
 */
export function Form({ onSubmit, onInvalidEdit, onInput, ref, ...rest }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFormElement, []);
  // The ref blocks a second submission in the same tick, before the state is rendered.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  const settle = () => {
    sending.current = false;
    setBusy(false);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const sent = onSubmit(event);
    if (!(sent instanceof Promise)) return;
    sending.current = true;
    setBusy(true);
    // A rejection deliberately stays unhandled: it must reach the app's error reporting.
    void sent.finally(settle);
  };

  const edit = (event: InputEvent<HTMLFormElement>) => {
    onInput?.(event);
    const invalid = event.target instanceof Element && event.target.closest(INVALID);
    if (invalid) onInvalidEdit?.(invalid.id);
  };

  // Server-rendered fields with errors may have been edited before hydration.
  const catchUp = useEffectEvent(() => {
    for (const field of root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `:is(input, textarea)${INVALID}`,
    ) ?? []) {
      if (field.value !== field.defaultValue) onInvalidEdit?.(field.id);
    }
  });
  useEffect(() => catchUp(), []);

  return (
    <S.FormRoot
      {...rest}
      ref={root}
      noValidate
      onSubmit={submit}
      onInput={edit}
      aria-busy={busy || undefined}
      data-component="form"
    />
  );
}
