import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen } from './results-screen.tsx';
import {
  afterStorage,
  arrivedTooWarm,
  beyondStability,
  accepted,
  amended,
  correctionArgs,
  correctionToRelease,
  ownCorrection,
  underCorrection,
  calculated,
  inTwoUnits,
  closedArgs,
  coded,
  doubtful,
  dueList,
  enterArgs,
  forACondition,
  held,
  interfered,
  heldByControl,
  heldManually,
  history,
  leftByRule,
  leftBySwitch,
  loadingArgs,
  longResults,
  notCalculated,
  oneOfEachFlag,
  openCalls,
  notAuthorized,
  partlyOwn,
  reflexes,
  risenTiter,
  titers,
  rounded,
  titersToEnter,
  toRelease,
  verified,
  verifyArgs,
  warnedByVariation,
  verifyList,
  warned,
  withheld,
  withoutIntervals,
} from './work-list.args.ts';
import { WhileOneIsRefused, DuringConcurrentChange } from './concurrent-changes.args.tsx';

/**
 * The list with the open specimen beside it. The patient stays visible during entry and
 * verification.
 */
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

/** Entered by another user and ready to verify; one value is critical. */
export const Default: Story = {};

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = {
  args: withChanges(closedArgs, {
    list: {
      counts: { 'to-verify': 0, 'to-enter': 4 },
      results: { status: 'empty', reason: 'none-yet' },
    },
  }),
};

export const NoMatches: Story = {
  args: withChanges(closedArgs, {
    view: { query: 'Nobody' },
    list: { results: { status: 'empty', reason: 'no-match' } },
  }),
};

export const Failed: Story = {
  args: withChanges(closedArgs, {
    list: {
      counts: {},
      results: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } },
    },
  }),
};

export const Forbidden: Story = {
  args: withChanges(closedArgs, {
    list: { counts: {}, results: { status: 'error', error: { kind: 'forbidden' } } },
  }),
};

export const Stale: Story = {
  args: withChanges(verifyArgs, {
    list: {
      results: {
        status: 'ready',
        data: verifyList,
        freshness: 'stale',
        asOf: '2026-05-12T08:04:00Z',
      },
    },
  }),
};

export const LongText: Story = {
  args: withChanges(verifyArgs, {
    list: { results: ready(longResults) },
    specimen: { results: ready(longResults) },
  }),
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/**
 * Two-level verification: results verified by another user await release; the user’s own await
 * another person.
 */
export const ToRelease: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'to-release' },
    verification: { releasedBySecond: true },
    list: { counts: { 'to-verify': 5, 'to-release': 3, 'to-enter': 4 }, results: ready(toRelease) },
    specimen: { results: ready(toRelease) },
  }),
};

/** Preview of the results within all checks, before they are verified together. */
export const BulkVerification: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Verify \d+…$/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Verify \d+/ })).toBeVisible());
  },
};

const selectAll = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('checkbox', { name: 'Select all specimens shown' }));

/** Selected specimens, with the actions on them below the list. */
export const Selected: Story = { play: ({ canvas }) => selectAll(canvas) };

/** On a phone, the actions stay at the end of the window and cover no specimen. */
export const SelectedOnAPhone: Story = {
  args: closedArgs,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => selectAll(canvas),
};

/** Preview of a selection: specimens that need individual review are excluded, with the reason. */
export const SelectionPreview: Story = {
  play: async ({ canvas }) => {
    await selectAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Verify…' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '2 specimens not included' })).toBeVisible(),
    );
  },
};

export const NoneSelected: Story = { args: closedArgs };

export const ListOnAPhone: Story = { args: closedArgs, globals: { viewport: { value: 'phone' } } };

export const ToEnter: Story = { args: enterArgs };

/** Checks the different heights of results and of specimens, in order of appearance. */
const expectRows = async (
  canvasElement: HTMLElement,
  expected: { results: number[]; specimens: number[] },
) => {
  const table = within(canvasElement).getByRole('table', { name: 'Result entry' });
  const heights = (within: HTMLElement, rows: string) => [
    ...new Set(
      [...within.querySelectorAll<HTMLElement>(rows)].map(({ offsetHeight }) => offsetHeight),
    ),
  ];
  await expect(heights(table, 'tbody > tr:not([data-part])')).toEqual(expected.results);
  await expect(heights(canvasElement, "[data-component='sample-list'] li")).toEqual(
    expected.specimens,
  );
};

