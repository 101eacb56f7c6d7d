import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { FieldNotes, useField, type FieldWords } from '../field/index.ts';
import * as S from './checkbox.styles.ts';

export interface CheckboxProps
  extends
    Omit<FieldWords, 'labelTrailing' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Some but not all of what the box stands for is chosen. Drawn until the box is pressed. @default false */
  indeterminate?: boolean;
}

/**
 * A statement that holds or not, sent with its form. For a setting that takes effect at once use `Switch`; for one
 * of several answers `RadioGroup`. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const { frame, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // No attribute exists for it, and the browser drops it at each press.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, props.checked]);
  return (
    <S.Root
      className={frame.className}
      style={frame.style}
      data-component="checkbox"
      data-dense={frame.dense || undefined}
      data-label={frame.labelVisibility}
    >
      <input {...control} ref={input} type="checkbox" />
      <label htmlFor={frame.ids.control}>{frame.label}</label>
      <FieldNotes ids={frame.ids} hint={frame.hint} error={frame.error} />
    </S.Root>
  );
}
