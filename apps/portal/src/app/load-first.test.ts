import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFirst } from './load-first.ts';
import { loaded } from './screen.tsx';

const catalogue = vi.hoisted(() => ({ load: () => Promise.resolve({ words: {} }) }));
vi.mock(import('../i18n/load-words.ts'), async (original) => ({
  ...(await original()),
  loadWords: async (locale) => ({ locale, ...(await catalogue.load()) }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('first render of the portal', () => {
  it('starts in the language of the page', async () => {
    expect(await loadFirst('fr')).toMatchObject({ locale: 'fr' });
  });

  it('starts in English without the catalogue', async () => {
    catalogue.load = () => Promise.reject(new Error('gone'));
    expect(await loadFirst('fr')).toEqual({ locale: 'en', words: {} });
  });

  it('starts without the code of the screen, which failed', async () => {
    const preload = vi.fn(() => Promise.reject(new Error('gone')));
    expect(await loadFirst('en', { preload })).toMatchObject({ locale: 'en' });
    expect(preload).toHaveBeenCalledOnce();
  });

  it('starts without the code of the screen, which hangs for 120 seconds', async () => {
    const started = vi.fn();
    void loadFirst(
      'en',
      loaded(() => new Promise<never>(() => {})),
    ).then(started);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(started).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalledOnce();
  });
});
