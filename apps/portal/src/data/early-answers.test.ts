import { describe, expect, it, vi } from 'vitest';
import { openEarlyAnswers } from './early-answers.ts';

function open() {
  let now = 1_000;
  const early = openEarlyAnswers({ now: () => now, subscribe: () => () => {} });
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`);
  return { early, ask, after: (milliseconds: number) => void (now += milliseconds) };
}

describe('answers asked for early', () => {
  it('are asked for once, and taken once', async () => {
    const { early, ask } = open();
    early.ask('stock', ask);
    early.ask('stock', ask);
    expect(ask).toHaveBeenCalledOnce();
    await expect(early.take('stock')).resolves.toBe('answer 1');
    expect(early.take('stock')).toBeUndefined();
    expect(early.take('other')).toBeUndefined();
  });

  it('are too old for a screen that stands five seconds later, which asks for itself', () => {
    const { early, ask, after } = open();
    early.ask('stock', ask);
    after(5_000);
    expect(early.take('stock')).toBeUndefined();
    early.ask('stock', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when something was written meanwhile', () => {
    const { early, ask } = open();
    early.ask('stock', ask);
    early.forget();
    expect(early.take('stock')).toBeUndefined();
  });

  it('tell a refusal to who takes it, and otherwise nobody', async () => {
    const { early } = open();
    early.ask('stock', async () => Promise.reject(new Error('refused')));
    early.ask('other', async () => Promise.reject(new Error('heard by nobody')));
    await expect(early.take('stock')).rejects.toThrow('refused');
  });
});
