import type { ComponentPropsWithRef } from 'react';
import { FieldNotes, useField, type FieldWords } from '../field/index.ts';
import * as S from './switch.styles.ts';

export interface SwitchProps
  extends
    Omit<FieldWords, 'labelTrailing' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {}

/**
 * An on/off setting that takes effect immediately. For a statement submitted with a form use
 * `Checkbox`. `ref` and native props (`checked`, `defaultChecked`, `onChange`) apply to the
 * `input`, `className` and `style` to the root.
 */
export function Switch(props: SwitchProps) {
  const { frame, control } = useField(props);
  return (
    <S.Root
      className={frame.className}
      style={frame.style}
      data-component="switch"
      data-dense={frame.dense || undefined}
      data-label={frame.labelVisibility}
    >
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state */}
      <input {...control} type="checkbox" role="switch" />
      <label htmlFor={frame.ids.control}>{frame.label}</label>
      <FieldNotes ids={frame.ids} hint={frame.hint} error={frame.error} />
    </S.Root>
  );
}
