import { aLaboratorySettings, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LaboratorySettingsScreen } from './laboratory-settings-screen.tsx';
import {
  escalated,
  laboratorySettingsArgs,
  plainNumbers,
  rulesOfOthers,
} from './laboratory-settings.args.ts';

/**
 * Laboratory rules. Only an administrator may waive verification by a second person or enable
 * autoverification.
 */
const meta = {
  title: 'Features/Facility/Laboratory settings',
  component: LaboratorySettingsScreen,
  tags: ['form-screen'],
  parameters: { states: { LongText: 'shows fixed text and two numbers' } },
  args: { ...laboratorySettingsArgs, onSave: fn(laboratorySettingsArgs.onSave), onRetry: fn() },
} satisfies Meta<typeof LaboratorySettingsScreen>;

export default meta;
type Story = StoryObj<typeof LaboratorySettingsScreen>;

export const Default: Story = {};

/**
 * A technician sees the verification settings, may disable autoverification, and edits the other
 * rules.
 */
export const Technician: Story = {
  args: {
    mayLiftRules: false,
    settings: ready(aLaboratorySettings({ autoverification_enabled: true }), FIXTURE_NOW),
  },
};

export const Loading: Story = { args: { settings: loading } };

export const Forbidden: Story = {
  args: { settings: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Report critical results within'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findAllByText('Enter a whole number of minutes from 5 to 240'),
    ).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'trial_ended' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

/** Staff on call, other times for repeated results, and a test with its own times. */
export const Escalation: Story = { args: { settings: ready(escalated, FIXTURE_NOW) } };

/** In a facility with wards, the ward of the order is a step, and wards can have own times. */
export const EscalationToWards: Story = {
  args: {
    settings: ready(escalated, FIXTURE_NOW),
    wards: [{ value: 'ward-icu', label: 'Intensive care' }],
  },
};

/** Another user saved first. */
export const Conflict: Story = {
  args: { onSave: fn(async () => ({ status: 'stale', record: rulesOfOthers }) as const) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByLabelText('Report critical results within'),
      '{Backspace}{Backspace}45{Enter}',
    );
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByLabelText('Report critical results within'),
    ).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}45');
    await userEvent.tab();
    await userEvent.keyboard('15');
    for (let field = 0; field < 3; field += 1) await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Add test or ward' }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}12');
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText(/^Keep specimens for/)).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('radio', { name: 'The verifier also releases the result' }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: {
            critical_within_minutes: 45,
            critical_escalation: {
              ward_minutes: 0,
              on_call_minutes: 15,
              repeated: null,
              rules: [],
            },
            appointments_at_once: 12,
            storage_retention_days: 7,
            mrn_pattern: { ...plainNumbers },
            self_verification: true,
            authorization_required: false,
            reagent_lot_comparison: 'off',
            verification_levels: 1,
            autoverification_enabled: false,
          },
        }),
      ),
    );
  },
};
