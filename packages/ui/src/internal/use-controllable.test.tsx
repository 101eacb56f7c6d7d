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

describe('a controllable value', () => {
  it('is kept here when the caller gives none', () => {
    const { result, change } = draw(undefined);
    expect(result.current[0]).toBe('first');
    change();
    expect(result.current[0]).toBe('second');
  });

  it('stays what the caller says', () => {
    const { result, change } = draw('theirs');
    change();
    expect(result.current[0]).toBe('theirs');
  });

  it('takes null for a value of the caller, such as "nothing chosen"', () => {
    const { result } = renderHook(() =>
      useControllable<string | null, []>(null, 'first', undefined),
    );
    expect(result.current[0]).toBeNull();
  });

  it.each([undefined, 'theirs'])('tells the caller, who keeps %s', (value) => {
    const { onChange, change } = draw(value);
    change();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('second', { reason: 'press' });
  });
});
