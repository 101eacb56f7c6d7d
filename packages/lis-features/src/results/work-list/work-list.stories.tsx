import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResultsScreen } from './results-screen.tsx';
import {
  accepted,
  amended,
  calculated,
  closedArgs,
  coded,
  doubtful,
  dueList,
  enterArgs,
  forACondition,
  held,
  heldByControl,
  history,
  leftByRule,
  leftBySwitch,
  loadingArgs,
  longResults,
  notCalculated,
  oneOfEachFlag,
  openCalls,
  partlyOwn,
  reflexes,
  risenTiter,
  titers,
  titersToEnter,
  toRelease,
  verified,
  verifyArgs,
  verifyList,
  warned,
  withheld,
  withoutIntervals,
} from './work-list.args.ts';
import { WhileOneIsRefused, WhileSomebodyElseSaves } from './while-saving.args.tsx';

/** The list at the start, the open specimen beside it; whose it is stays in view wherever a value is typed or verified. */
const meta = {
  title: 'Features/Results/Result entry',
  component: ResultsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: verifyArgs,
} satisfies Meta<typeof ResultsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entered by a colleague, ready to verify; one value is critical. */
export const Default: Story = {};

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = {
  args: {
    ...closedArgs,
    counts: { 'to-verify': 0, 'to-enter': 4 },
    results: { status: 'empty', reason: 'none-yet' },
  },
};

export const NoMatches: Story = {
  args: { ...closedArgs, query: 'Nobody', results: { status: 'empty', reason: 'no-match' } },
};

export const Failed: Story = {
  args: {
    ...closedArgs,
    counts: {},
    results: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } },
  },
};

export const Forbidden: Story = {
  args: { ...closedArgs, counts: {}, results: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    results: {
      status: 'ready',
      data: verifyList,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: { results: ready(longResults), sampleResults: ready(longResults) },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Where two verify: what a colleague has verified waits for a second person; the viewer's own waits for somebody else. */
export const ToRelease: Story = {
  args: {
    tab: 'to-release',
    releasedBySecond: true,
    counts: { 'to-verify': 5, 'to-release': 3, 'to-enter': 4 },
    results: ready(toRelease),
    sampleResults: ready(toRelease),
  },
};

export const NobodyOpen: Story = { args: closedArgs };

export const ListOnAPhone: Story = { args: closedArgs, globals: { viewport: { value: 'phone' } } };

export const ToEnter: Story = { args: enterArgs };

export const Compact: Story = { globals: { density: 'compact' } };

/** Every flag there is, with the undecided ones. */
export const EveryFlag: Story = { args: { sampleResults: ready(oneOfEachFlag) } };

/** What the patient does not see yet, and the question before it is shown. */
export const NotShownYet: Story = {
  args: { sampleResults: ready(withheld) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Never shown to the patient in the portal')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show to patient now: Chloride' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Show Chloride to the patient?' })).toBeVisible(),
    );
  },
};

/** A value that follows from the others, and how. */
export const Calculated: Story = {
  args: { sampleResults: ready(calculated) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Acts on LDL cholesterol, calculated' }),
    );
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'What was checked' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      within(dialog).getByText(/tc - hdl - tg \/ 5, with tc = Cholesterol/),
    ).toBeInTheDocument();
  },
};

/** The formula does not hold for such triglycerides. */
export const NotCalculated: Story = { args: { sampleResults: ready(notCalculated) } };

/** A verified value has ordered one test and proposes another. */
export const Reflexes: Story = { args: { sampleResults: ready(reflexes) } };

/** A child's values against a catalogue without children's intervals: no flag, and the reason. */
export const NoApplicableInterval: Story = { args: { sampleResults: ready(withoutIntervals) } };

/** Answers are chosen, not typed. */
export const CodedAnswers: Story = { args: { ...enterArgs, sampleResults: ready(coded) } };

/** Four of eight were entered by the person who looks: they wait for somebody else. */
export const PartlyOwn: Story = { args: { sampleResults: ready(partlyOwn) } };

