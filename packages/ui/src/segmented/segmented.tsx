import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFormat } from '../i18n/index.ts';
import * as S from './segmented.styles.ts';

/** A view to select. */
export interface Segment<V extends string = string> {
  value: V;
  label: ReactNode;
  /** Number of items in the view; zero is shown too. Omit for none. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the group; not visible. */
  label: string;
  /** Two to about five options. */
  options: readonly Segment<V>[];
  /** Selected value when controlled. */
  value?: V | undefined;
  /** Initially selected value when uncontrolled. */
  defaultValue?: V | undefined;
  onValueChange?: (value: V, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** The density's control height, or 44 px for public pages. @default 'medium' */
  size?: 'medium' | 'large';
  /** Fills the width of its container, in equal parts. @default false */
  wide?: boolean;
}

/**
 * Switches immediately between a few views of the same content. For a value in a form use
 * `RadioGroup`. Built on native radio buttons: a single tab stop, navigated with the arrow keys.
 */
export function Segmented<V extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  wide = false,
  ...rest
}: SegmentedProps<V>) {
  const format = useFormat();
  const name = useId();
  const choice = (own: V) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
  return (
    <S.Root
      {...rest}
      role="radiogroup"
      aria-label={label}
      data-component="segmented"
      data-size={size}
      data-wide={wide || undefined}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            {...choice(option.value)}
            name={name}
            value={option.value}
            disabled={option.disabled}
            onChange={(event) => onValueChange?.(option.value, { event })}
          />
          {option.label}
          {option.count !== undefined && ' '}
          {option.count !== undefined && (
            <span data-part="count">{format.number(option.count)}</span>
          )}
        </label>
      ))}
    </S.Root>
  );
}
