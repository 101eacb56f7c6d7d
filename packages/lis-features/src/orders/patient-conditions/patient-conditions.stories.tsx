import { aCondition } from '@alms/lis-domain/fixtures';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patientConditionsArgs, someConditions } from './patient-conditions.args.ts';
import { PatientConditionsCard } from './patient-conditions-card.tsx';

/**
 * A patient’s conditions. Current ones are distinguished from past ones and from those that need
 * confirmation.
 */
const meta = {
  title: 'Features/Orders/Patient conditions',
  component: PatientConditionsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: {
    ...patientConditionsArgs,
    editing: { ...patientConditionsArgs.editing, onSave: fn(patientConditionsArgs.editing.onSave) },
    onRetry: fn(),
  },
} satisfies Meta<typeof PatientConditionsCard>;

export default meta;
type Story = StoryObj<typeof PatientConditionsCard>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { editing: undefined } };

export const Loading: Story = { args: { conditions: loading } };

export const Empty: Story = { args: { conditions: ready({ version: 1, conditions: [] }) } };

export const Failed: Story = {
  args: { conditions: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { conditions: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    conditions: {
      status: 'ready',
      data: someConditions,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

/** A condition defined by the facility is shown by its name in the catalogue. */
export const LongText: Story = {
  args: {
    conditions: ready({
      version: 2,
      conditions: [aCondition({ code: 'after_transplantation_of_a_kidney_or_liver' })],
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
  void (await opened(canvasElement, 'Edit conditions'));

/** The dialog with each condition in its fields. Gestational weeks appear only for a pregnancy. */
export const Editing: Story = { play: showsForm };

export const EditingNarrow: Story = { globals: { viewport: { value: 'narrow' } }, play: showsForm };

export const EditingRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => void (await opened(canvasElement, 'تعديل الحالات السريرية')),
};

/** Server errors appear at their fields. */
export const Rejected: Story = {
  render: function Refused(args) {
    const [submission, setSubmission] = useState<Submission>(idle);
    const refuse = async () => {
      setSubmission({ status: 'rejected', fieldErrors: { 'conditions.0.from': 'inFuture' } });
      return { status: 'refused' } as const;
    };
    return <PatientConditionsCard {...args} editing={{ submission, onSave: refuse }} />;
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Edit conditions');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect((await dialog.findAllByText('The first day is in the future'))[0]).toBeVisible();
  },
};

/** Another user updated the conditions, so the user resolves the conflict. */
export const Conflict: Story = {
  args: {
    editing: {
      ...patientConditionsArgs.editing,
      onSave: () =>
        Promise.resolve({
          status: 'stale',
          record: { version: 4, conditions: someConditions.conditions.slice(0, 1) },
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Edit conditions');
    const weeks = dialog.getAllByLabelText(/Completed weeks/)[0];
    if (weeks) {
      await userEvent.clear(weeks);
      await userEvent.type(weeks, '13');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('dialog')).toHaveLength(2));
  },
};

/** Adds a first condition by keyboard. Missing fields are reported first. */
export const KeyboardOnly: Story = {
  args: { conditions: ready({ version: 1, conditions: [] }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Add a condition' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    within(dialog).getByRole('button', { name: 'Add a condition' }).focus();
    await userEvent.keyboard('{Enter}');
    within(dialog).getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    const code = await within(dialog).findByRole('combobox', { name: 'Condition' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Select a condition/));
    await userEvent.selectOptions(code, 'pregnant');
    const weeks = await within(dialog).findByLabelText(/Completed weeks/);
    weeks.focus();
    await userEvent.keyboard('12{Enter}');
    await waitFor(() =>
      expect(args.editing?.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: {
            conditions: [
              expect.objectContaining({ code: 'pregnant', to: null, gestational_age_weeks: 12 }),
            ],
          },
        }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
