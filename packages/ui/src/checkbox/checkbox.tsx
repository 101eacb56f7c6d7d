import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { FieldNotes, useField, type FieldWords } from '../field/index.ts';
import * as S from './checkbox.styles.ts';

export interface CheckboxProps
  extends
    Omit<FieldWords, 'labelTrailing' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /**
   * Some but not all of the represented items are selected. Shown until the checkbox is toggled.
   * @default false
   */
  indeterminate?: boolean;
}

/**
 * A true/false statement, submitted with its form. For a setting that takes effect immediately use
 * `Switch`; for one of several options `RadioGroup`. `ref` and native props apply to the `input`,
 * `className` and `style` to the root.
 */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const { frame, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // `indeterminate` has no HTML attribute, and the browser clears it on each click.
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
