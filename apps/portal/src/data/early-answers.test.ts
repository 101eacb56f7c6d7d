import { describe, expect, it, vi } from 'vitest';
import { openEarlyAnswers } from './early-answers.ts';

function open() {
  let now = 1_000;
  const early = openEarlyAnswers({ now: () => now, subscribe: () => () => {} });
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`);
  return { early, ask, after: (milliseconds: number) => void (now += milliseconds) };
}

describe('early responses', () => {
  it('are requested once and used once', async () => {
    const { early, ask } = open();
    early.ask('stock', ask);
    early.ask('stock', ask);
    expect(ask).toHaveBeenCalledOnce();
    await expect(early.take('stock')).resolves.toBe('answer 1');
    expect(early.take('stock')).toBeUndefined();
    expect(early.take('other')).toBeUndefined();
  });

  it('expire for a screen mounted five seconds later, which sends its own request', () => {
    const { early, ask, after } = open();
    early.ask('stock', ask);
    after(5_000);
    expect(early.take('stock')).toBeUndefined();
    early.ask('stock', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are discarded after a write', () => {
    const { early, ask } = open();
    early.ask('stock', ask);
    early.forget();
    expect(early.take('stock')).toBeUndefined();
  });

  it('report an error only to the consumer', async () => {
    const { early } = open();
    early.ask('stock', async () => Promise.reject(new Error('refused')));
    early.ask('other', async () => Promise.reject(new Error('without a consumer')));
    await expect(early.take('stock')).rejects.toThrow('refused');
  });
});
