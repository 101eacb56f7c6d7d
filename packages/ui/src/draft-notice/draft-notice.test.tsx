import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { FROZEN_INSTANT, renderUi } from '../testing/index.ts';
import { DraftNotice, useDraft, type DraftOptions, type DraftStorage } from './index.ts';

describeConformance(DraftNotice, {
  component: 'draft-notice',
  props: { draft: { state: 'none', savedAt: undefined, restoredAt: undefined } },
});

interface Answers {
  town: string;
  password?: string;
}
const NOON = Date.parse('2026-05-12T12:04:00Z');
const KEPT = JSON.stringify({ savedAt: '2026-05-12T12:04:00.000Z', values: { town: 'Oslo' } });

/** A test harness with an in-memory store and a fake clock. */
function bench(text?: string) {
  const items = new Map<string, string>(text === undefined ? [] : [['form', text]]);
  const storage: DraftStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void items.set(key, value)),
    removeItem: (key) => void items.delete(key),
  };
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => NOON,
    subscribe: (tick) => {
      timers.add(tick);
      return () => timers.delete(tick);
    },
  };
  const rest = () =>
    act(() => {
      for (const each of timers) each();
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClockProvider clock={clock}>{children}</ClockProvider>
  );
  const accept = (values: unknown) =>
    typeof (values as Answers).town === 'string' ? (values as Answers) : undefined;
  const start = (more: Partial<DraftOptions<Answers>> = {}) =>
    renderHook(
      () => useDraft<Answers>({ key: 'form', storage, initial: { town: '' }, accept, ...more }),
      { wrapper },
    );
  return { items, storage, timers, rest, wrapper, accept, start };
}

describe('useDraft', () => {
  it('saves the latest content after a pause in typing', () => {
    const { items, storage, timers, rest, start } = bench();
    const { result } = start();
    expect(result.current).toMatchObject({
      initial: { town: '' },
      state: 'none',
      savedAt: undefined,
      restoredAt: undefined,
    });
    act(() => result.current.save({ town: 'O' }));
    act(() => result.current.save({ town: 'Oslo' }));
    expect(result.current.state).toBe('waiting');
    expect(storage.setItem).not.toHaveBeenCalled();
    rest();
    expect(storage.setItem).toHaveBeenCalledOnce();
    expect(items.get('form')).toBe(KEPT);
    expect(result.current).toMatchObject({ state: 'saved', savedAt: '2026-05-12T12:04:00.000Z' });
    expect(timers.size).toBe(0);
  });

  it('restores the draft of an earlier visit over the fields that were not saved', () => {
    const { result } = bench(KEPT).start({ initial: { town: '', password: '' } });
    expect(result.current).toMatchObject({
      initial: { town: 'Oslo', password: '' },
      restoredAt: '2026-05-12T12:04:00.000Z',
      state: 'saved',
    });
  });

  it.each([
    'not a draft',
    JSON.stringify({ savedAt: '2026-05-12T12:04:00Z', values: { town: 7 } }),
  ])('starts empty when the store contains %j', (text) => {
    const { result } = bench(text).start();
    expect(result.current).toMatchObject({
      initial: { town: '' },
      restoredAt: undefined,
      state: 'none',
    });
  });

  it('never saves a secret or an excluded field', () => {
    const { items, rest, start } = bench();
    const { result } = start({ never: ['town'] });
    act(() => result.current.save({ town: 'Oslo', password: 'plainly invented' }));
    rest();
    expect(items.get('form')).not.toMatch(/Oslo|plainly invented/);
  });

  it('excludes the password fields of its form, visible or not, and fields marked as secret', () => {
    const { items, storage, rest, wrapper } = bench();
    function Form() {
      const form = useRef<HTMLFormElement>(null);
      const draft = useDraft<Record<string, string>>({
        key: 'form',
        storage,
        initial: {},
        accept: () => undefined,
        form,
      });
      return (
        <form
          ref={form}
          onChange={() => draft.save({ town: 'Oslo', door: 'one', lock: 'two', hint: 'three' })}
        >
          <input aria-label="Town" />
          <input name="door" type="password" />
          <input name="lock" type="text" autoComplete="new-password" />
          <input name="hint" data-draft="never" />
        </form>
      );
    }
    render(<Form />, { wrapper });
    fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'Oslo' } });
    rest();
    expect(JSON.parse(items.get('form') ?? '{}')).toMatchObject({ values: { town: 'Oslo' } });
    expect(items.get('form')).not.toMatch(/one|two|three/);
  });

  it('saves pending changes on leaving the page and on switching tabs', () => {
    const { items, start } = bench();
    const { result, unmount } = start();
    act(() => result.current.save({ town: 'Oslo' }));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    vi.restoreAllMocks();
    expect(items.get('form')).toContain('Oslo');
    act(() => result.current.save({ town: 'Bergen' }));
    unmount();
    expect(items.get('form')).toContain('Bergen');
  });

  it('deletes the draft on Discard, including pending changes', () => {
    const { items, rest, start } = bench(KEPT);
    const { result } = start();
    act(() => result.current.save({ town: 'Bergen' }));
    act(() => result.current.discard());
    rest();
    expect(items.size).toBe(0);
    expect(result.current).toMatchObject({
      state: 'none',
      savedAt: undefined,
      restoredAt: undefined,
    });
  });

  it('reports that nothing is saved when the store fails', () => {
    const { storage, rest, start } = bench();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { result } = start();
    act(() => result.current.save({ town: 'Oslo' }));
    rest();
    expect(result.current.state).toBe('failed');
  });
});

describe('DraftNotice', () => {
  const none = { savedAt: undefined, restoredAt: undefined };

  it('shows when the draft was saved: only the time for today, date and time for earlier days', () => {
    const { rerender } = renderUi(
      <DraftNotice draft={{ ...none, state: 'saved', savedAt: FROZEN_INSTANT }} />,
    );
    expect(screen.getByText('Draft saved 08:42')).toBeInTheDocument();
    rerender(<DraftNotice draft={{ ...none, state: 'saved', savedAt: '2026-05-11T23:59:00Z' }} />);
    expect(screen.getByText('Draft saved 11 May 2026, 23:59')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces only that a draft could not be saved', () => {
    renderUi(<DraftNotice draft={{ ...none, state: 'failed' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('The draft could not be saved');
  });

  it('offers to discard a restored draft, then confirms the deletion and keeps focus', async () => {
    const onDiscard = vi.fn();
    const { user, rerender } = renderUi(
      <DraftNotice
        draft={{ state: 'saved', savedAt: FROZEN_INSTANT, restoredAt: FROZEN_INSTANT }}
        onDiscard={onDiscard}
      />,
    );
    expect(screen.getByText('Your draft from 08:42 was restored.')).toBeInTheDocument();
    expect(screen.queryByText('Draft saved 08:42')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    rerender(<DraftNotice draft={{ ...none, state: 'none' }} onDiscard={onDiscard} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Draft discarded');
    expect(screen.getByRole('status').parentElement).toHaveFocus();
  });

  it('offers no action without a handler', () => {
    renderUi(
      <DraftNotice
        draft={{ state: 'saved', savedAt: FROZEN_INSTANT, restoredAt: FROZEN_INSTANT }}
      />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
