import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useControllable } from './index.ts';

const draw = (value: string | undefined) => {
  const onChange = vi.fn<(value: string, details: { reason: string }) => void>();
  const { result } = renderHook(() => useControllable(value, 'first', onChange));
  return {
    result,
    onChange,
    change: () => act(() => result.current[1]('second', { reason: 'press' })),
  };
};

describe('useControllable', () => {
  it('stores the value when uncontrolled', () => {
    const { result, change } = draw(undefined);
    expect(result.current[0]).toBe('first');
    change();
    expect(result.current[0]).toBe('second');
  });

  it('uses the caller’s value when controlled', () => {
    const { result, change } = draw('theirs');
    change();
    expect(result.current[0]).toBe('theirs');
  });

  it('accepts null as a controlled value, such as "nothing chosen"', () => {
    const { result } = renderHook(() =>
      useControllable<string | null, []>(null, 'first', undefined),
    );
    expect(result.current[0]).toBeNull();
  });

  it.each([undefined, 'theirs'])('notifies the caller, who keeps %s', (value) => {
    const { onChange, change } = draw(value);
    change();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('second', { reason: 'press' });
  });
});
