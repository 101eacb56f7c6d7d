import { aControlledTestDetail, aQcPlan, someControlRuns } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { long, qualityControlArgs, stale, withinLimits } from './quality-control.args.ts';
import { QualityControlScreen } from './quality-control-screen.tsx';

/** QC status of all tests; for one of them charts, rules, runs, lots and corrective actions. */
const meta = {
  title: 'Features/Quality control/QC screen',
  component: QualityControlScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'the list of tests has no filter' } },
  args: withChanges(qualityControlArgs, {
    list: { onSelect: fn() },
    actions: { onRecord: fn(() => Promise.resolve(someControlRuns()[0])) },
  }),
} satisfies Meta<typeof QualityControlScreen>;

export default meta;
type Story = StoryObj<typeof QualityControlScreen>;

/** Potassium is on QC hold: its last run violated a rule. */
export const Default: Story = {};

export const WithinLimits: Story = { args: withChanges(qualityControlArgs, withinLimits) };

/** Read-only access. */
export const Reader: Story = {
  args: withChanges(qualityControlArgs, {
    actions: {
      onRecord: undefined,
      onVoid: undefined,
      onRelease: undefined,
      onSaveSettings: undefined,
      onSetTarget: undefined,
      onAddTest: undefined,
      onAddMaterial: undefined,
      onAddLot: undefined,
      onArchiveLot: undefined,
    },
    correction: { onAct: undefined },
  }),
};

/** A test without lots or runs. */
export const JustBegun: Story = {
  args: withChanges(qualityControlArgs, {
    opened: { test: ready(aControlledTestDetail({ lots: [], last_run: null })), runs: ready([]) },
  }),
};

export const Loading: Story = {
  args: withChanges(qualityControlArgs, {
    list: { tests: loading, metrics: loading },
    opened: { test: loading, runs: loading },
  }),
};

export const Empty: Story = {
  args: withChanges(qualityControlArgs, {
    list: { tests: { status: 'empty', reason: 'none-yet' }, selectedId: null },
    opened: { test: { status: 'idle' }, runs: { status: 'idle' } },
  }),
};

export const Failed: Story = {
  args: withChanges(qualityControlArgs, {
    opened: { test: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
  }),
};

export const Forbidden: Story = {
  args: withChanges(qualityControlArgs, {
    list: { tests: { status: 'error', error: { kind: 'forbidden' } }, selectedId: null },
  }),
};

export const Stale: Story = { args: withChanges(qualityControlArgs, { opened: { test: stale } }) };

export const LongText: Story = { args: withChanges(qualityControlArgs, long) };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** A sigma below 4: the method needs improvement. */
export const PlanForLowSigma: Story = {
  args: withChanges(qualityControlArgs, {
    ...withinLimits,
    opened: {
      ...withinLimits.opened,
      test: ready(aControlledTestDetail({ plan: aQcPlan(3.1) })),
    },
  }),
};

/** Too few values for a CV: no sigma, with the reason. */
export const PlanUnknown: Story = {
  args: withChanges(qualityControlArgs, {
    ...withinLimits,
    opened: {
      ...withinLimits.opened,
      test: ready(
        aControlledTestDetail({ plan: { status: 'unknown', reason: 'too_few_values', level: 2 } }),
      ),
    },
  }),
};

/** The proposed rules are compared with those in use before they are adopted. */
export const PlanAdopted: Story = {
  args: withChanges(qualityControlArgs, {
    ...withinLimits,
    actions: {
      onSaveSettings: fn(({ base }) => Promise.resolve({ status: 'saved' as const, record: base })),
    },
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Adopt rules…' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Adopt rules' }));
    await waitFor(() => expect(args.actions.onSaveSettings).toHaveBeenCalledOnce());
  },
};

/** Another user changed the rules: the error appears where the action was attempted. */
export const Conflict: Story = {
  args: withChanges(qualityControlArgs, {
    actions: { submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' } },
  }),
};

/** Records a run by keyboard and shows its evaluation. */
export const KeyboardOnly: Story = {
  args: withChanges(qualityControlArgs, {
    ...withinLimits,
    actions: { onRecord: fn(() => Promise.resolve(someControlRuns()[0])) },
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const record = canvas.getByRole('button', { name: 'Record run' });
    record.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog'));
    const first = dialog.getByLabelText(/^Level 1/);
    await waitFor(() => expect(first).toBeVisible());
    first.focus();
    await userEvent.keyboard('3.53{Tab}6.45{Enter}');
    await waitFor(() =>
      expect(dialog.getByText('Rejected. Results of this test are on hold.')).toBeVisible(),
    );
    await expect(args.actions.onRecord).toHaveBeenCalledWith({
      results: [
        expect.objectContaining({ value: '3.53' }),
        expect.objectContaining({ value: '6.45' }),
      ],
      reagent_lot: 'R-2207',
      comment: '',
    });
  },
};
