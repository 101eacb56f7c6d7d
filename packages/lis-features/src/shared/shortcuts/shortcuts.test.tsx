import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
    expect(run).not.toHaveBeenCalled();
  });

  it('do not run where the user switched them off, or after the screen is left', () => {
    const { run, unmount } = open(false);
    fireEvent.keyDown(document.body, { key: 'v' });
    unmount();
    const other = open();
    other.unmount();
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(run).not.toHaveBeenCalled();
    expect(other.run).not.toHaveBeenCalled();
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
