import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShortcutsProvider, useShortcutEntries, useShortcuts } from './index.ts';

function Screen({ run, key = 'v' }: { run: () => void; key?: string }) {
  useShortcuts([
    { key, label: 'Verify', run },
    { key: '?', label: '', run },
  ]);
  return (
    <>
      <input aria-label="Value" />
      <select aria-label="Unit" />
      <input type="checkbox" aria-label="Overdue" />
    </>
  );
}

function Entries() {
  const entries = useShortcutEntries();
  return <p title="Entries">{entries.map(({ key, label }) => `${key} ${label}`).join(', ')}</p>;
}

const open = (enabled = true) => {
  const run = vi.fn();
  const page = render(
    <ShortcutsProvider enabled={enabled}>
      <Screen run={run} />
      <Entries />
    </ShortcutsProvider>,
  );
  return { run, ...page };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses keys with this pause in ms after each. */
const press = (pause: number, ...keys: readonly string[]) => {
  for (const key of keys) {
    fireEvent.keyDown(document.body, { key });
    vi.advanceTimersByTime(pause);
  }
};

describe('single-key shortcuts', () => {
  it.each([
    ['on the page', () => document.body, { key: 'v' }],
    ['with Caps Lock', () => document.body, { key: 'V' }],
    ['on a check box', () => screen.getByLabelText('Overdue'), { key: 'v' }],
    [
      'with Alt inside a text field',
      () => screen.getByLabelText('Value'),
      { key: '√', code: 'KeyV', altKey: true },
    ],
  ])('run %s', (_, target, event) => {
    const { run } = open();
    fireEvent.keyDown(target(), event);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['inside a text field', () => screen.getByLabelText('Value'), { key: 'v' }],
    ['inside a select', () => screen.getByLabelText('Unit'), { key: 'v' }],
    ['with Ctrl', () => document.body, { key: 'v', ctrlKey: true }],
    ['while the key is held down', () => document.body, { key: 'v', repeat: true }],
    ['for another key', () => document.body, { key: 'b' }],
  ])('do not run %s', (_, target, event) => {
    const { run } = open();
    fireEvent.keyDown(target(), event);
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  });

  it('do not run where the user switched them off, or after the screen is left', () => {
    const { run, unmount } = open(false);
    fireEvent.keyDown(document.body, { key: 'v' });
    unmount();
    const other = open();
    other.unmount();
    fireEvent.keyDown(document.body, { key: 'v' });
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
    expect(other.run).not.toHaveBeenCalled();
  });

  it.each([
    ['at the start', ['v', '2', '6', 'Enter']],
    ['inside', ['2', 'v', '6', 'Enter']],
    ['at the end', ['2', '6', 'v', 'Enter']],
    ['at the end of a scan without Enter', ['2', '6', 'v']],
  ])('do not run for a letter of a scanned number: %s', (_, keys) => {
    const { run } = open();
    press(20, ...keys);
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
    press(100, 'v', 'v');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('run for a sign that needs Shift', () => {
    const { run } = open();
    press(10, 'Shift');
    press(100, '?');
    expect(run).toHaveBeenCalledOnce();
  });

  it('run another action of a letter with Shift', () => {
    const [plain, shifted] = [vi.fn(), vi.fn()];
    function Letters() {
      useShortcuts([
        { key: 'x', label: 'Select', run: plain },
        { key: 'x', shift: true, label: 'Select to here', run: shifted },
      ]);
      return null;
    }
    render(<Letters />);
    fireEvent.keyDown(document.body, { key: 'X', shiftKey: true });
    expect([plain, shifted].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    // Caps Lock writes a capital letter too.
    fireEvent.keyDown(document.body, { key: 'X' });
    fireEvent.keyDown(document.body, { key: 'x' });
    expect([plain, shifted].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  it('are listed with their label while the screen is displayed', () => {
    const { rerender } = open();
    expect(screen.getByTitle('Entries')).toHaveTextContent('v Verify');
    rerender(
      <ShortcutsProvider enabled>
        <Entries />
      </ShortcutsProvider>,
    );
    expect(screen.getByTitle('Entries').textContent).toBe('');
  });
});
