import { useState } from 'react';

/**
 * A controlled or uncontrolled value: `value` / `defaultValue` / `onValueChange` of a component.
 * @param value the controlled value; undefined when uncontrolled
 * @param initial the initial uncontrolled value
 * @param onChange called with each new value in both modes, with component-specific details
 * @returns the current value, and a function that requests a new one
 */
export function useControllable<V, Details extends unknown[]>(
  value: V | undefined,
  initial: V,
  onChange: ((value: V, ...details: Details) => void) | undefined,
): [V, (next: V, ...details: Details) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: V, ...details: Details) => {
    setOwn(next);
    onChange?.(next, ...details);
  };
  return [value === undefined ? own : value, change];
}
