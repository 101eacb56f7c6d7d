import { aUser } from '@alms/lis-domain/fixtures';
import { Banner } from '@alms/ui/banner';
import { PageHeader } from '@alms/ui/page-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  layoutOfPatient,
  navigationOf,
  signedInLayoutArgs,
  someSites,
} from './signed-in-layout.args.ts';
import { SignedInLayout } from './signed-in-layout.tsx';

/**
 * Layout of every signed-in page. The menu lists only permitted entries; unknown counts are not
 * shown.
 */
const meta = {
  title: 'Features/Shell/Signed-in layout',
  component: SignedInLayout,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'is shown once the user is known',
      Empty: 'everybody may open the dashboard',
      NoMatches: 'has no filter',
      Failed: 'fetches nothing itself',
      Forbidden: 'shows only what the user may open',
      Stale: 'fetches nothing itself',
    },
  },
  args: { ...signedInLayoutArgs, onSignOut: fn() },
} satisfies Meta<typeof SignedInLayout>;

export default meta;
type Story = StoryObj<typeof SignedInLayout>;

export const Default: Story = {};

export const Administrator: Story = {
  args: {
    user: aUser('admin'),
    navigation: navigationOf('admin'),
    currentRoute: '/app/settings/tenant',
    children: <PageHeader title="Tenant Management" />,
  },
};

/** Only the patient’s own record, without command palette and row height. */
export const Patient: Story = { args: layoutOfPatient };

/**
 * A bottom bar replaces the drawer. The first value is high on the screen, and report, next step
 * and bar fit together.
 */
export const PatientOnAPhone: Story = {
  ...Patient,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(canvas.getByText('10.4').getBoundingClientRect().top).toBeLessThanOrEqual(190);
    await expect(
      canvas.getByRole('button', { name: 'Report PDF of 10 May 2026' }).getBoundingClientRect()
        .bottom,
    ).toBeLessThan(bar.top);
    await expect(main.bottom).toBe(bar.top);
    await expect(bar.bottom).toBe(window.innerHeight);
  },
};

export const PatientOnAPhoneRightToLeft: Story = {
  ...Patient,
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};

export const PatientOnAPhoneDark: Story = {
  ...Patient,
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};

/** A user who works at two sites chooses one in the top bar. */
export const SeveralSites: Story = { args: { sites: { ...someSites, onChoose: fn() } } };

/** The count is unknown and not shown. */
export const UnreadUnknown: Story = { args: { unreadNotifications: undefined } };

export const ManyUnread: Story = { args: { unreadNotifications: 140 } };

/** An address without a facility. */
export const WithoutFacility: Story = {
  args: { facility: { name: 'New laboratory', subdomain: null, logo: null } },
};

/** The page fills the height left by the banner. */
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="caution">
        <strong>The trial has ended.</strong> New work requires a paid plan.
      </Banner>
    ),
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main').getBoundingClientRect();
    const notice = canvasElement.querySelector('[data-component=banner]')?.getBoundingClientRect();
    await expect(notice?.bottom).toBe(main.top);
    await expect(main.bottom).toBe(window.innerHeight);
  },
};

export const Compact: Story = {
  args: { density: { value: 'compact', onChange: () => {} } },
  globals: { density: 'compact' },
};

export const LongText: Story = {
  args: {
    user: aUser('lab_manager', {
      full_name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
      email: 'maximiliana.alexandrina.wolfeschlegelsteinhausen@laboratory.test',
    }),
    facility: {
      name: 'Regional Laboratory for Clinical Chemistry, Haematology and Transfusion Medicine',
      subdomain: 'regional-laboratory-for-clinical-chemistry',
      logo: null,
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Skip link, menu entries, a collapsible group, and the profile menu. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Dashboard/ })).toHaveFocus();
    const settings = canvas.getByRole('button', { name: 'Settings & Admin' });
    settings.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Audit Logs' })).toBeVisible();
    canvas.getByRole('button', { name: 'Account of Lamar Overview' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
