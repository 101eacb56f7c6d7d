import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFormat } from '../i18n/index.ts';
import * as S from './segmented.styles.ts';

/** One of the views to choose from. */
export interface Segment<V extends string = string> {
  value: V;
  label: ReactNode;
  /** How much it holds; zero is drawn too. When omitted, nothing is. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** What is chosen between; heard, not seen. */
  label: string;
  /** Two to about five. */
  options: readonly Segment<V>[];
  /** The chosen value, when the caller keeps it. */
  value?: V | undefined;
  /** The value chosen at first, when the browser keeps it. */
  defaultValue?: V | undefined;
  onValueChange?: (value: V, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** The density's control height, or 44 px for public pages. @default 'medium' */
  size?: 'medium' | 'large';
  /** Fills the width of its container, in equal parts. @default false */
  wide?: boolean;
}

/**
 * Switches what is shown between a few views of the same thing, at once. For an answer in a form use `RadioGroup`.
 * Made of native radios: one stop of the Tab key, walked by arrows.
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
