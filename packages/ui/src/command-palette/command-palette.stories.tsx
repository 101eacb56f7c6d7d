import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  BoxGlyph,
  ClockGlyph,
  HomeGlyph,
  PlusGlyph,
  PrintGlyph,
  SettingsGlyph,
  SignOutGlyph,
} from '../icon/index.ts';
import {
  CommandPalette,
  useCommandShortcut,
  type CommandGroup,
  type CommandPaletteProps,
  type PaletteItem,
} from './index.ts';

const GROUPS: readonly CommandGroup<PaletteItem>[] = [
  {
    label: 'Screens',
    items: [
      { id: 'home', label: 'Home', glyph: HomeGlyph, keywords: ['start', 'dashboard'] },
      {
        id: 'parcels',
        label: 'Parcels',
        hint: 'Incoming and outgoing',
        glyph: BoxGlyph,
        keywords: ['boxes', 'shipments'],
      },
      {
        id: 'shifts',
        label: 'Shifts',
        hint: 'Who works when',
        glyph: ClockGlyph,
        keywords: ['roster'],
      },
      { id: 'settings', label: 'Settings', glyph: SettingsGlyph },
    ],
  },
  {
    label: 'Actions',
    items: [
      { id: 'new', label: 'New parcel', glyph: PlusGlyph, shortcut: 'Ctrl+N' },
      { id: 'print', label: 'Print this page', glyph: PrintGlyph, shortcut: 'Ctrl+P' },
      { id: 'sign-out', label: 'Sign out', glyph: SignOutGlyph },
    ],
  },
];
const THOUSAND: readonly CommandGroup<PaletteItem>[] = [
  {
    label: 'Lockers',
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `Open locker ${index + 1}`,
      keywords: [`corridor ${1 + (index % 12)}`],
    })),
  },
];

const meta = {
  title: 'UI/Navigation/Command palette',
  component: CommandPalette,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** once per app, to find any action or screen by typing a part of its name. Open it by \`useCommandShortcut\` (Ctrl+K, Cmd+K) and by a visible button.

**Do not** make it the only access to anything. The app searches records after a pause and passes a handful as \`found\`, with a link to the screen that lists them all.

**Anatomy** The search; recent choices, then groups; found records; the available keys.

**Accessibility**
- A modal dialog: the page behind is inert, and focus returns to the previous element. The search keeps the focus.
- Down, Up, Page Down and Page Up move, Enter runs, Escape closes. Enter runs the first result by default.
- The number of results is announced. The shortcut can be switched off (\`enabled\`).
- Matches at the start of words come first, labels before keywords, ignoring accents and case.`,
      },
      story: { inline: false, iframeHeight: 560 },
    },
  },
  args: { open: true, onClose: fn(), onSelect: fn(), groups: GROUPS },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { recent: ['print', 'parcels'] } };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { groups: { control: false } },
};

/** With search results; the other states are `Default`, `NothingFound` and `AThousand`. */
export const Matrix: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'par');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

/** Remote search results for records, shown while the user types. */
export const FoundElsewhere: Story = {
  args: {
    found: [
      {
        label: 'Senders',
        items: [
          { id: 'sender-1', label: 'Parcelwright, Nora', hint: 'Third floor', glyph: BoxGlyph },
        ],
      },
    ],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'parc');
    await waitFor(() => expect(screen.getByRole('option', { name: /Parcelwright/ })).toBeVisible());
  },
};

export const Searching: Story = {
  args: { found: 'searching' },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'wright');
    await waitFor(() => expect(screen.getByText('Searching…', { selector: 'p' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'aeroplane');
    await waitFor(() => expect(screen.getByText(/Nothing matches/)).toBeVisible());
  },
};

/** A thousand commands: the list is searched and rendered without blocking typing. */
export const AThousand: Story = {
  args: { groups: THOUSAND },
  play: async ({ args }) => {
    await screen.findByText('Open locker 1');
    await userEvent.keyboard('1000');
    await waitFor(() => expect(screen.queryByText('Open locker 1')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: '999' }),
      expect.anything(),
    );
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        label:
          'Everything that can be done on this page and on all of the pages that can be reached from it',
        items: [
          {
            id: 'long',
            label:
              'Send the list of everything that came in since the beginning of the month to everybody who asked for it',
            hint: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            shortcut: 'Ctrl+Shift+L',
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { recent: ['print'] } };

function Page(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  useCommandShortcut({ onOpen: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)} trailing={<kbd>Ctrl+K</kbd>}>
        Search
      </Button>
      <CommandPalette
        {...props}
        open={open}
        onClose={(details) => {
          props.onClose(details);
          setOpen(false);
        }}
      />
    </>
  );
}

/** Ctrl+K, a few letters, Enter; focus returns to its previous element. */
export const KeyboardOnly: Story = {
  args: { open: false },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('new{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'new' }),
      expect.anything(),
    );
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