/** Results have one line; specimens in a list of this width have their tests on a second one. */
export const Comfortable: Story = {
  play: ({ canvasElement }) => expectRows(canvasElement, { results: [44], specimens: [47] }),
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    // A long name wraps.
    await expectRows(canvasElement, { results: [32], specimens: [32, 41] });
    // Targets of a row have at least 24 pixels (WCAG 2.5.8).
    const table = within(canvasElement).getByRole('table', { name: 'Result entry' });
    for (const control of table.querySelectorAll<HTMLElement>('tbody :is(input, select, button)'))
      await expect(control.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** Every flag, including results without one. */
export const EveryFlag: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(oneOfEachFlag) } }),
};

/** A result not visible in the patient portal, and the confirmation to release it. */
export const NotShownYet: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(withheld) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Never shown in the patient portal')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Release to portal now: Chloride' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('dialog', { name: 'Release Chloride to the patient portal?' }),
      ).toBeVisible(),
    );
  },
};

/** Each value in two units; the checks show both intervals and the measurement uncertainty. */
export const SecondUnit: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(inTwoUnits) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('90 µmol/L')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Glucose' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Validation checks' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('7.0 mmol/L')).toBeVisible();
    await expect(within(dialog).getByText('3.9–7.7')).toBeVisible();
    await expect(within(dialog).getByText('± 6 mg/dL (k = 2)')).toBeVisible();
  },
};

/** A calculated result with its formula. */
export const Calculated: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(calculated) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Actions for LDL cholesterol, calculated' }),
    );
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Validation checks' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      within(dialog).getByText(/tc - hdl - tg \/ 5, with tc = Cholesterol/),
    ).toBeInTheDocument();
  },
};

/** The formula is invalid for such high triglycerides. */
export const NotCalculated: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(notCalculated) } }),
};

/** A verified value ordered one reflex test and proposes another. */
export const Reflexes: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(reflexes) } }),
};

/**
 * A child’s results in a catalogue without paediatric reference intervals: no flag, with the
 * reason.
 */
export const NoApplicableInterval: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(withoutIntervals) } }),
};

/** Coded values are selected instead of typed. */
export const CodedAnswers: Story = {
  args: withChanges(enterArgs, { specimen: { results: ready(coded) } }),
};

/** Four of eight values were entered by the user and need another verifier. */
export const PartlyOwn: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(partlyOwn) } }),
};

/** The department needs an authorization that the user does not have: values are read-only. */
export const NotAuthorizedToEnter: Story = {
  args: withChanges(enterArgs, { specimen: { results: ready(notAuthorized.toEnter) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have no authorization to enter/)).toBeVisible();
    await expect(canvas.queryAllByRole('textbox', { name: /result/i })).toEqual([]);
  },
};

/** An authorized user must verify. */
export const NotAuthorizedToVerify: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(notAuthorized.toVerify) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/An authorized user must verify/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Verify results/ })).toBeNull();
  },
};

/** A user who may enter but not verify sees no verify button. */
export const EntryOnly: Story = {
  args: withChanges(enterArgs, {
    verification: { onVerify: undefined },
    specimen: { onDownload: undefined },
  }),
};

/** A doctor starts with released results. */
export const ReadOnly: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'released' },
    list: { counts: {}, results: ready(verified) },
    specimen: { results: ready(verified) },
    entry: { onEnter: undefined },
    verification: { onVerify: undefined },
  }),
};

export const Verified: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(verified) } }),
};

/** A corrected reported result with author, time, reason and previous value. */
export const Corrected: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(amended) } }),
};

/** A correction of a reported result awaits verification; the reported value remains until then. */
export const UnderCorrection: Story = {
  args: withChanges(correctionArgs, { list: { results: ready(underCorrection.slice(0, 2)) } }),
};

