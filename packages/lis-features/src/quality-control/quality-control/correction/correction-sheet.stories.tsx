import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  affectedBy,
  correctionArgs,
  corrections,
  draftsOf,
  inControl,
  long,
  managerId,
  overdue,
  underCorrection,
  warned,
} from './correction-sheet.args.ts';
import { CorrectionSheet } from './correction-sheet.tsx';

/**
 * Cause, corrective action, repeat run, affected results and sign-off of a rejected run. Only the
 * next step has a form and the filled button; finished steps show who completed them and when.
 */
const meta = {
  title: 'Features/Quality control/Rejected run',
  component: CorrectionSheet,
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    ...correctionArgs,
    onAct: fn(() => Promise.resolve({ status: 'done' as const })),
    onClose: fn(),
  },
} satisfies Meta<typeof CorrectionSheet>;

export default meta;
type Story = StoryObj<typeof CorrectionSheet>;

/** The cause is recorded: the corrective action is next. */
export const Default: Story = { args: { correction: corrections.caused } };

/** A new rejection, with the likely causes by the violated rules. */
export const NewRejection: Story = {};

/** Entries that were typed before the sheet was closed. */
export const Restored: Story = {
  args: { drafts: draftsOf({ cause: { category: 'calibration', findings: 'Drift since 06:00' } }) },
};

/** A planned action must be done first. */
export const ActionPlanned: Story = { args: { correction: corrections.planned } };

export const WaitingForRepeat: Story = { args: { correction: corrections.acted } };

export const RejectedAgain: Story = { args: { correction: corrections.rejectedAgain } };

export const NoUsableLot: Story = {
  args: {
    correction: corrections.acted,
    test: { ...correctionArgs.test!, lots: [] },
  },
};

const repeated = { correction: corrections.repeated, test: inControl };

export const AffectedResults: Story = { args: repeated };

const aMixture = affectedBy(5);

/** One test is to be repeated; two other results were repeated and corrected before. */
export const DecidedOneByOne: Story = {
  args: {
    ...repeated,
    drafts: draftsOf({ results: { [aMixture.items[0]!.id]: 'repeat' } }),
    affected: {
      ...correctionArgs.affected,
      results: ready({
        ...aMixture,
        items: aMixture.items.map((item, index) => ({
          ...item,
          outcome: ([null, null, null, 'repeated', 'corrected'] as const)[index]!,
        })),
      }),
    },
  },
};

/** The review follows the verification or rejection of the correction. */
export const UnderCorrection: Story = {
  args: {
    ...repeated,
    affected: { ...correctionArgs.affected, results: ready(underCorrection(3)) },
  },
};

export const NoAffectedResults: Story = {
  args: { ...repeated, affected: { ...correctionArgs.affected, results: ready(affectedBy(0)) } },
};

export const TwoHundredAffectedResults: Story = {
  args: { ...repeated, affected: { ...correctionArgs.affected, results: ready(affectedBy(200)) } },
};

/** More results than one page: all of them are shown before the review is confirmed. */
export const MoreAffectedResults: Story = {
  args: {
    ...repeated,
    affected: {
      ...correctionArgs.affected,
      results: ready(affectedBy(20, { total: 240 })),
      onMore: fn(),
    },
  },
};

/** No run was accepted before the rejected one. */
export const PeriodNotDeterminable: Story = {
  args: {
    ...repeated,
    affected: { ...correctionArgs.affected, results: ready(affectedBy(3, { from: null })) },
  },
};

/** Two of the results belong to a test that the user may not open. */
export const ConfidentialResults: Story = {
  args: {
    ...repeated,
    affected: { ...correctionArgs.affected, results: ready(affectedBy(1, { concealed: 2 })) },
  },
};

export const LoadingResults: Story = {
  args: { ...repeated, affected: { ...correctionArgs.affected, results: loading } },
};

export const FailedResults: Story = {
  args: {
    ...repeated,
    affected: {
      ...correctionArgs.affected,
      results: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    },
  },
};

/** The hold was released without an accepted repeat run. */
export const HoldReleased: Story = {
  args: {
    correction: corrections.released,
    test: inControl,
    affected: { ...correctionArgs.affected, results: ready(affectedBy(3, { to: null })) },
  },
};

/** The author of the action sees that another user signs off. */
export const AwaitingSignOff: Story = {
  args: { correction: corrections.reviewed, test: inControl },
};

export const SignOff: Story = {
  args: { correction: corrections.reviewed, test: inControl, viewerId: managerId },
};

export const SignedOff: Story = {
  args: { correction: corrections.signedOff, test: inControl, viewerId: managerId },
};

/** Read-only access. */
export const Reader: Story = { args: { correction: corrections.caused, onAct: undefined } };

/** Overdue QC has no values, rules or operator. */
export const Overdue: Story = { args: { correction: overdue, test: inControl } };

/** A run with a warning has no repeat and no affected results. */
export const Warning: Story = { args: { correction: warned, test: inControl } };

/** Types a cause and presses Enter. */
const recordCause = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  const category = dialog.getByLabelText('Cause category');
  await waitFor(() => expect(category).toHaveFocus());
  await userEvent.selectOptions(category, 'Reagent');
  await userEvent.type(dialog.getByLabelText('Findings'), 'Air in the probe{Enter}');
  return dialog;
};

export const Saving: Story = {
  args: { onAct: () => new Promise(() => {}) },
  play: async () => {
    const dialog = await recordCause();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Record cause/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** Another user changed the run: the reason is shown above the entries, which are kept. */
export const Invalid: Story = {
  args: {
    onAct: () =>
      Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'version_stale' }),
  },
  play: async () => {
    const dialog = await recordCause();
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await expect(dialog.getByLabelText('Findings')).toHaveValue('Air in the probe');
  },
};

export const Offline: Story = {
  args: { onAct: () => Promise.resolve({ status: 'failed', error: { kind: 'offline' } }) },
  play: async () => {
    const dialog = await recordCause();
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

export const LongText: Story = { args: long };

export const RightToLeft: Story = { args: repeated, globals: { locale: 'ar-XB' } };

export const Dark: Story = {
  args: { correction: corrections.rejectedAgain },
  globals: { scheme: 'dark' },
};

/** Fills a phone. */
export const Narrow: Story = {
  args: repeated,
  globals: { viewport: { value: 'narrow' } },
};

/** Records the cause by keyboard; Escape closes the sheet. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Cause category')).toHaveFocus());
    await userEvent.selectOptions(dialog.getByLabelText('Cause category'), 'Calibration');
    await userEvent.keyboard('{Tab}Drift since 06:00{Enter}');
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({
        kind: 'cause',
        run: args.correction?.run,
        cause: { category: 'calibration', findings: 'Drift since 06:00' },
      }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
