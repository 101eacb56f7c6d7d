import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { textAreaFieldMessages } from './words/index.ts';

export interface TextAreaFieldProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** Lines shown before it scrolls; the reader can drag it taller. @default 3 */
  rows?: number;
  /** The most characters the browser takes. How many are left is shown, and announced near the end. When omitted, nothing is counted. */
  maxLength?: number | undefined;
}

/** How many characters are left when that is announced; at each letter it would drown the text itself. */
const ANNOUNCED_AT = [0, 5, 10, 20];

/**
 * Several lines of text. For one line use `TextField`.
 * `ref` and native props reach the `textarea`, `className` and `style` the root.
 */
export function TextAreaField({ maxLength, ref, ...props }: TextAreaFieldProps) {
  const words = useMessages(textAreaFieldMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  const [length, setLength] = useState(0);
  // The element knows best: its value may come from the caller, a form library or the reader.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an equal number draws nothing again, so the chain ends
  useEffect(() => setLength(area.current?.value.length ?? 0));

  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - length);
  const stage = left === undefined ? undefined : ANNOUNCED_AT.find((mark) => left <= mark);
  const [said, setSaid] = useState({ stage, left });
  if (said.stage !== stage) setSaid({ stage, left });

  const { ids, frame, control } = useField(props, { trailing: left !== undefined });
  return (
    <Field {...frame} data-component="text-area-field">
      <textarea
        rows={3}
        {...control}
        ref={area}
        maxLength={maxLength}
        data-part="box"
        onInput={(event) => {
          props.onInput?.(event);
          setLength(event.currentTarget.value.length);
        }}
      />
      {left !== undefined && (
        <p id={ids.trailing} data-part="count">
          {words.left({ count: left })}
        </p>
      )}
      {left !== undefined && (
        <VisuallyHidden role="status">
          {said.stage !== undefined && words.left({ count: said.left ?? 0 })}
        </VisuallyHidden>
      )}
    </Field>
  );
}
