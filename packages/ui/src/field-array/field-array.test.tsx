import { screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../text-field/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { FieldArray, type FieldArrayProps } from './index.ts';

type Guest = { id: string; name: string };
const GUESTS: readonly Guest[] = [
  { id: 'a', name: 'Amara' },
  { id: 'b', name: 'Bruno' },
  { id: 'c', name: 'Chidi' },
];

describeConformance(FieldArray<Guest>, {
  component: 'field-array',
  props: {
    label: 'Guests',
    rowLabel: 'Guest',
    rows: GUESTS,
    onRowsChange: () => {},
    renderRow: () => null,
  },
});

function Guests({ onRowsChange, rows: first = GUESTS, ...props }: Partial<FieldArrayProps<Guest>>) {
  const [rows, setRows] = useState(first);
  const made = useRef(0);
  return (
    <FieldArray
      label="Guests"
      rowLabel="Guest"
      newRow={() => ({ id: `new-${(made.current += 1)}`, name: '' })}
      renderRow={(guest) => <TextField label="Name" defaultValue={guest.name} />}
      {...props}
      rows={rows}
      onRowsChange={(next, change) => {
        onRowsChange?.(next, change);
        setRows(next);
      }}
    />
  );
}

const names = () => screen.queryAllByRole<HTMLInputElement>('textbox').map((input) => input.value);
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');
const nameIn = (row: string) =>
  within(screen.getByRole('group', { name: row })).getByRole('textbox');

describe('FieldArray', () => {
  it('adds a row at the end, announces it and focuses it', async () => {
    const onRowsChange = vi.fn();
    const { user } = renderUi(<Guests addLabel="Add a guest" onRowsChange={onRowsChange} />);
    await user.click(button('Add a guest'));
    expect(onRowsChange).toHaveBeenCalledExactlyOnceWith([...GUESTS, { id: 'new-1', name: '' }], {
      reason: 'added',
      index: 3,
    });
    expect(nameIn('Guest 4')).toHaveFocus();
    expect(status()).toHaveTextContent('Guest 4 was added');
  });

  it.each([0, 1, 2])(
    'removes row %s, offers undo in its position, and restores it there',
    async (index) => {
      const onRowsChange = vi.fn();
      const { user } = renderUi(<Guests onRowsChange={onRowsChange} />);
      await user.click(button(`Remove Guest ${index + 1}`));
      expect(names()).toEqual(GUESTS.toSpliced(index, 1).map(({ name }) => name));
      expect(status()).toHaveTextContent(`Guest ${index + 1} was removed.`);
      expect(button('Undo')).toHaveFocus();
      expect(screen.getAllByRole('listitem')[index]).toContainElement(button('Undo'));

      await user.keyboard('{Enter}');
      expect(names()).toEqual(['Amara', 'Bruno', 'Chidi']);
      expect(onRowsChange).toHaveBeenLastCalledWith(GUESTS, { reason: 'restored', index });
      expect(nameIn(`Guest ${index + 1}`)).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    },
  );

  it('restores the only row', async () => {
    const { user } = renderUi(<Guests rows={GUESTS.slice(0, 1)} />);
    await user.click(button('Remove Guest 1'));
    expect(names()).toEqual([]);
    await user.click(button('Undo'));
    expect(names()).toEqual(['Amara']);
  });

  it('discards the removed row on the next change', async () => {
    const { user } = renderUi(<Guests />);
    await user.click(button('Remove Guest 2'));
    await user.click(button('Add'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('moves a row with its input and keeps focus on the move button', async () => {
    const onRowsChange = vi.fn();
    const { user } = renderUi(<Guests reorderable onRowsChange={onRowsChange} />);
    await user.type(nameIn('Guest 3'), ' Okoro');
    await user.click(button('Move Guest 3 up'));
    expect(onRowsChange.mock.lastCall?.[1]).toEqual({ reason: 'moved', from: 2, to: 1 });
    expect(names()).toEqual(['Amara', 'Chidi Okoro', 'Bruno']);
    expect(status()).toHaveTextContent('Moved to place 2 of 3');
    expect(button('Move Guest 2 up')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Chidi Okoro', 'Amara', 'Bruno']);
    expect(button('Move Guest 1 up')).toHaveFocus();
    expect(button('Move Guest 1 up')).toHaveAccessibleDescription('It is the first');
    await user.keyboard('{Enter}');
    expect(onRowsChange).toHaveBeenCalledTimes(2);
  });

  it('enforces its minimum and maximum, and explains why', async () => {
    const onRowsChange = vi.fn();
    const { user } = renderUi(<Guests min={3} max={3} onRowsChange={onRowsChange} />);
    expect(button('Remove Guest 1')).toHaveAccessibleDescription('There must be at least 3');
    expect(button('Add')).toHaveAccessibleDescription('There can be no more than 3');
    await user.click(button('Remove Guest 1'));
    await user.click(button('Add'));
    expect(onRowsChange).not.toHaveBeenCalled();
  });

  it('cannot add rows without `newRow`, nor move rows unless reorderable', () => {
    renderUi(<Guests newRow={undefined} />);
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  });

  it('has the descriptions and states of every field', () => {
    renderUi(<Guests id="guests" optional hint="Who comes with you." error="Name at least one" />);
    const group = screen.getByRole('group', { name: 'Guests (optional)' });
    expect(group).toHaveAccessibleDescription('Who comes with you. Name at least one');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAttribute('id', 'guests');
  });
});
