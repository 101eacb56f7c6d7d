import { aCompetence } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { competenceArgs, staff, stale } from './competence.args.ts';
import { CompetenceScreen } from './competence-screen.tsx';

/**
 * Authorizations of staff by department, each with its competence assessment and last day. Users
 * cannot authorize themselves.
 */
const meta = {
  title: 'Features/Access/Competence',
  component: CompetenceScreen,
  tags: ['screen'],
  args: {
    ...competenceArgs,
    onFilterChange: fn(),
    onAuthorize: fn(competenceArgs.onAuthorize),
    onWithdraw: fn(competenceArgs.onWithdraw),
  },
} satisfies Meta<typeof CompetenceScreen>;

export default meta;
type Story = StoryObj<typeof CompetenceScreen>;

async function openDialog(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

/** Permissions alone decide until an administrator requires authorizations. */
export const NotRequired: Story = {
  args: { isRequired: false, settingsHref: '/app/settings/laboratory' },
};

export const Authorizing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Authorize Tessa Benchley…');
    await expect(dialog.getByRole('checkbox', { name: /Verify results/ })).toBeEnabled();
  },
};

/** The account has no permission to verify. */
export const WithoutPermission: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Authorize ${staff.dataEntry.full_name}…`);
    await expect(dialog.getByRole('checkbox', { name: /Verify results/ })).toBeDisabled();
  },
};

/** Every missing entry is named; nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Authorize Tessa Benchley…');
    await userEvent.click(dialog.getByRole('button', { name: 'Authorize' }));
    await waitFor(() =>
      expect(
        dialog.getByText('Select at least one task', {
          selector: '[data-part=error], [data-part=error] *',
        }),
      ).toBeVisible(),
    );
    await expect(args.onAuthorize).not.toHaveBeenCalled();
  },
};

export const Records: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Records of ${staff.dataEntry.full_name}`);
    await expect(dialog.getByText(/Two sign-offs without QC review/)).toBeVisible();
  },
};

export const Withdrawing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Records of Tessa Benchley');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw…' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Left the department');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw authorization' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith({
      id: staff.technician.authorizations[0]?.id,
      reason: 'Left the department',
    });
  },
};

/** The withdrawal was refused; the reason stays. */
export const Refused: Story = {
  args: {
    onWithdraw: async () => ({ status: 'rejected', fieldErrors: {}, formError: 'conflict' }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Records of Tessa Benchley');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw…' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Left the department');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw authorization' }));
    await waitFor(() => expect(dialog.getByText(/has already ended/)).toBeVisible());
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Left the department');
  },
};

export const Loading: Story = { args: { staff: loading } };

export const Empty: Story = { args: { staff: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: {
    filter: { query: '', department: 'virology', need: 'expiring' },
    staff: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: { staff: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { staff: { status: 'error', error: { kind: 'forbidden' } } },
};

/** Stale data is read-only. */
export const Stale: Story = { args: { staff: stale } };

export const LongText: Story = {
  args: {
    staff: ready({
      items: [
        aCompetence({
          full_name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
          authorizations: (
            ['hematology', 'chemistry', 'coagulation', 'blood_bank', 'microbiology'] as const
          ).flatMap((department) =>
            aCompetence()
              .authorizations.slice(0, 1)
              .map((each) => ({ ...each, department, tasks: ['enter', 'verify', 'release'] })),
          ),
        }),
      ],
      nextCursor: 'more',
    }),
    onMore: fn(),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the records by keyboard and returns focus to the button. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const records = canvas.getByRole('button', { name: 'Records of Tessa Benchley' });
    records.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(records).toHaveFocus());
  },
};
