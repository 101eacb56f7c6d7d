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
  /** Visible lines before it scrolls; the user can resize it vertically. @default 3 */
  rows?: number;
  /**
   * Maximum number of characters. The remaining number is shown, and announced near the limit. When
   * omitted, there is no counter.
   */
  maxLength?: number | undefined;
}

/**
 * Remaining numbers of characters that are announced; announcing every letter would mask the text
 * itself.
 */
const ANNOUNCED_AT = [0, 5, 10, 20];

/**
 * Multi-line text. For one line use `TextField`. `ref` and native props apply to the `textarea`,
 * `className` and `style` to the root.
 */
export function TextAreaField({ maxLength, ref, ...props }: TextAreaFieldProps) {
  const words = useMessages(textAreaFieldMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  const [length, setLength] = useState(0);
  // Read from the element, because the value may come from the caller, a form library or the user.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an equal number does not re-render, so there is no loop
  useEffect(() => setLength(area.current?.value.length ?? 0));

  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - length);
  const stage = left === undefined ? undefined : ANNOUNCED_AT.find((mark) => left <= mark);
  const [announced, setAnnounced] = useState({ stage, left });
  if (announced.stage !== stage) setAnnounced({ stage, left });

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
          {announced.stage !== undefined && words.left({ count: announced.left ?? 0 })}
        </VisuallyHidden>
      )}
    </Field>
  );
}
