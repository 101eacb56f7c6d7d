import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moveFocus } from './index.ts';

function List() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the buttons inside
    <div onKeyDown={(event) => moveFocus(event, event.currentTarget.querySelectorAll('button'))}>
      <input aria-label="Filter" />
      <button type="button">First</button>
      <button type="button">Second</button>
      <button type="button">Third</button>
    </div>
  );
}

describe('moveFocus', () => {
  it.each([
    ['Second', 'ArrowDown', 'Third'],
    ['Second', 'ArrowUp', 'First'],
    ['Third', 'Home', 'First'],
    ['First', 'End', 'Third'],
    ['First', 'ArrowUp', 'First'],
    ['Third', 'ArrowDown', 'Third'],
    ['Second', 'ArrowLeft', 'Second'],
  ])('moves from %s with %s to %s', (from, key, to) => {
    render(<List />);
    const start = screen.getByRole('button', { name: from });
    start.focus();
    const isLeftToBrowser = fireEvent.keyDown(start, { key });
    expect(screen.getByRole('button', { name: to })).toHaveFocus();
    expect(isLeftToBrowser).toBe(from === to);
  });

  it('leaves keys of other elements to the browser', () => {
    render(<List />);
    const field = screen.getByLabelText('Filter');
    field.focus();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
    expect(field).toHaveFocus();
  });
});
