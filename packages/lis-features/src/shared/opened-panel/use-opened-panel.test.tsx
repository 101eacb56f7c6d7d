import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openedOf, useOpenedPanel } from './index.ts';

interface Props {
  opened: string | null;
  first?: 'panel' | 'list';
  listIsHidden?: boolean;
}

function Screen({ opened, first = 'panel', listIsHidden = false }: Props) {
  const panel = useOpenedPanel<HTMLDivElement>(opened);
  const list = listIsHidden ? null : <button type="button">Row</button>;
  return (
    <>
      <input aria-label="Scan" />
      {first === 'list' && list}
      <div ref={panel} tabIndex={-1} aria-label="Panel" role="group">
        {opened !== null && <button type="button">Next</button>}
      </div>
      {first === 'panel' && list}
    </>
  );
}

const panel = () => screen.getByRole('group', { name: 'Panel' });

describe('useOpenedPanel', () => {
  it.each([
    [
      'moves focus from a list behind the panel to it',
      { opened: null },
      'Row',
      { opened: 'a' },
      true,
    ],
    ['moves focus to the next one, too', { opened: 'a' }, 'Row', { opened: 'b' }, true],
    [
      'focuses the panel when the list is gone',
      { opened: null, first: 'list' },
      'Row',
      { opened: 'a', first: 'list', listIsHidden: true },
      true,
    ],
    [
      'keeps the focus in a list before it',
      { opened: null, first: 'list' },
      'Row',
      { opened: 'a', first: 'list' },
      false,
    ],
    ['keeps the focus while scanning', { opened: null }, 'Scan', { opened: 'a' }, false],
    ['keeps the focus inside the panel', { opened: 'a' }, 'Next', { opened: 'b' }, false],
    ['keeps the focus on closing', { opened: 'a' }, 'Row', { opened: null }, false],
    [
      'keeps the focus when opened from a pending address',
      { opened: '' },
      'Row',
      { opened: 'a' },
      false,
    ],
  ] satisfies [string, Props, string, Props, boolean][])(
    '%s',
    (_, before, pressed, after, isLed) => {
      const { rerender } = render(<Screen {...before} />);
      const control =
        pressed === 'Scan'
          ? screen.getByRole('textbox')
          : screen.getByRole('button', { name: pressed });
      control.focus();
      fireEvent.click(control);
      rerender(<Screen {...after} />);
      expect(document.activeElement === panel()).toBe(isLed);
    },
  );

  it('returns focus to the row when the panel is closed', () => {
    const { rerender } = render(<Screen opened={null} />);
    screen.getByRole('button', { name: 'Row' }).focus();
    rerender(<Screen opened="a" />);
    screen.getByRole('button', { name: 'Next' }).focus();
    rerender(<Screen opened={null} />);
    expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus();
  });

  it('does not move focus on a page that starts with an open record', () => {
    render(<Screen opened="a" />);
    expect(panel()).not.toHaveFocus();
  });

  it('identifies the open record', () => {
    expect(openedOf({ status: 'idle' })).toBeNull();
    expect(openedOf({ status: 'loading' })).toBe('');
    expect(openedOf({ status: 'ready', data: { id: 'a' }, freshness: 'fresh' })).toBe('a');
  });
});
