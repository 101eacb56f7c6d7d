import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { settingsArgs } from './settings.args.ts';
import { SettingsScreen } from './settings-screen.tsx';

/** Only permitted pages are listed. */
const meta = {
  title: 'Features/Facility/Settings',
  component: SettingsScreen,
  tags: ['screen'],
  parameters: {
    states: {
      Loading: 'fetches nothing',
      Empty: 'everybody has a profile',
      NoMatches: 'has no filter',
      Failed: 'fetches nothing',
      Forbidden: 'the route guard rejects access first',
      Stale: 'fetches nothing',
      LongText: 'shows fixed words only',
    },
  },
  args: settingsArgs,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Most users have access only to their own settings. */
export const OwnOnly: Story = { args: { hrefs: { profile: settingsArgs.hrefs.profile } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tab moves from page to page. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [
      'Profile',
      'Hospital Management',
      'Laboratory Settings',
      'Tenant Management',
      'Staff',
      'Competence',
      'Setup',
      'Audit Logs',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
