import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import * as S from './form.styles.ts';

const INVALID = "[aria-invalid='true'][id]";

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * The whole form was sent. While the promise it returns is pending, further submits are ignored.
   * A form library's `handleSubmit(send)` fits.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /**
   * A field that is marked invalid was edited: take its error away, and from the summary too. Called with the id that
   * the summary links to, of the control or of its group. When omitted, errors stay until the next submit.
   */
  onInvalidEdit?: (fieldId: string) => void;
}

/**
 * A native form that checks nothing by itself (the caller's rules speak, in the reader's language) and sends one
 * answer at a time. `action` and `method` pass, for pages that must work before their script has arrived.
 * Inside it stand fields, an `ErrorSummary` first and `FormActions` last.
 */
export function Form({ onSubmit, onInvalidEdit, onInput, ref, ...rest }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFormElement, []);
  // The ref refuses a second submit of the same tick, before the state has been drawn.
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
    // A rejection stays unhandled on purpose: it is the caller's, and must reach the app's error report.
    void sent.finally(settle);
  };

  const edit = (event: InputEvent<HTMLFormElement>) => {
    onInput?.(event);
    const invalid = event.target instanceof Element && event.target.closest(INVALID);
    if (invalid) onInvalidEdit?.(invalid.id);
  };

  // A form that a server has drawn with errors may have been edited before its script was there.
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