/** The user proposed the correction: another user must verify it. */
export const OwnCorrection: Story = {
  args: withChanges(correctionArgs, { specimen: { results: ready(ownCorrection) } }),
};

/** A second verifier releases the correction. */
export const CorrectionToRelease: Story = {
  args: withChanges(correctionArgs, { specimen: { results: ready(correctionToRelease) } }),
};

export const NoCorrections: Story = {
  args: withChanges(closedArgs, {
    view: { tab: 'corrections' },
    list: { results: { status: 'empty', reason: 'none-yet' } },
  }),
};

/** A correction is rejected only with a reason. */
export const RejectingCorrection: Story = {
  args: correctionArgs,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject correction…' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Reject the correction of Potassium',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject correction' }));
    await expect((await within(dialog).findAllByText('Enter a reason')).length).toBeGreaterThan(0);
    await expect(args.corrections.onRejectAmendment).not.toHaveBeenCalled();
  },
};

/** A reported value is replaced only with a reason. */
export const Correcting: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(verified) } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Correct…' }));
    const dialog = within(canvas.getByRole('dialog'));
    const value = dialog.getByRole('textbox', { name: 'New value' });
    await waitFor(() => expect(value).toBeVisible());
    await userEvent.clear(value);
    await userEvent.type(value, '4.8');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    await expect((await dialog.findAllByText('Enter a reason')).length).toBeGreaterThan(0);
    await expect(args.corrections.onAmend).not.toHaveBeenCalled();
  },
};

/** Marks a result as entered in error. */
export const EnteredInErrorRequest: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(verified) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Mark as entered in error…' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mark as entered in error' })).toBeVisible(),
    );
  },
};

/** A result on delta hold, with the reason, awaiting a decision. */
export const Held: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { counts: { 'to-verify': 5, 'to-enter': 4, held: 1 }, results: ready(held) },
    specimen: { results: ready(held) },
  }),
};

/** A verifier put the results of a specimen on hold; each states by whom, when and why. */
export const HeldManually: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { counts: { 'to-verify': 5, 'to-enter': 4, held: 8 }, results: ready(heldManually) },
    specimen: { results: ready(heldManually) },
  }),
};

/** A hold placed on several results is released for one of them, or for all. */
export const ReleasingSeveral: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { results: ready(heldManually) },
    specimen: { results: ready(heldManually) },
  }),
  play: async ({ canvas }) => {
    const [release] = canvas.getAllByRole('button', { name: 'Release hold…' });
    if (release) await userEvent.click(release);
    await waitFor(() =>
      expect(
        screen.getByRole('checkbox', { name: 'Also release the same hold on 7 other results' }),
      ).toBeVisible(),
    );
  },
};

/** Results are put on hold only with a reason. */
export const PuttingOnHold: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hold…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put 8 results on hold' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
    await expect((await within(dialog).findAllByText('Enter a reason')).length).toBeGreaterThan(0);
    await expect(args.verification.onHold).not.toHaveBeenCalled();
  },
};

/** Results not autoverified are left for manual verification, with every reason. */
export const LeftByRule: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(leftByRule) } }),
};

/** Autoverification is switched off, which affected results state. */
export const AutoverificationOff: Story = {
  args: withChanges(verifyArgs, {
    list: { results: ready(leftBySwitch) },
    specimen: { results: ready(leftBySwitch.slice(0, 1)) },
  }),
};

/** A result on QC hold. Users without permission to override it are offered no action. */
export const HeldByControl: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(heldByControl) } }),
};

/** Held because the specimen was too old when measured, or its collection time is unknown. */
export const BeyondStability: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { results: ready(beyondStability) },
    specimen: { results: ready(beyondStability) },
  }),
};

/** Held because the specimen arrived at room temperature and not refrigerated. */
export const ArrivedTooWarm: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { results: ready(arrivedTooWarm) },
    specimen: { results: ready(arrivedTooWarm) },
  }),
};

/** Held after refrigerated storage: the hours in storage have their own limit. */
export const BeyondStabilityInStorage: Story = {
  args: withChanges(verifyArgs, {
    view: { tab: 'held' },
    list: { results: ready(afterStorage) },
    specimen: { results: ready(afterStorage) },
  }),
};

