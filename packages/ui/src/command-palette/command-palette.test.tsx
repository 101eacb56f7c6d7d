import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import {
  CommandPalette,
  useCommandShortcut,
  type CommandGroup,
  type CommandPaletteProps,
  type PaletteItem,
} from './index.ts';

const GROUPS: CommandGroup<PaletteItem>[] = [
  {
    label: 'Screens',
    items: [
      { id: 'parcels', label: 'Parcels', keywords: ['boxes'] },
      { id: 'routes', label: 'Routes', hint: 'Today and tomorrow' },
    ],
  },
  { label: 'Actions', items: [{ id: 'new', label: 'New parcel', shortcut: 'Ctrl+N' }] },
];

describeConformance(CommandPalette, {
  component: 'command-palette',
  props: { open: true, onClose: () => {}, onSelect: () => {}, groups: GROUPS },
});

function Page({
  onSelect,
  onClose,
  recent,
  enabled = true,
  ...rest
}: Partial<CommandPaletteProps> & { enabled?: boolean }) {
  const [open, setOpen] = useState(false);
  useCommandShortcut({ onOpen: () => setOpen(true), enabled });
  return (
    <>
      <input aria-label="Name" />
      <CommandPalette
        open={open}
        onClose={(details) => {
          onClose?.(details);
          setOpen(false);
        }}
        {...rest}
        groups={GROUPS}
        onSelect={onSelect ?? (() => {})}
        {...(recent && { recent })}
      />
    </>
  );
}

const draw = (props: Parameters<typeof Page>[0] = {}) => {
  const onSelect = vi.fn<CommandPaletteProps['onSelect']>();
  const onClose = vi.fn<CommandPaletteProps['onClose']>();
  return {
    ...renderUi(<Page onSelect={onSelect} onClose={onClose} {...props} />),
    onSelect,
    onClose,
  };
};
const openByKey = (user: ReturnType<typeof renderUi>['user']) =>
  user.keyboard('{Control>}k{/Control}');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('CommandPalette', () => {
  it('opens by shortcut from a field, focuses its search, and restores focus', async () => {
    const { user, onClose } = draw();
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await openByKey(user);
    expect(screen.getByRole('combobox', { name: 'Search actions and screens' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'escape' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('suppresses the browser’s default action for the shortcut', async () => {
    const { user } = draw();
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.key === 'k' && event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
    await openByKey(user);
    window.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).toHaveLastReturnedWith(true);
  });

  it('does not open by a disabled shortcut', async () => {
    const { user } = draw({ enabled: false });
    await openByKey(user);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists all commands under their headings, recent ones first', async () => {
    const { user } = draw({ recent: ['new'] });
    await openByKey(user);
    expect(
      screen
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby'))
        .map((id) => document.getElementById(id ?? '')?.textContent),
    ).toEqual(['Recent', 'Screens']);
    expect(options()).toEqual(['New parcelCtrl+N', 'Parcels', 'RoutesToday and tomorrow']);
  });

  it('runs the first match on Enter after closing and restoring focus', async () => {
    const { user, onSelect, onClose } = draw();
    await openByKey(user);
    await user.keyboard('box{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'parcels' }),
      expect.anything(),
    );
    expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ reason: 'chosen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['{ArrowDown}', 'Routes'],
    ['{ArrowUp}', 'New parcel'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Parcels'],
    ['{PageDown}', 'New parcel'],
    ['{PageDown}{PageUp}', 'Parcels'],
  ])('moves, with %s, to %s', async (keys, label) => {
    const { user } = draw();
    await openByKey(user);
    await user.keyboard(keys);
    const active = document.getElementById(
      screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '',
    );
    expect(active).toHaveTextContent(label);
  });

  it('runs the clicked command and keeps focus in the search until then', async () => {
    const { user, onSelect } = draw();
    await openByKey(user);
    expect(fireEvent.mouseDown(screen.getByRole('option', { name: /Routes/ }))).toBe(false);
    await user.click(screen.getByRole('option', { name: /Routes/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'routes' }),
      expect.anything(),
    );
  });

  it('announces the number of matches, or that there are none', async () => {
    const { user } = draw();
    await openByKey(user);
    await user.keyboard('parcel');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await user.keyboard('xx');
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    expect(screen.getByText('Nothing matches “parcelxx”')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });

  it('closes on a click outside, not on one inside', async () => {
    const { user, onClose } = draw();
    await openByKey(user);
    await user.click(screen.getByRole('combobox'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'scrim' }));
  });

  it('opens with an empty search each time', async () => {
    const { user } = draw();
    await openByKey(user);
    await user.keyboard('box{Escape}');
    await openByKey(user);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('reports the typed text and shows remote results below the commands', async () => {
    const onSearchChange = vi.fn();
    const found: CommandGroup<PaletteItem>[] = [
      { label: 'Senders', items: [{ id: 'nora', label: 'Nora Wright' }] },
    ];
    const { user, onSelect } = draw({ found, onSearchChange });
    await openByKey(user);
    expect(options()).not.toContain('Nora Wright');
    await user.keyboard('par');
    expect(onSearchChange.mock.calls.flat()).toEqual(['', 'p', 'pa', 'par']);
    expect(options()).toEqual(['Parcels', 'New parcelCtrl+N', 'Nora Wright']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(found[0]?.items[0], expect.anything());
  });

  it('announces that it is searching, and not an empty result, until results arrive', async () => {
    const { user } = draw({ found: 'searching' });
    await openByKey(user);
    await user.keyboard('zebra');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  });
});
