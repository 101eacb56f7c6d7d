import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boxWithRoom, contents, disposalArgs, due, outcomes, storageArgs } from './storage.args.ts';
import { DisposalView, StorageView, type StorageViewProps } from './index.ts';

const props = (rest: Partial<StorageViewProps> = {}): StorageViewProps => ({
  ...storageArgs,
  onOpen: vi.fn(),
  onOpenBox: vi.fn(),
  ...rest,
});
const position = (name: string | RegExp) =>
  within(screen.getByRole('grid', { name: 'Positions of Serum 14' })).getByRole('button', { name });
const scanField = () => screen.getByRole('textbox', { name: 'Scan to store' });
const statusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('storage box grid', () => {
  it('labels each position with its specimen, and due specimens', async () => {
    const given = props();
    const { user } = renderUi(<StorageView {...given} />);
    expect(position('A5, 260512-0004, Serum')).toBeInTheDocument();
    expect(position('A1, 260504-0031, Serum, retention period over')).toBeInTheDocument();
    expect(position('H12, free')).toBeInTheDocument();
    await user.click(position(/^A8/));
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(contents.samples[6]?.id);
  });

  it('is a single tab stop with arrow-key navigation', async () => {
    const { user } = renderUi(<StorageView {...props()} />);
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([position(/^A4/)]);
    position(/^A4/).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(position(/^B5/)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    expect(position(/^H12/)).toHaveFocus();
  });
});

describe('storing by scan', () => {
  it('stores each specimen at the announced position', async () => {
    const onStore = vi.fn(async () => ({ status: 'done' as const }));
    const { user } = renderUi(<StorageView {...props({ onStore })} />);
    expect(statusText()).toContain('Next position: A4');
    await user.type(scanField(), '260512-0040{Enter}');
    expect(onStore).toHaveBeenCalledExactlyOnceWith({
      accession: '260512-0040',
      boxId: boxWithRoom.id,
      position: 'A4',
    });
    await waitFor(() => expect(statusText()).toContain('260512-0040 stored in A4'));
  });

  it('uses a selected free position', async () => {
    const onStore = vi.fn(async () => ({ status: 'done' as const }));
    const { user } = renderUi(<StorageView {...props({ onStore })} />);
    await user.click(position('C3, free'));
    expect(statusText()).toContain('Next position: C3');
    await user.type(scanField(), '260512-0040{Enter}');
    expect(onStore).toHaveBeenCalledWith(expect.objectContaining({ position: 'C3' }));
  });

  it.each([
    [
      { formError: 'storage_position_taken', fieldErrors: { taken_by: '260512-0099' } },
      '260512-0040: position A4 is taken by 260512-0099.',
    ],
    [{ formError: 'not_found', fieldErrors: {} }, '260512-0040: no specimen has this number.'],
  ])('explains a refusal: %j', async (refusal, words) => {
    const { user } = renderUi(
      <StorageView {...props({ onStore: async () => ({ status: 'rejected', ...refusal }) })} />,
    );
    await user.type(scanField(), '260512-0040{Enter}');
    await waitFor(() => expect(statusText()).toContain(words));
  });

  it('is disabled for a full box', () => {
    const full = {
      box: { ...boxWithRoom, rows: 1, columns: 1, occupied: 1 },
      samples: contents.samples.slice(0, 1),
      unnumbered: 0,
    };
    renderUi(<StorageView {...props({ contents: ready(full) })} />);
    expect(scanField()).toBeDisabled();
    expect(statusText()).toContain('No free position');
  });
});

describe('saving a storage box', () => {
  it('requires a name and a size, and sends the complete box', async () => {
    const onSaveBox = vi.fn(async () => ({ status: 'done' as const }));
    const { user } = renderUi(
      <StorageView {...props({ contents: { status: 'idle' }, onSaveBox })} />,
    );
    await user.click(screen.getByRole('button', { name: 'New box…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Rows' }));
    await user.type(dialog.getByRole('textbox', { name: 'Rows' }), '33');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Enter a name',
      ),
    );
    expect(onSaveBox).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Urine 2');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Storage condition' }),
      'Refrigerated',
    );
    await user.clear(dialog.getByRole('textbox', { name: /^Rows/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Rows/ }), '8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const body = {
      name: 'Urine 2',
      barcode: '',
      site: '',
      room: '',
      device: '',
      shelf: '',
      rack: '',
      condition: 'refrigerated',
      rows: 8,
      columns: 9,
      active: true,
    };
    await waitFor(() =>
      expect(onSaveBox).toHaveBeenCalledExactlyOnceWith({ box: undefined, body }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('discarding specimens', () => {
  it('asks for confirmation, and explains each specimen that is not discarded', async () => {
    const onDispose = vi.fn(async () => ({
      submission: { status: 'done' as const },
      items: outcomes,
    }));
    const { user } = renderUi(<DisposalView {...disposalArgs} onDispose={onDispose} />);
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Discard 3 specimens?' }));
    expect(onDispose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Discard 3 specimens' }));
    expect(onDispose).toHaveBeenCalledExactlyOnceWith(due);
    expect(await screen.findByText('2 specimens were discarded')).toBeInTheDocument();
    expect(
      screen.getByText('260504-0032: results are pending. Open it to discard it anyway.'),
    ).toBeInTheDocument();
  });
});
