import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider, type LinkProps } from '../link/index.ts';
import { loading, ready } from '../resource/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { parcels, textColumns, type Parcel } from './data-table.args.ts';
import {
  cellEdit,
  columnChoice,
  DataTable,
  moreRows,
  noSelection,
  pages,
  rowSelection,
  sorting,
  type DataTableColumn,
  type DataTableProps,
  type Selection,
  type Sort,
} from './index.ts';

const rows = parcels(5);
const base = {
  columns: textColumns,
  resource: ready(rows),
  rowKey: (row: Parcel) => row.id,
  caption: 'Parcels',
};
const id = (number: number) => `260512-${String(number).padStart(5, '0')}`;

interface StatefulTableProps extends Partial<
  Omit<DataTableProps<Parcel>, 'sorting' | 'selection' | 'columnChoice'>
> {
  sort?: Sort;
  onSortChange?: (sort: Sort, details: object) => void;
  onSelectionChange?: (selection: Selection, details: object) => void;
  bulkActions?: ReactNode;
  selectMatching?: boolean;
  columnChoice?: DataTableProps<Parcel>['columnChoice'];
}

/** The table in a wrapper that stores its state. */
function StatefulTable({
  sort: firstSort,
  onSortChange,
  onSelectionChange,
  bulkActions,
  selectMatching = false,
  ...props
}: StatefulTableProps) {
  const [sort, setSort] = useState(firstSort);
  const [selection, setSelection] = useState(noSelection);
  return (
    <DataTable
      {...base}
      {...props}
      {...(onSortChange && {
        sorting: sorting({
          sort,
          onSortChange: (next, details) => {
            setSort(next);
            onSortChange(next, details);
          },
        }),
      })}
      {...(onSelectionChange && {
        selection: rowSelection({
          selection,
          onSelectionChange: (next, details) => {
            setSelection(next);
            onSelectionChange(next, details);
          },
          bulkActions,
          selectMatching,
        }),
      })}
    />
  );
}
const draw = (props: StatefulTableProps = {}) => renderUi(<StatefulTable {...props} />);
const table = () => screen.getByRole('table', { name: 'Parcels' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);
const firstCells = () => bodyRows().map((row) => within(row).getByRole('rowheader').textContent);

/** jsdom has no layout, so the scroll position and height are stubbed. */
function scrollTo(rowsDown: number, rowHeight = 44) {
  const scroller = table().parentElement as HTMLElement;
  Object.defineProperties(scroller, {
    clientHeight: { value: 440, configurable: true },
    scrollTop: { value: rowsDown * rowHeight, configurable: true, writable: true },
  });
  act(() => void fireEvent.scroll(scroller));
}

describeConformance(DataTable<Parcel>, { component: 'data-table', props: base });

describe('DataTable', () => {
  it('is named by its caption, with row and column headers', () => {
    draw();
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(textColumns.map(({ header }) => header));
    expect(firstCells()).toEqual([1, 2, 3, 4, 5].map(id));
  });

  it('counts rows on other pages, including the header', () => {
    draw({ paging: pages({ from: 51, total: 1204 }) });
    expect(table()).toHaveAttribute('aria-rowcount', '1205');
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '52');
  });

  it.each([
    ['unknown with uncounted pages', pages({ from: 1 }), '-1'],
    ['unknown when more rows can be loaded', moreRows({ onMore: vi.fn() }), '-1'],
    ['known once all rows are loaded', moreRows({}), '6'],
    ['no paging', undefined, '6'],
  ])('announces the number of rows: %s', (_name, paging, count) => {
    draw({ paging });
    expect(table()).toHaveAttribute('aria-rowcount', count);
  });

  it('keeps filter and footer while rows are loading, missing or failed', () => {
    const given = { filter: <input aria-label="Filter" />, paging: pages({ from: 1, total: 9 }) };
    const { rerender } = draw({ ...given, resource: loading });
    for (const resource of [
      { status: 'empty', reason: 'no-match' },
      { status: 'error', error: { kind: 'server' } },
    ] as const) {
      rerender(<StatefulTable {...given} resource={resource} />);
      expect(screen.getByRole('textbox', { name: 'Filter' })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Pages' })).toBeInTheDocument();
      expect(screen.queryByRole('table')).toBeNull();
    }
  });

  it('is busy while refreshing', () => {
    draw({ resource: { status: 'ready', data: rows, freshness: 'refreshing' } });
    expect(table()).toHaveAttribute('aria-busy', 'true');
  });

  it('disables actions on sample rows', () => {
    draw({
      resource: { status: 'ready', data: rows, freshness: 'sample' },
      rowHref: () => '#',
      onSelectionChange: vi.fn(),
    });
    expect(within(table()).queryByRole('link')).toBeNull();
    expect(within(table()).queryByRole('checkbox')).toBeNull();
  });
});

describe('DataTable sorting', () => {
  it('sorts the rows when the column has a comparator, and announces it', async () => {
    const { user } = draw({ onSortChange: vi.fn() });
    await user.click(screen.getByRole('button', { name: 'Weight, kg' }));
    expect(screen.getByRole('columnheader', { name: 'Weight, kg' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(firstCells()).toEqual([1, 2, 3, 4, 5].map(id));
    await user.click(screen.getByRole('button', { name: 'Weight, kg' }));
    expect(firstCells()).toEqual([5, 4, 3, 2, 1].map(id));
    expect(screen.getByText('Sorted by Weight, kg, descending')).toBeInTheDocument();
  });

  it('requests sorted rows from the server and keeps their order', async () => {
    const onSortChange = vi.fn();
    const columns = textColumns.map((column): DataTableColumn<Parcel> => ({
      ...column,
      sort: 'server',
    }));
    const { user } = draw({ columns, onSortChange });
    await user.click(screen.getByRole('button', { name: 'Sender' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith(
      { column: 'sender', direction: 'ascending' },
      expect.anything(),
    );
    expect(firstCells()).toEqual([1, 2, 3, 4, 5].map(id));
  });

  it('has no button in an unsortable header, nor anywhere without a handler', () => {
    const { unmount } = draw({ onSortChange: vi.fn() });
    expect(
      within(screen.getByRole('columnheader', { name: 'Gate' })).queryByRole('button'),
    ).toBeNull();
    unmount();
    draw();
    expect(within(table()).queryByRole('button')).toBeNull();
  });
});

describe('DataTable row opening', () => {
  /** The app's link component. */
  const AppLink = (link: LinkProps) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- `LinkProps` always includes `href`
    <a
      {...link}
      onClick={(event) => {
        event.preventDefault();
        followed(link.href, event.ctrlKey);
      }}
    />
  );
  const Links = (props: StatefulTableProps) => (
    <LinkProvider component={AppLink}>
      <StatefulTable rowHref={(row) => `/parcels/${row.id}`} {...props} />
    </LinkProvider>
  );
  const followed = vi.fn();
  beforeEach(() => followed.mockClear());

  it('follows the row header link from anywhere on the row, through the app’s router', async () => {
    const { user } = renderUi(<Links />);
    await user.click(screen.getByText('Yard', { selector: 'td' }));
    expect(followed).toHaveBeenCalledExactlyOnceWith(`/parcels/${id(2)}`, false);
  });

  it('follows the link once when it is clicked directly', async () => {
    const { user } = renderUi(<Links />);
    await user.click(screen.getByRole('link', { name: id(3) }));
    expect(followed).toHaveBeenCalledExactlyOnceWith(`/parcels/${id(3)}`, false);
  });

  it('opens a new tab with the middle button', () => {
    renderUi(<Links />);
    fireEvent(
      screen.getByText('Yard', { selector: 'td' }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    );
    expect(followed).toHaveBeenCalledExactlyOnceWith(`/parcels/${id(2)}`, true);
  });

  it('ignores clicks on other controls in a row and text selection', async () => {
    const columns: DataTableColumn<Parcel>[] = [
      ...textColumns,
      { id: 'sign', header: 'Sign', render: (row) => <button type="button">Sign {row.id}</button> },
    ];
    const { user } = renderUi(<Links columns={columns} />);
    await user.click(screen.getByRole('button', { name: `Sign ${id(2)}` }));
    await user.tripleClick(screen.getByText('Yard', { selector: 'td' }));
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('calls back once with the row when it has no link', async () => {
    const onRowOpen = vi.fn();
    const { user } = draw({ onRowOpen });
    await user.click(screen.getByRole('button', { name: id(2) }));
    await user.click(screen.getByText('Reception', { selector: 'td' }));
    expect(onRowOpen.mock.calls).toEqual([[rows[1]], [rows[2]]]);
  });

  it('marks the row that is shown elsewhere', () => {
    draw({ rowHref: () => '#', currentKey: id(2) });
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(id(2));
  });
});

describe('DataTable row selection', () => {
  const box = (number: number) => screen.getByRole('checkbox', { name: `Select ${id(number)}` });
  const all = () => screen.getByRole('checkbox', { name: 'Select all rows shown' });
  const chosen = () =>
    bodyRows().filter((row) => row.getAttribute('aria-selected') === 'true').length;

  it('names each checkbox by its row, and shows the count below the rows', async () => {
    const { user } = draw({
      onSelectionChange: vi.fn(),
      bulkActions: <button type="button">Receive</button>,
    });
    expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull();
    await user.click(box(2));
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent(id(2));
    const bar = screen.getByRole('group', { name: 'Selected rows' });
    expect(bar).toHaveTextContent('1 row selected');
    expect(within(bar).getByRole('button', { name: 'Receive' })).toBeInTheDocument();
    expect(all()).toBePartiallyChecked();
  });

  it('selects a range with Shift, from either end', async () => {
    const { user } = draw({ onSelectionChange: vi.fn() });
    await user.click(box(4));
    await user.keyboard('{Shift>}');
    await user.click(box(2));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe(3);
  });

  it('selects the visible rows, then all matches, minus the deselected rows', async () => {
    const onSelectionChange = vi.fn();
    const { user } = draw({
      onSelectionChange,
      selectMatching: true,
      paging: pages({ from: 1, total: 1204 }),
    });
    await user.click(all());
    expect(chosen()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Select all 1,204' }));
    await user.click(box(1));
    expect(onSelectionChange).toHaveBeenLastCalledWith(
      { mode: 'all-but', keys: new Set([id(1)]) },
      expect.anything(),
    );
    expect(screen.getByText('1,203 rows selected', { selector: 'b' })).toBeInTheDocument();
  });

  it('returns focus to the rows when the selection bar closes', async () => {
    const { user } = draw({ onSelectionChange: vi.fn() });
    await user.click(box(2));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(chosen()).toBe(0);
    expect(box(2)).toHaveFocus();
  });

  it('announces the selection', async () => {
    const { user } = draw({ onSelectionChange: vi.fn() });
    await user.click(box(2));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '1 row selected',
    );
  });
});

describe('DataTable keyboard navigation', () => {
  it('makes the rows a single tab stop', async () => {
    const { user } = draw({ rowHref: () => '#', paging: pages({ from: 1 }) });
    await user.tab();
    expect(screen.getByRole('link', { name: id(1) })).toHaveFocus();
    await user.tab();
    expect(table()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['{ArrowDown}', 2],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 2],
    ['{End}', 5],
    ['{End}{Home}', 1],
  ])('%s moves to row %i', async (keys, number) => {
    const { user } = draw({ rowHref: () => '#' });
    await user.tab();
    await user.keyboard(keys);
    expect(screen.getByRole('link', { name: id(number) })).toHaveFocus();
  });

  it('Space selects, Shift+Space selects a range, Ctrl+A the visible rows', async () => {
    const onSelectionChange = vi.fn();
    const { user } = draw({ rowHref: () => '#', onSelectionChange });
    screen.getByRole('link', { name: id(2) }).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(onSelectionChange).toHaveBeenLastCalledWith(
      { mode: 'these', keys: new Set([id(2), id(3), id(4)]) },
      expect.anything(),
    );
    await user.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange.mock.lastCall?.[0].keys.size).toBe(5);
  });

  it('/ focuses the filter, Down moves to the rows, Escape leaves them', async () => {
    const { user } = draw({
      rowHref: () => '#',
      filter: <input type="search" aria-label="Filter" />,
    });
    const filter = screen.getByRole('searchbox');
    screen.getByRole('link', { name: id(1) }).focus();
    await user.keyboard('/');
    expect(filter).toHaveFocus();
    await user.keyboard('a/b{ArrowDown}{ArrowDown}');
    expect(filter).toHaveValue('a/b');
    expect(screen.getByRole('link', { name: id(2) })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(filter).toHaveFocus();
  });

  it('leaves the arrow keys to other controls in the row', async () => {
    const columns: DataTableColumn<Parcel>[] = [
      ...textColumns,
      { id: 'note', header: 'Note', render: (row) => <input aria-label={`Note on ${row.id}`} /> },
    ];
    const { user } = draw({ rowHref: () => '#', columns });
    const note = screen.getByRole('textbox', { name: `Note on ${id(1)}` });
    note.focus();
    await user.keyboard('{ArrowDown}');
    expect(note).toHaveFocus();
  });

  it('keeps focus on its row when the rows are reordered', () => {
    const { rerender } = draw({ rowHref: () => '#' });
    screen.getByRole('link', { name: id(2) }).focus();
    rerender(<StatefulTable rowHref={() => '#'} resource={ready([...rows].reverse())} />);
    expect(screen.getByRole('link', { name: id(2) })).toHaveFocus();
    expect(screen.getByRole('link', { name: id(2) })).toHaveAttribute('tabindex', '0');
  });

  it('moves focus to the row that replaces a removed one', () => {
    const { rerender } = draw({ rowHref: () => '#' });
    screen.getByRole('link', { name: id(2) }).focus();
    rerender(
      <StatefulTable
        rowHref={() => '#'}
        resource={ready(rows.filter((row) => row.id !== id(2)))}
      />,
    );
    expect(screen.getByRole('link', { name: id(3) })).toHaveFocus();
  });
});

describe('DataTable with more than 200 rows', () => {
  const many = { resource: ready(parcels(20_000)), rowHref: () => '#' };

  it('renders the visible rows and some around them at any scroll position', () => {
    draw(many);
    scrollTo(10_000);
    const drawn = firstCells();
    expect(drawn.length).toBeLessThan(40);
    for (let row = 10_001; row <= 10_010; row += 1) expect(drawn).toContain(id(row));
  });

  it('exposes the position of each row among all rows', () => {
    draw(many);
    scrollTo(500);
    expect(screen.getByRole('row', { name: new RegExp(`^${id(505)}`) })).toHaveAttribute(
      'aria-rowindex',
      '506',
    );
  });

  it('keeps focus on a row that is scrolled out of view and continues from there', async () => {
    const { user } = draw(many);
    const link = screen.getByRole('link', { name: id(3) });
    link.focus();
    scrollTo(10_000);
    expect(link).toHaveFocus();
    scrollTo(0);
    expect(link).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: id(4) })).toHaveFocus();
  });

  it('End moves to the very last row', async () => {
    const { user } = draw(many);
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: id(20_000) })).toHaveFocus();
  });

  it('never shows the state of one row in another', async () => {
    const columns: DataTableColumn<Parcel>[] = [
      ...textColumns.slice(0, 1),
      { id: 'note', header: 'Note', render: (row) => <input aria-label={`Note on ${row.id}`} /> },
    ];
    const { user } = draw({ ...many, columns });
    await user.type(screen.getByRole('textbox', { name: `Note on ${id(2)}` }), 'Fragile');
    scrollTo(10_000);
    for (const note of screen
      .getAllByRole('textbox')
      .filter((each) => each.getAttribute('aria-label') !== `Note on ${id(2)}`))
      expect(note).toHaveValue('');
  });

  it.each([
    ['is printed', () => window.dispatchEvent(new Event('beforeprint'))],
    [
      'is searched by the browser',
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true })),
    ],
  ])('renders all rows when it %s', (_name, happen) => {
    draw({ ...many, resource: ready(parcels(300)) });
    expect(bodyRows().length).toBeLessThan(60);
    act(() => void happen());
    expect(bodyRows()).toHaveLength(300);
  });

  it('renders all rows on request', () => {
    draw({ ...many, resource: ready(parcels(300)), everyRow: true });
    expect(bodyRows()).toHaveLength(300);
  });
});

