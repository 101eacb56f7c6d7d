import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { navigationOf } from '../signed-in-layout.args.ts';
import { appCommandsArgs, foundPatients } from './app-commands.args.ts';
import { AppCommands } from './index.ts';

/** Opened by Ctrl+K, Cmd+K or the search in the top bar. Only permitted entries are listed. */
const meta = {
  title: 'Features/Shell/Commands',
  component: AppCommands,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...appCommandsArgs,
    onOpenedChange: fn(),
    onGo: fn(),
    onSignOut: fn(),
    onDensityChange: fn(),
    onSchemeChange: fn(),
  },
} satisfies Meta<typeof AppCommands>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (text: string) => userEvent.type(await screen.findByRole('combobox'), text);

export const Default: Story = {};

/** A user with few permissions. */
export const Patient: Story = {
  args: {
    navigation: navigationOf('patient'),
    patients: undefined,
    hrefs: {
      profile: '/app/profile',
      notifications: '/app/notifications',
      settings: '/app/settings',
    },
  },
};

/** Patients are listed below screens and actions, each with date of birth and MRN. */
export const PatientsFound: Story = { args: { patients: foundPatients }, play: () => type('test') };

export const Loading: Story = {
  args: { patients: { ...foundPatients, found: { status: 'loading' } } },
  play: () => type('okoro'),
};

export const NoMatches: Story = {
  args: { patients: { ...foundPatients, found: { status: 'empty', reason: 'no-match' } } },
  play: () => type('nobodyhere'),
};

/** Screens and actions still work. */
export const Failed: Story = {
  args: { patients: { ...foundPatients, found: { status: 'error', error: { kind: 'server' } } } },
  play: () => type('test'),
};

export const LongText: Story = { globals: { locale: 'en-XA' } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Keyboard shortcuts, and the switch for single keys. */
export const Shortcuts: Story = { args: { opened: 'shortcuts' } };

/** Opened by G: the next key opens a screen. */
export const Screens: Story = {
  args: { opened: 'screens' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'Test Parameters' })).toHaveFocus();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** Opens a patient with a few letters, an arrow key and Enter. */
export const KeyboardOnly: Story = {
  args: { patients: foundPatients },
  play: async ({ args }) => {
    await type('testwell, b');
    await waitFor(() => expect(screen.getByRole('option', { name: /Testwell, Bo/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(
      '/app/patient-portal/0190b3c0-0000-7000-8000-0000000000f2',
    );
  },
};
