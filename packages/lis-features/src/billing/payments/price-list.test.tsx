import { aPriceList } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { manyRows, priceListArgs, pricesInFile, withEditing } from './price-list.args.ts';
import { PriceListScreen, type PriceListScreenProps } from './price-list-screen.tsx';

const show = (props: Partial<PriceListScreenProps> = {}) =>
  renderUi(<PriceListScreen {...priceListArgs} {...props} />);
const price = (test: string) => screen.getByLabelText(`List price of ${test}`);
const list = aPriceList();
const idOf = (code: string) => list.rows.find((row) => row.code === code)?.test_parameter_id ?? '';

describe('PriceListScreen', () => {
  it('saves all prices together: empty is not on the list, 0 is free', async () => {
    const onSave = vi.fn(priceListArgs.editing.onSave);
    const { user } = show(withEditing({ onSave }));
    expect(price('Potassium')).toHaveValue('0.00');
    expect(price('Complete blood count')).toHaveValue('');
    await user.clear(price('Basic metabolic panel'));
    await user.type(price('Complete blood count'), '19.9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const { body } = onSave.mock.calls[0]?.[0] ?? {};
    expect(body).toMatchObject({
      name: 'Agreement 2026',
      valid_from: '2026-01-01',
      valid_to: '2026-12-31',
    });
    expect(
      body?.prices.toSorted((a, b) => a.test_parameter_id.localeCompare(b.test_parameter_id)),
    ).toEqual([
      { test_parameter_id: idOf('CBC'), amount_minor: 1990 },
      { test_parameter_id: idOf('HBA1C'), amount_minor: 1625 },
      { test_parameter_id: idOf('MALAG'), amount_minor: 1400 },
      { test_parameter_id: idOf('K'), amount_minor: 0 },
    ]);
  });

  it('keeps an invalid price visible for any search', async () => {
    const { user } = show();
    await user.clear(price('Potassium'));
    await user.type(price('Potassium'), '-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Find a test'), 'malaria');
    expect(screen.getAllByLabelText(/^List price of/)).toHaveLength(2);
    expect(price('Potassium')).toHaveAccessibleDescription(/Enter an amount such as/);
    expect(price('Malaria antigen')).toHaveValue('14.00');
  });

  it('renders 100 of thousands of tests, more by button and by Enter, and saves and searches all of them', async () => {
    const onSave = vi.fn(priceListArgs.editing.onSave);
    const { user } = show({
      ...withEditing({ onSave }),
      list: ready(
        aPriceList({
          rows: manyRows(2000).map((row, index) =>
            index === 1998 ? { ...row, amount_minor: 250 } : row,
          ),
        }),
      ),
    });
    const drawn = () => screen.getAllByLabelText(/^List price of/).length;
    expect([drawn(), screen.getByText('100 of 2,000 tests are shown.').textContent]).toEqual([
      100,
      '100 of 2,000 tests are shown.',
    ]);
    price('Test 100').focus();
    await user.keyboard('{Enter}');
    expect(price('Test 101')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    expect(drawn()).toBe(300);
    await user.type(screen.getByLabelText('Find a test'), 't1999');
    expect([drawn(), (price('Test 1999') as HTMLInputElement).value]).toEqual([1, '2.50']);
    expect(screen.queryByText(/tests are shown/)).toBeNull();
    await user.clear(screen.getByLabelText('Find a test'));
    await user.type(price('Test 1'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0].body.prices.map(({ amount_minor }) => amount_minor)).toEqual([
      100, 250,
    ]);
  });

  it('prints all rows', () => {
    show({ ...withEditing({}), list: ready(aPriceList({ rows: manyRows(250) })) });
    const drawn = () => screen.getAllByLabelText(/^List price of/).length;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toBe(250);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn()).toBe(100);
  });

  it('previews a file, fills the table from it, and saves only with the list', async () => {
    const onFileDone = vi.fn();
    const onSave = vi.fn(priceListArgs.editing.onSave);
    const { user } = show(withEditing({ file: ready(pricesInFile), onFileDone, onSave }));
    expect(screen.getByText('4 rows are rejected.')).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: /NONE/ })).getByText(
        'No orderable test has this code.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 prices' }));
    expect(
      [price('Basic metabolic panel'), price('Hemoglobin A1c')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['19.99', '']);
    expect(onFileDone).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('asks about each price that another user changed', async () => {
    const theirs = aPriceList({
      version: 4,
      rows: list.rows.map((row) => (row.code === 'K' ? { ...row, amount_minor: 500 } : row)),
    });
    const onSave = vi.fn<NonNullable<PriceListScreenProps['editing']>['onSave']>(({ base }) =>
      Promise.resolve({ status: 'saved', record: base }),
    );
    onSave.mockResolvedValueOnce({ status: 'stale', record: theirs });
    const { user } = show(withEditing({ onSave }));
    await user.clear(price('Hemoglobin A1c'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radiogroup', { name: 'Potassium' })).toBeVisible();
    expect(dialog.getByRole('radiogroup', { name: 'Hemoglobin A1c' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(onSave.mock.calls[1]?.[0].body.prices).toContainEqual({
      test_parameter_id: idOf('K'),
      amount_minor: 500,
    });
    expect(onSave.mock.calls[1]?.[0].body.prices).not.toContainEqual(
      expect.objectContaining({ test_parameter_id: idOf('HBA1C') }),
    );
  });

  it('reports an overlapping validity period', () => {
    show(
      withEditing({
        submission: {
          status: 'rejected',
          fieldErrors: { overlaps: 'Agreement 2027' },
          formError: 'price_list_overlaps',
        },
      }),
    );
    expect(screen.getByText(/Another list of this payer is/)).toBeVisible();
  });

  it('is read-only for reception staff', () => {
    show({ editing: undefined });
    expect(screen.queryByLabelText(/^List price of/)).toBeNull();
    expect(
      within(screen.getByRole('row', { name: /Hemoglobin A1c/ })).getByText('$16.25'),
    ).toBeVisible();
  });
});
