import { useState } from 'react';

/**
 * A value the caller keeps, or that is kept here: `value` / `defaultValue` / `onValueChange` of a component.
 * @param value the caller's value; when undefined, the one kept here counts
 * @param initial what is kept here at first
 * @param onChange told each new value, whoever keeps it, with whatever details the component adds
 * @returns the present value, and the function that asks for another
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