/** A delta check that only warns: the change is shown without a hold. */
export const Warned: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(warned) } }),
};

/** The specimen was received haemolysed, which is shown beside every value. */
export const DoubtfulSpecimen: Story = {
  args: withChanges(verifyArgs, {
    list: { results: ready(doubtful) },
    specimen: { results: ready(doubtful) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    await waitFor(() =>
      expect(canvas.getByText('Noted on arrival: Hemolyzed, Cool.')).toBeVisible(),
    );
  },
};

/** The verifier sees who released the hold, and why. */
export const Accepted: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(accepted) } }),
};

/** A hold is released only with a reason. */
export const Accepting: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(held) } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release hold…' }));
    const dialog = within(canvas.getByRole('dialog'));
    const accept = dialog.getByRole('button', { name: 'Release hold' });
    await waitFor(() => expect(accept).toBeVisible());
    await userEvent.click(accept);
    await expect((await dialog.findAllByText('Select a reason category')).length).toBeGreaterThan(
      0,
    );
    await expect(args.corrections.onReleaseHold).not.toHaveBeenCalled();
  },
};

/** All validation checks, including unknown outcomes. */
export const Checks: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(held) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    await waitFor(() => expect(canvas.getByText('Measuring range')).toBeVisible());
  },
};

/** The limit of a rise and of a fall, which differ. */
export const ChecksByVariation: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(warnedByVariation) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() =>
      expect(
        within(dialog).getByText(/are a rise of 14\.9% and a fall of 12\.9% within 72/),
      ).toBeVisible(),
    );
  },
};

/** A value with more decimals than are reported is checked as measured and flagged as rounded. */
export const ChecksOfRounded: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(rounded) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    await waitFor(() =>
      expect(canvas.getByText(/^Reported as 6\.8, rounded from 6\.83\./)).toBeVisible(),
    );
  },
};

/** Interference by hemolysis: one value is not reported, one on hold, one commented. */
export const Interference: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(interfered) } }),
};

/** An index recorded after verification: the value is unchanged until it is amended. */
export const LateInterference: Story = {
  args: withChanges(verifyArgs, {
    specimen: {
      results: ready(
        verified.map((result) => ({
          ...result,
          specimen_condition: interfered[0]?.specimen_condition ?? null,
          late_interference: result.test.code === 'K' ? ('suppress' as const) : null,
        })),
      ),
    },
  }),
};

/** Records indices at the bench. An instrument index needs its number. */
export const RecordingIndices: Story = {
  args: withChanges(enterArgs, {
    entry: { onRecordIndices: fn(async () => ({ status: 'done' as const })) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record HIL indices…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Hemolysis'), '3+');
    await userEvent.selectOptions(dialog.getByLabelText('Lipemia'), 'Index…');
    await userEvent.click(dialog.getByRole('button', { name: 'Record indices' }));
    await expect((await dialog.findAllByText('Enter a number such as 120'))[0]).toBeVisible();
  },
};

/** The reference interval matches a condition on the order. */
export const ForACondition: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(forACondition) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Hemoglobin' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    await waitFor(() => expect(canvas.getByText(/with condition: second trimester/)).toBeVisible());
  },
};

/** All values of a result. */
export const History: Story = {
  args: withChanges(verifyArgs, {
    specimen: { results: ready(amended) },
    corrections: { history: ready(history) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Result history' }));
    await waitFor(() => expect(canvas.getByText('Entered')).toBeVisible());
  },
};

/** Critical results awaiting notification are shown above everything else. */
export const CallsOpen: Story = {
  args: withChanges(verifyArgs, { list: { openCalls: { calls: openCalls, onOpen: fn() } } }),
};

/** The flag shown while typing is a preview by the server’s rule. No column moves. */
export const Previewed: Story = {
  args: enterArgs,
  play: async ({ canvas }) => {
    const columns = () =>
      canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left);
    await document.fonts.ready;
    const before = columns();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '6.8');
    await expect(canvas.getByText('Critical high')).toBeVisible();
    await expect(canvas.getByText('Preview')).toBeVisible();
    await expect(columns()).toEqual(before);
    // The status is never cut off.
    const status = canvas
      .getAllByText('Not saved · Preview')
      .filter((each) => each.matches('[data-part="state"] > div'));
    await expect(status).toHaveLength(1);
    for (const { scrollWidth, clientWidth, scrollHeight, clientHeight } of status)
      await expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  },
};

