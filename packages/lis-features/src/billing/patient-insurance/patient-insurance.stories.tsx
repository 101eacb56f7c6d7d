import { aCoverage, aPayer } from '@alms/lis-domain/fixtures';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patientInsuranceArgs, someInsurance } from './patient-insurance.args.ts';
import { PatientInsuranceCard } from './patient-insurance-card.tsx';

/**
 * A patient’s insurance. Expired and future coverage and inactive payers are distinguished from
 * current coverage.
 */
const meta = {
  title: 'Features/Billing/Patient insurance',
  component: PatientInsuranceCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: {
    ...patientInsuranceArgs,
    editing: { ...patientInsuranceArgs.editing, onSave: fn(patientInsuranceArgs.editing.onSave) },
    onRetry: fn(),
  },
} satisfies Meta<typeof PatientInsuranceCard>;

export default meta;
type Story = StoryObj<typeof PatientInsuranceCard>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { editing: undefined } };

export const Loading: Story = { args: { insurance: loading } };

export const Empty: Story = { args: { insurance: ready({ ...someInsurance, coverages: [] }) } };

export const Failed: Story = {
  args: { insurance: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { insurance: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    insurance: {
      status: 'ready',
      data: someInsurance,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    insurance: ready({
      ...someInsurance,
      coverages: [
        aCoverage({
          payer: {
            id: aPayer().id,
            name: 'Mutual Insurance Company of the United Harbours and Inland Waterways',
            kind: 'insurance',
            active: true,
          },
          policy_number: 'HM20410000000000000000000000000000000000000000000000000001',
          group: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        }),
      ],
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const opened = async (canvasElement: HTMLElement, button: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const showsForm: NonNullable<Story['play']> = async ({ canvasElement }) =>
  void (await opened(canvasElement, 'Edit coverages'));

/** The dialog with each coverage in its fields. */
export const Editing: Story = { play: showsForm };

export const EditingNarrow: Story = { globals: { viewport: { value: 'narrow' } }, play: showsForm };

export const EditingRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => void (await opened(canvasElement, 'تعديل التغطيات')),
};

/** Server errors appear at their fields. */
export const Rejected: Story = {
  render: function Refused(args) {
    const [submission, setSubmission] = useState<Submission>(idle);
    const refuse = async () => {
      setSubmission({
        status: 'rejected',
        fieldErrors: { 'coverages.1.payer_id': 'is not an active payer' },
      });
      return { status: 'refused' } as const;
    };
    return <PatientInsuranceCard {...args} editing={{ submission, onSave: refuse }} />;
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Edit coverages');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      (await dialog.findAllByText('This entry was not accepted. Please check it.'))[0],
    ).toBeVisible();
  },
};

/** No payers to choose from. */
export const NoPayers: Story = {
  args: { insurance: ready({ version: 1, coverages: [], payers: [] }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Add coverage');
    await expect(dialog.getByText(/No payers yet/)).toBeVisible();
  },
};

/** Another user updated the insurance, so the user resolves the conflict. */
export const Conflict: Story = {
  args: {
    editing: {
      ...patientInsuranceArgs.editing,
      onSave: () =>
        Promise.resolve({
          status: 'stale',
          record: { ...someInsurance, version: 4, coverages: someInsurance.coverages.slice(0, 1) },
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Edit coverages');
    const [group] = dialog.getAllByLabelText(/Group or employer/);
    if (group) await userEvent.type(group, 'Pilots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('dialog')).toHaveLength(2));
  },
};

/** Adds a first coverage by keyboard. Missing fields are reported first. */
export const KeyboardOnly: Story = {
  args: { insurance: ready({ ...someInsurance, coverages: [] }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Add coverage' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    within(dialog).getByRole('button', { name: 'Add coverage' }).focus();
    await userEvent.keyboard('{Enter}');
    const payer = within(dialog).getByLabelText('Payer');
    await userEvent.selectOptions(payer, 'Harbour Mutual');
    const policy = within(dialog).getByLabelText('Policy number');
    policy.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(policy).toHaveAccessibleDescription(/Enter a policy number with a/));
    policy.focus();
    await userEvent.keyboard('HM-2041{Enter}');
    await waitFor(() =>
      expect(args.editing?.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: {
            coverages: [
              {
                payer_id: aPayer().id,
                policy_number: 'HM-2041',
                group: '',
                valid_from: null,
                valid_to: null,
              },
            ],
          },
        }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