/** Somebody who may enter but not verify sees no button for it. */
export const EntryOnly: Story = {
  args: { ...enterArgs, onVerify: undefined, onDownload: undefined },
};

/** A doctor begins with what is released. */
export const ReadOnly: Story = {
  args: {
    tab: 'released',
    counts: {},
    results: ready(verified),
    sampleResults: ready(verified),
    onEnter: undefined,
    onVerify: undefined,
  },
};

export const Verified: Story = { args: { sampleResults: ready(verified) } };

/** A reported value that was corrected: who, when, why, and what stood there before. */
export const Corrected: Story = { args: { sampleResults: ready(amended) } };

/** A reported value is replaced with a reason, never quietly. */
export const Correcting: Story = {
  args: { sampleResults: ready(verified) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Correct…' }));
    const dialog = within(canvas.getByRole('dialog'));
    const value = dialog.getByRole('textbox', { name: 'New value' });
    await waitFor(() => expect(value).toBeVisible());
    await userEvent.clear(value);
    await userEvent.type(value, '4.8');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct and report' }));
    await expect(dialog.getAllByText('Say why').length).toBeGreaterThan(0);
    await expect(args.onAmend).not.toHaveBeenCalled();
  },
};

/** A value that should never have been there. */
export const TakingBack: Story = {
  args: { sampleResults: ready(verified) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Take back: entered in error…' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible());
  },
};

/** The value has changed too much since the last one: it waits, with the reason, for somebody to decide. */
export const Held: Story = {
  args: {
    tab: 'held',
    counts: { 'to-verify': 5, 'to-enter': 4, held: 1 },
    results: ready(held),
    sampleResults: ready(held),
  },
};

/** What no rule let through is left to who verifies, with every reason. */
export const LeftByRule: Story = { args: { sampleResults: ready(leftByRule) } };

/** Somebody has stopped autoverification; what it would have judged says so. */
export const AutoverificationOff: Story = {
  args: { results: ready(leftBySwitch), sampleResults: ready(leftBySwitch.slice(0, 1)) },
};

/** A rejected control holds a value. Who may not overrule controls is offered no way round it. */
export const HeldByControl: Story = { args: { sampleResults: ready(heldByControl) } };

/** The test only warns: the change is said, and nothing waits. */
export const Warned: Story = { args: { sampleResults: ready(warned) } };

/** The specimen came haemolysed: that stands beside every value. */
export const DoubtfulSpecimen: Story = {
  args: { results: ready(doubtful), sampleResults: ready(doubtful) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'What was checked' }));
    await waitFor(() =>
      expect(canvas.getByText('Noted on arrival: Hemolyzed, Cool.')).toBeVisible(),
    );
  },
};

/** Whoever verifies reads who accepted the value and why. */
export const Accepted: Story = { args: { sampleResults: ready(accepted) } };

/** A held value goes on only with a reason. */
export const Accepting: Story = {
  args: { sampleResults: ready(held) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept with reason…' }));
    const dialog = within(canvas.getByRole('dialog'));
    const accept = dialog.getByRole('button', { name: 'Accept' });
    await waitFor(() => expect(accept).toBeVisible());
    await userEvent.click(accept);
    await expect(dialog.getAllByText('Choose a kind of reason').length).toBeGreaterThan(0);
    await expect(args.onReleaseHold).not.toHaveBeenCalled();
  },
};

/** Everything that was looked at, with what could not be told. */
export const Checks: Story = {
  args: { sampleResults: ready(held) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'What was checked' }));
    await waitFor(() => expect(canvas.getByText('Measuring range')).toBeVisible());
  },
};

/** The interval is the one for what the order has told. */
export const ForACondition: Story = {
  args: { sampleResults: ready(forACondition) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Hemoglobin' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'What was checked' }));
    await waitFor(() => expect(canvas.getByText(/because: second trimester/)).toBeVisible());
  },
};

/** Every value a result has had. */
export const History: Story = {
  args: { sampleResults: ready(amended), history: ready(history) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acts on Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'What this result has said' }));
    await waitFor(() => expect(canvas.getByText('Entered')).toBeVisible());
  },
};