/** A value with more decimals than are reported is flagged as it will be reported. */
export const Rounded: Story = {
  args: enterArgs,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '6.15');
    await expect(canvas.getByText('Rounded to 6.2 for the report.')).toBeVisible();
    await expect(canvas.getByText('Critical high')).toBeVisible();
  },
};

/** An implausible value requires confirmation. */
export const Implausible: Story = {
  args: enterArgs,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '68');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 value' }));
    await expect(args.entry.onEnter).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Reason for Potassium' })).toBeVisible();
  },
};

/** A missing decimal mark: both interpretations are offered, and nothing changes automatically. */
export const Misread: Story = {
  args: enterArgs,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '42');
    await expect(canvas.getByText('You entered 42. Possible reading: 4.2.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 4.2' })).toBeVisible();
  },
};

/**
 * Titres are compared with their limits and previous values as titres. They have no gauge, because
 * its steps would be uneven.
 */
export const Titers: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(titers) } }),
};

/**
 * The stored form of a titre is shown before saving. A small number may be a tube number, so
 * alternatives are offered.
 */
export const TiterByItsReciprocal: Story = {
  args: withChanges(enterArgs, { specimen: { results: ready(titersToEnter) } }),
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Result of Antinuclear antibodies, titer' }),
      '80',
    );
    await expect(canvas.getByText('Read as 1:80, saved in this form.')).toBeVisible();
    await expect(canvas.getByText('Preview')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Result of Syphilis reagin (RPR), titer' }),
      '8',
    );
    await expect(
      canvas.getByText('Enter a titer with its dilution, like 1:80 or <1:20.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1:8' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Result of Syphilis reagin (RPR), titer' }),
    ).toHaveValue('1:8');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 values' }));
    await expect(args.entry.onEnter).toHaveBeenCalledWith(
      expect.objectContaining({
        items: [
          expect.objectContaining({ value_text: '1:80' }),
          expect.objectContaining({ value_text: '1:8' }),
        ],
      }),
    );
  },
};

/** A four-fold rise, stated in dilution steps. */
export const TiterChecks: Story = {
  args: withChanges(verifyArgs, { specimen: { results: ready(risenTiter) } }),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Actions for Antinuclear antibodies, titer' }),
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Validation checks' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Validation checks/ }));
    await waitFor(() =>
      expect(dialog.getByText(/Increased by 2 dilution steps in 14 days/)).toBeVisible(),
    );
  },
};

/** One of two values was refused; it stays in its field with the reason. */
export const PartlySaved: Story = {
  render: WhileOneIsRefused,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Sodium' }), '140');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Result of Potassium' }), '4.1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 values' }));
    await expect(await canvas.findByText(/^One value was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Result of Potassium' })).toHaveValue('4.1');
  },
};

/** Sorted by urgency and due time; overdue results are labelled. */
export const Overdue: Story = {
  args: withChanges(enterArgs, {
    list: { results: ready(dueList) },
    view: { filter: { department: 'chemistry', priority: '', overdue: true } },
  }),
};

/** Another user saved a different value during entry: both are shown for selection. */
export const Conflict: Story = {
  render: DuringConcurrentChange,
  play: async ({ canvas }) => {
    const sodium = canvas.getByRole('textbox', { name: 'Result of Sodium' });
    await userEvent.clear(sodium);
    await userEvent.type(sodium, '141');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 value' }));
    await expect(canvas.getByRole('button', { name: 'Keep 139' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 141' })).toBeVisible();
  },
};

/** Enters values with digits and Enter only; Enter after the last one saves them together. */
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
    await expect(args.entry.onEnter).toHaveBeenCalledOnce();
  },
};
