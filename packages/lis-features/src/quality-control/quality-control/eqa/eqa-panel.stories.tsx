import {
  anEqaRound,
  aRoundByAllowableError,
  aUser,
  fixtureId,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { assessment, qualityControlArgs } from '../quality-control.args.ts';
import { QualityControlScreen } from '../quality-control-screen.tsx';

/** External assessment rounds with reported values, scores and corrective actions. */
const meta = {
  title: 'Features/Quality control/External assessment',
  component: QualityControlScreen,
  args: { ...qualityControlArgs, view: { ...qualityControlArgs.view, tab: 'eqa' } },
} satisfies Meta<typeof QualityControlScreen>;

export default meta;
type Story = StoryObj<typeof QualityControlScreen>;

const withRound = (
  round: ReturnType<typeof anEqaRound>,
  more: Partial<typeof assessment> = {},
) => ({ assessment: { ...assessment, round: ready(round), ...more } });

export const Default: Story = {};

/** No EQA rounds are entered. */
export const Empty: Story = {
  args: {
    assessment: { ...assessment, schemes: [], rounds: { status: 'empty', reason: 'none-yet' } },
  },
};

/** All score values; unreported results have none. */
export const Scored: Story = { args: withRound(anEqaRound()) };

/** One of two instruments in the round, with its own submission, score and earlier events. */
export const ByInstrument: Story = {
  args: withRound(
    aRoundByAllowableError({ instrument: { id: fixtureId('instrument', 1), name: 'Analyser 2' } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analyser 2')).toBeVisible();
    await expect(canvas.getAllByText('2025-02: 60%, Unsatisfactory')[0]).toBeVisible();
  },
};

/** Scored by allowable error: an unsatisfactory event, and a limit in another unit. */
export const ByAllowableError: Story = { args: withRound(aRoundByAllowableError()) };

export const ByAllowableErrorDark: Story = {
  args: withRound(aRoundByAllowableError()),
  globals: { scheme: 'dark', viewport: { value: 'narrow' } },
};

/** No limits, and the user may not add any. */
export const NoLimits: Story = {
  args: {
    assessment: { ...assessment, limits: { limits: { status: 'empty', reason: 'none-yet' } } },
  },
};

/** A limit without figures is rejected; entries are kept. */
export const LimitInvalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add limit…' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Source'), 'Own limit');
    await userEvent.click(dialog.getByRole('button', { name: 'Add limit' }));
    await waitFor(() => expect(dialog.getByText('Select a test', { selector: 'p, span, div' })));
    await expect(dialog.getByLabelText('Source')).toHaveValue('Own limit');
  },
};

/** A published set is adopted; limits that were left out are named with the reason. */
export const SetAdopted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Adopt set…' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Set'), 'clia');
    await expect(dialog.getByLabelText('Valid from')).toHaveValue('2025-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Adopt set' }));
    await waitFor(() => expect(dialog.getByText('1 limit adopted')).toBeVisible());
    await expect(dialog.getByText('Albumin: test ALB has another unit')).toBeVisible();
  },
};

/** A withdrawn round stays on record and is excluded from all figures. */
export const Withdrawn: Story = { args: withRound(anEqaRound({ state: 'withdrawn' })) };

/** Separate tests per specimen, in the dark scheme on a phone. */
export const ChangingDark: Story = {
  args: withRound(anEqaRound({ state: 'open' })),
  globals: { scheme: 'dark', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit…' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Same tests for every specimen' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('combobox', { name: 'Tests to report' })).toHaveLength(2),
    );
    await userEvent.click(dialog.getByRole('button', { name: /Remove.*Specimen 1/ }));
    await waitFor(() => expect(dialog.getByText(/3 entered values are removed/)).toBeVisible());
  },
};

const by = { id: aUser('technician').id, name: aUser('technician').full_name };

/** A corrective action that awaits verification by a second person. */
export const RightToLeft: Story = {
  args: withRound(
    anEqaRound({
      state: 'reviewed',
      actions: [
        {
          id: fixtureId('control-run', 501),
          version: 1,
          created_at: minutesAgo(600),
          updated_at: minutesAgo(600),
          run_id: null,
          eqa_round_id: fixtureId('eqa-round', 1),
          type: 'recalibration',
          text: 'Calibrator lot changed.',
          state: 'completed',
          by,
          at: minutesAgo(600),
          verified: null,
        },
      ],
    }),
  ),
  globals: { locale: 'ar-XB' },
};

/** A concurrent change by another user, on a phone. */
export const NarrowConflict: Story = {
  args: withRound(
    anEqaRound({
      state: 'open',
      closes_at: minutesAgo(30),
      scheme:
        'Transregionalexternalqualityassessmentscheme of all hospital laboratories of the north',
      round: '2026-0000000000000000000004',
    }),
    {
      onAction: (): Promise<Submission> =>
        Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'version_stale' }),
    },
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Reported Potassium of 2026-B'), '5.7{Enter}');
    await waitFor(() => expect(canvas.getByText(/Another user updated/)).toBeVisible());
  },
};

/** Enters values by keyboard, including zero. */
export const KeyboardOnly: Story = {
  args: {
    assessment: {
      ...assessment,
      round: ready(anEqaRound({ state: 'open' })),
      onAction: fn((): Promise<Submission> => Promise.resolve({ status: 'done' })),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByLabelText('Reported Glucose of 2026-A');
    first.focus();
    await userEvent.clear(first);
    await userEvent.keyboard('0{Tab}');
    await expect(canvas.getByLabelText('Reported Potassium of 2026-A')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.assessment?.onAction).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'report',
          values: [expect.objectContaining({ reported: '0' })],
        }),
      ),
    );
  },
};