describe('DataTable columns', () => {
  it('are hidden and shown by their checkboxes', async () => {
    const onHiddenChange = vi.fn();
    const { user } = draw({ columnChoice: columnChoice({ hidden: ['gate'], onHiddenChange }) });
    expect(screen.queryByRole('columnheader', { name: 'Gate' })).toBeNull();
    const choice = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
    expect(screen.queryByRole('checkbox', { name: 'Sender', hidden: true })).toBeNull();
    await user.click(choice('Gate'));
    expect(onHiddenChange).toHaveBeenLastCalledWith([], expect.anything());
    await user.click(choice('Shelf'));
    expect(onHiddenChange).toHaveBeenLastCalledWith(['gate', 'shelf'], expect.anything());
  });
});

describe('DataTable paging', () => {
  it('shows the row range and changes pages', async () => {
    const onNext = vi.fn();
    const { user } = draw({ paging: pages({ from: 51, total: 1204, onNext }) });
    expect(screen.getByText('51–55 of 1,204')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('keeps the button at the first or last page and explains why it is inert', () => {
    draw({ paging: pages({ from: 1 }) });
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
      'This is the first page',
    );
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription(
      'This is the last page',
    );
  });

  it('changes the page size', async () => {
    const onPageSizeChange = vi.fn();
    const { user } = draw({ paging: pages({ from: 1, pageSize: 50, onPageSizeChange }) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(100);
  });

  it('announces a page when its rows have loaded', () => {
    const { rerender } = draw({ paging: pages({ from: 1, total: 10 }) });
    const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    rerender(<StatefulTable paging={pages({ from: 6, total: 10 })} resource={loading} />);
    expect(announcements()).not.toContain('Rows 6 to 10');
    rerender(
      <StatefulTable
        paging={pages({ from: 6, total: 10 })}
        resource={ready(parcels(10).slice(5))}
      />,
    );
    expect(announcements()).toContain('Rows 6 to 10');
  });

  it('loads more rows below the current ones', async () => {
    const onMore = vi.fn();
    const { user } = draw({ paging: moreRows({ total: 12, onMore }) });
    expect(screen.getByText('5 of 12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('DataTable editing', () => {
  const onCommit = vi.fn();
  const refuse = (value: string) => (value === '' ? 'Write a weight' : undefined);
  const columns: DataTableColumn<Parcel>[] = [
    ...textColumns.slice(0, 2),
    {
      id: 'weight',
      header: 'Weight',
      render: (row) => row.weight,
      edit: cellEdit({ value: (row) => row.weight, onCommit, refuse }),
    },
  ];
  const cell = (name: string) => screen.getByRole('gridcell', { name });
  const field = () => screen.queryByRole('textbox', { name: 'Weight, edit' });
  const begin = async () => {
    const { user } = draw({ columns });
    await user.click(cell(rows[0]!.weight));
    return user;
  };
  beforeEach(() => onCommit.mockClear());

  it('makes the table a grid whose other cells are read-only', () => {
    draw({ columns });
    expect(screen.getByRole('grid', { name: 'Parcels' })).toBeInTheDocument();
    expect(cell('Nair, Priya')).toHaveAttribute('aria-readonly', 'true');
    expect(cell(rows[0]!.weight)).not.toHaveAttribute('aria-readonly');
  });

  it.each(['{Enter}', '{F2}'])('arrow keys move between cells and %s edits', async (key) => {
    const { user } = draw({ columns });
    await user.tab();
    await user.keyboard(`{ArrowRight}{ArrowRight}{ArrowDown}${key}`);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(rows[1]!.weight);
  });

  it('a click edits', async () => {
    await begin();
    expect(field()).toHaveFocus();
  });

  it('Enter commits and moves down', async () => {
    const user = await begin();
    await user.keyboard('7.5{Enter}');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(rows[0], '7.5');
    expect(cell(rows[1]!.weight)).toHaveFocus();
  });

  it('Escape restores the previous value', async () => {
    const user = await begin();
    await user.keyboard('7.5{Escape}');
    expect(onCommit).not.toHaveBeenCalled();
    expect(cell(rows[0]!.weight)).toHaveFocus();
  });

  it.each([
    ['Tab', (user: Awaited<ReturnType<typeof begin>>) => user.tab()],
    ['a click elsewhere', (user: Awaited<ReturnType<typeof begin>>) => user.click(document.body)],
  ])('%s commits and leaves', async (_name, leave) => {
    const user = await begin();
    await user.keyboard('7.5');
    await leave(user);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(rows[0], '7.5');
    expect(field()).toBeNull();
  });

  it('does not report an unchanged value', async () => {
    const user = await begin();
    await user.keyboard('{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('keeps an invalid value in its field, with the reason', async () => {
    const user = await begin();
    await user.clear(field()!);
    await user.keyboard('{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Write a weight');
  });
});