/** Somebody has to be told of critical values: that stands above everything else. */
export const CallsOpen: Story = { args: { openCalls: { calls: openCalls, onOpen: fn() } } };

/** The flag of what is typed is a preview, by the rule the server will use. */
export const Previewed: Story = {
  args: enterArgs,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '6.8');
    await expect(canvas.getByText('Critical high')).toBeVisible();
    await expect(canvas.getByText('Preview')).toBeVisible();
  },
};

/** A slip of the pen is asked about, not taken. */
export const Implausible: Story = {
  args: enterArgs,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '68');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 value' }));
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Reason for Potassium' })).toBeVisible();
  },
};

/** A decimal mark is missing: both readings are shown, and nothing is changed by itself. */
export const Misread: Story = {
  args: enterArgs,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '42');
    await expect(canvas.getByText('You typed 42. It could be 4.2.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 4.2' })).toBeVisible();
  },
};

/** Titers stand against their limits and their last values as titers; a scale would have uneven steps, and there is none. */
export const Titers: Story = { args: { sampleResults: ready(titers) } };

/** What a titer is saved as is seen before it is; a small number may be that of the tube, and what it could be is offered. */
export const TiterByItsReciprocal: Story = {
  args: { ...enterArgs, sampleResults: ready(titersToEnter) },
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Result of Antinuclear antibodies, titer' }),
      '80',
    );
    await expect(canvas.getByText('Read as 1:80: this is what is saved.')).toBeVisible();
    await expect(canvas.getByText('Preview')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Result of Syphilis reagin (RPR), titer' }),
      '8',
    );
    await expect(
      canvas.getByText('Write a titer with its dilution, like 1:80 or <1:20.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1:8' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Result of Syphilis reagin (RPR), titer' }),
    ).toHaveValue('1:8');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 values' }));
    await expect(args.onEnter).toHaveBeenCalledWith(
      expect.objectContaining({
        items: [
          expect.objectContaining({ value_text: '1:80' }),
          expect.objectContaining({ value_text: '1:8' }),
        ],
      }),
    );
  },
};

/** A four-fold rise, told in dilution steps. */
export const TiterChecks: Story = {
  args: { sampleResults: ready(risenTiter) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Acts on Antinuclear antibodies, titer' }),
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'What was checked' }));
    const dialog = within(canvas.getByRole('dialog', { name: /What was checked/ }));
    await waitFor(() =>
      expect(dialog.getByText(/Rose by 2 dilution steps in 14 days/)).toBeVisible(),
    );
  },
};

/** One of two values could not be saved; it stays in its field, with the reason. */
export const PartlySaved: Story = {
  render: WhileOneIsRefused,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Sodium' }), '140');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '4.1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 values' }));
    await expect(canvas.getByText(/^One value was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Result of Potassium' })).toHaveValue('4.1');
  },
};

/** Urgent work first, then what is due soonest; what is late says so. */
export const Overdue: Story = {
  args: {
    ...enterArgs,
    results: ready(dueList),
    filter: { department: 'chemistry', priority: '', overdue: true },
  },
};

/** Somebody else saved another value while this one was typed: both are shown, one is chosen. */
export const Conflict: Story = {
  render: WhileSomebodyElseSaves,
  play: async ({ canvas }) => {
    const sodium = canvas.getByRole('textbox', { name: 'Result of Sodium' });
    await userEvent.clear(sodium);
    await userEvent.type(sodium, '141');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 value' }));
    await expect(canvas.getByRole('button', { name: 'Keep 139' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 141' })).toBeVisible();
  },
};

/** Values go in with digits and Enter alone; after the last, Enter saves them together. */
export const KeyboardOnly: Story = {
  args: enterArgs,
  play: async ({ args, canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Result entry' }));
    panel.getByRole('textbox', { name: 'Result of Sodium' }).focus();
    await userEvent.keyboard('140{Enter}4.2{Enter}');
    await expect(panel.getByRole('textbox', { name: 'Result of Chloride' })).toHaveFocus();
    await userEvent.keyboard('103{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(panel.getByRole('button', { name: 'Save 3 values' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
