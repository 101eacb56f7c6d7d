import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';

interface Parcel {
  id: string;
  sender: string;
  weight: string;
}

const parcels: Parcel[] = [
  { id: 'P-1', sender: 'Nair', weight: '2.4' },
  { id: 'P-2', sender: 'Costa', weight: '10.0' },
  { id: 'P-3', sender: 'Ahmed', weight: '0.3' },
];
const columns: TableColumn<Parcel>[] = [
  { id: 'id', header: 'Parcel', width: '8rem', rowHeader: true, render: (row) => row.id },
  { id: 'sender', header: 'Sender', render: (row) => row.sender },
  { id: 'weight', header: 'Weight', align: 'end', render: (row) => row.weight },
];
const base = { columns, rows: parcels, rowKey: (row: Parcel) => row.id, caption: 'Parcels' };
const draw = (props: Partial<TableProps<Parcel>> = {}) => renderUi(<Table {...base} {...props} />);

describeConformance(Table<Parcel>, { component: 'table', props: base });

describe('Table', () => {
  it('is named by its caption, with row and column headers', () => {
    draw();
    const table = screen.getByRole('table', { name: 'Parcels' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Parcel', 'Sender', 'Weight']);
    const row = within(table).getByRole('row', { name: /P-2/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('P-2');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Costa', '10.0']);
  });

  it.each([
    ['few', '6rem'],
    ['some', '10rem'],
    ['many', '15rem'],
  ])('shows cards where %s columns do not fit, with one of %s beside two others', (room, width) => {
    const { container } = draw({
      columns: columns.map((column) => (column.id === 'sender' ? { ...column, width } : column)),
    });
    expect(container.querySelector('[data-component=table]')).toHaveAttribute('data-columns', room);
  });

  it('labels each value in card layout, except under a hidden header', () => {
    draw({
      columns: [
        ...columns,
        {
          id: 'actions',
          header: 'Actions',
          headerHidden: true,
          render: () => <button type="button">Sign</button>,
        },
      ],
    });
    const row = screen.getByRole('row', { name: /P-1/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['Sender', 'Weight', null]);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  });

  it('keeps the widths of its columns', () => {
    const { container } = draw();
    expect(container.querySelector('col')?.style.inlineSize).toBe('8rem');
  });

  it('shows an empty text without rows', () => {
    draw({ rows: [], emptyLabel: 'No parcel today' });
    expect(screen.getByRole('cell', { name: 'No parcel today' })).toHaveAttribute('colspan', '3');
  });

  it('renders placeholders under the real header, and is busy', () => {
    draw({ skeletonRows: 2 });
    expect(screen.getByRole('table', { name: 'Parcels' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.queryByText('P-1')).toBeNull();
  });

  it('has no row links by default', () => {
    draw({ selectedKey: 'P-2' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('row', { name: /P-2/ })).toHaveAttribute('aria-current', 'true');
  });
});

describe('Table rows with a link', () => {
  it('have the link in the row header, by the app’s link component', () => {
    renderUi(
      <LinkProvider component={(props) => <a data-router="" {...props} />}>
        <Table {...base} rowHref={(row) => `/parcels/${row.id}`} selectedKey="P-2" />
      </LinkProvider>,
    );
    const link = within(screen.getByRole('rowheader', { name: 'P-2' })).getByRole('link', {
      name: 'P-2',
    });
    expect(link).toHaveAttribute('href', '/parcels/P-2');
    expect(link).toHaveAttribute('data-router');
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('row', { name: /P-2/ })).not.toHaveAttribute('aria-current');
  });

  it('have the link in the first cell when no column is a row header', () => {
    draw({ columns: columns.slice(1), rowHref: (row) => `/parcels/${row.id}` });
    expect(screen.getByRole('link', { name: 'Ahmed' })).toHaveAttribute('href', '/parcels/P-3');
  });
});

describe('Table rows with a callback', () => {
  it('call back with their row', async () => {
    const onRowOpen = vi.fn();
    const { user } = draw({ onRowOpen });
    await user.click(screen.getByRole('button', { name: 'P-2' }));
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(parcels[1]);
  });

  it.each([
    ['{ArrowDown}', 'P-1', 'P-2'],
    ['{ArrowDown}', 'P-3', 'P-3'],
    ['{ArrowUp}', 'P-3', 'P-2'],
    ['{ArrowUp}', 'P-1', 'P-1'],
    ['{End}', 'P-1', 'P-3'],
    ['{Home}', 'P-3', 'P-1'],
  ])('%s moves from %s to %s', async (key, from, to) => {
    const { user } = draw({ onRowOpen: vi.fn() });
    screen.getByRole('button', { name: from }).focus();
    await user.keyboard(key);
    expect(screen.getByRole('button', { name: to })).toHaveFocus();
  });

  it('open with Enter', async () => {
    const onRowOpen = vi.fn();
    const { user } = draw({ onRowOpen });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(parcels[1]);
  });

  it('are marked by their tone', () => {
    draw({ rowTone: ({ id }) => (id === 'P-1' ? 'caution' : undefined) });
    const marked = screen.getAllByRole('row').filter((row) => row.dataset['tone'] === 'caution');
    expect(marked).toEqual([screen.getByRole('row', { name: /P-1/ })]);
  });

  it('leave the arrow keys to other controls in the row', async () => {
    const actions: TableColumn<Parcel> = {
      id: 'note',
      header: 'Note',
      render: (row) => <input aria-label={`Note on ${row.id}`} />,
    };
    const { user } = draw({ onRowOpen: vi.fn(), columns: [...columns, actions] });
    const note = screen.getByRole('textbox', { name: 'Note on P-1' });
    note.focus();
    await user.keyboard('{ArrowDown}');
    expect(note).toHaveFocus();
  });
});
