import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_TIMEOUT_MS, loadCode } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe('loadCode', () => {
  it('returns the code and leaves no timer', async () => {
    await expect(loadCode(async () => 'code')).resolves.toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('repeats a failed request once', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('dropped')).mockResolvedValueOnce('code');
    await expect(loadCode(load)).resolves.toBe('code');
    load.mockReset().mockRejectedValue(new Error('gone'));
    await expect(loadCode(load)).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects code that has not arrived after 120 seconds, without a second request', async () => {
    expect(CODE_TIMEOUT_MS).toBe(120_000);
    const load = vi.fn(never);
    const failed = vi.fn();
    loadCode(load).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('limits the repeated request, too', async () => {
    const failed = vi.fn();
    loadCode(vi.fn(never).mockRejectedValueOnce(new Error('dropped'))).catch(failed);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(failed).toHaveBeenCalledOnce();
  });
});
