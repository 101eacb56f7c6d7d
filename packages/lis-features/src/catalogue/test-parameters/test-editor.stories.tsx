import { specimenOf } from '@alms/lis-domain/catalogue';
import { aTestParameter } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  changedByOthers,
  confirmedTest,
  contradictory,
  glucose,
  potassium,
  proposed,
  ruled,
  testEditorArgs,
  bloodGroup,
  titer,
  trialOutcome,
} from './test-editor.args.ts';
import { fieldsOf, newTest, valuesOf } from './test-fields.ts';
import { TestEditorScreen } from './test-editor-screen.tsx';

/**
 * One test of the catalogue in sections, saved together. The index marks sections with unsaved
 * changes and errors; coverage and findings update while typing.
 */
const meta = {
  title: 'Features/Catalogue/Test editor',
  component: TestEditorScreen,
  tags: ['form-screen'],
  args: {
    ...testEditorArgs,
    onSave: fn(testEditorArgs.onSave),
    onTry: fn(testEditorArgs.onTry),
    onRetire: fn(testEditorArgs.onRetire),
  },
} satisfies Meta<typeof TestEditorScreen>;

export default meta;
type Story = StoryObj<typeof TestEditorScreen>;

export const Default: Story = {};

/** Limits of a starter pack that the laboratory has not confirmed. */
export const Proposed: Story = { args: { test: ready(proposed) } };

/** Limits of a starter pack, confirmed with name and date. */
export const LimitsConfirmed: Story = { args: { test: ready(confirmedTest) } };

export const NewTest: Story = { args: { test: ready(newTest), versions: undefined } };

export const Panel: Story = {
  args: { test: ready(aTestParameter('LYTES', { version: 2 })), versions: undefined },
};

/** Calculated from three other tests, with a trial calculation. */
export const Calculated: Story = {
  args: { test: ready(aTestParameter('LDL', { version: 2 })), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [alias, value] of [
      ['tc', '200'],
      ['hdl', '50'],
      ['tg', '150'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(alias), value);
    await expect(canvas.getByText(/120 \(before rounding 120\)/)).toBeVisible();
  },
};

/** A low value triggers a reflex test. */
export const WithReflexRule: Story = {
  args: {
    test: ready(
      aTestParameter('TSH', {
        version: 2,
        reflex: [
          {
            when: { op: 'lt', value: '0.40' },
            and: [],
            add: ['FT4'],
            mode: 'auto',
            comment: 'Suppressed thyrotropin',
          },
        ],
      }),
    ),
    versions: undefined,
  },
};

/** An autoverification rule with a trial before saving. The rule was changed after the trial. */
export const RuleTriedOut: Story = {
  args: { test: ready(ruled), trial: ready(trialOutcome), versions: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Simulate' }));
    await expect(args.onTry).toHaveBeenCalledWith(ruled.autoverify);
    await userEvent.click(canvas.getByRole('checkbox', { name: /High/ }));
    await expect(await canvas.findByText('The rule was changed. Simulate it again.')).toBeVisible();
  },
};

/** The test has no past results for a trial. */
export const RuleNotTried: Story = {
  args: { test: ready(ruled), trial: { status: 'empty', reason: 'none-yet' }, versions: undefined },
};

/** A blood group is compared with the last one by its answer, without a threshold. */
/** A narrative result has templates, and no unit, interval or check. */
export const Narrative: Story = {
  args: { test: ready(aTestParameter('FILM')), versions: undefined },
};

export const BloodGroup: Story = { args: { test: ready(bloodGroup), versions: undefined } };

/** Titre limits are typed as dilutions with a fixed prefix. Only one delta mode is available. */
export const Titer: Story = { args: { test: ready(titer), versions: undefined } };

export const CodedAnswers: Story = {
  args: { test: ready(aTestParameter('UGLU')), versions: undefined },
};

/** Arabic translation of the test with its coded values. */
export const Translated: Story = {
  args: { test: ready(aTestParameter('MALAG')), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('العربية'));
    await expect(canvas.getByDisplayValue('مستضد الملاريا، فحص سريع')).toBeVisible();
    await expect(canvas.getByDisplayValue('إيجابي')).toBeVisible();
  },
};

/** Two intervals for the same ages, and ages without any. */
export const Contradictory: Story = { args: { test: ready(contradictory), versions: undefined } };

/**
 * A fasting test with consent and a portal release delayed by three days. The specimen is stored
 * cold and protected from light.
 */
export const WithPatientPart: Story = {
  args: {
    test: ready({
      ...potassium,
      portal: { visible: true, release: 'delay', delay_hours: 72 },
      min_repeat_hours: 24,
      consent_required: true,
      patient_preparation: 'Nothing to eat for twelve hours; water is fine.',
      collection_instructions: 'Without a tourniquet.',
      specimens: [
        specimenOf('SER', 'sst', {
          min_volume_ml: '0.5',
          transport: 'refrigerated',
          stability_hours: 168,
          frozen_hours: 0,
          protect_from_light: true,
          fasting_required: true,
        }),
      ],
    }),
    versions: undefined,
  },
};

/** Ordered without a reason for female patients from 10 to under 60 years. */
export const WithOrderLimits: Story = {
  args: {
    test: ready({
      ...potassium,
      orderable_for: {
        sex: 'female',
        age_min: { value: 10, unit: 'a' },
        age_max: { value: 60, unit: 'a' },
      },
    }),
    versions: undefined,
  },
};

/** Results are also shown in mg/dL, with one limit as an example. */
export const WithSecondUnit: Story = {
  args: {
    test: ready({
      ...glucose,
      second_unit: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 },
    }),
    versions: undefined,
  },
};

/** A unit as laboratories write it: the UCUM code is offered. */
export const UnitSuggested: Story = {
  args: { test: ready(glucose), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unit = canvas.getByLabelText(/^Unit \(UCUM\)/);
    await userEvent.clear(unit);
    await userEvent.type(unit, 'MG/DL');
    await userEvent.click(canvas.getByRole('button', { name: 'Use mg/dL' }));
    await expect(unit).toHaveValue('mg/dL');
  },
};

/** The unit of the other system is offered. */
export const SecondUnitOffered: Story = {
  args: { test: ready(glucose), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use mmol/L' }));
    await expect(canvas.getByLabelText(/^Second unit/)).toHaveValue('mmol/L');
    await expect(canvas.getByLabelText(/^Decimals in the second unit/)).toHaveValue('1');
    await expect(canvas.getByText('Example: 139 mg/dL is shown as 7.7 mmol/L')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use mmol/L' })).toBeNull();
  },
};

/** The unit changes while the limits stay in the former one. */
export const LimitsInOldUnit: Story = {
  args: { test: ready(glucose), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unit = canvas.getByLabelText(/^Unit \(UCUM\)/);
    await userEvent.clear(unit);
    await userEvent.type(unit, 'mmol/L');
    await expect(await canvas.findByText('Some limits are still in mg/dL')).toBeVisible();
    await expect(canvas.getByText(/^Unchanged: .*Reference intervals/)).toBeVisible();
    await userEvent.clear(unit);
    await userEvent.type(unit, 'mg/dL');
    await expect(canvas.queryByText('Some limits are still in mg/dL')).toBeNull();
  },
};

/** There is no conversion from mass to arbitrary units. */
export const SecondUnitUnknown: Story = {
  args: {
    test: ready({
      ...glucose,
      second_unit: { unit: '[IU]/L', unit_display: 'IU/L', decimals: 0 },
    }),
    versions: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Second display unit/), '.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      (await canvas.findAllByText(/^No known conversion from the unit of the test/)).length,
    ).toBeGreaterThan(0);
  },
};

/** Ages in the wrong order. */
export const InvalidOrderLimits: Story = {
  args: {
    test: ready({
      ...potassium,
      orderable_for: {
        sex: 'any',
        age_min: { value: 60, unit: 'a' },
        age_max: { value: 10, unit: 'a' },
      },
    }),
    versions: undefined,
  },
};

/** Interference limits: a comment, a hold and no report with increasing hemolysis. */
export const WithInterferenceLimits: Story = {
  args: {
    test: ready({
      ...potassium,
      interference: (['comment', 'hold', 'suppress'] as const).map((action, index) => ({
        index: 'hemolysis' as const,
        from_grade: (['1+', '2+', '3+'] as const)[index] ?? null,
        from_value: index === 0 ? null : String(index * 150),
        action,
        source: 'CLSI C56; grade proposed, confirm for the analyser',
      })),
    }),
    versions: undefined,
  },
};

/** A limit without a grade or an index, and an action listed twice. */
export const InvalidInterferenceLimits: Story = {
  args: {
    test: ready({
      ...potassium,
      interference: [null, '2+' as const].map((from_grade) => ({
        index: 'hemolysis' as const,
        from_grade,
        from_value: null,
        action: 'hold' as const,
        source: '',
      })),
    }),
    versions: undefined,
  },
};

/** A rise and a fall have different limits, which follow from the variation. */
export const LogNormalChangeValue: Story = {
  args: {
    test: ready({
      ...potassium,
      delta: {
        enabled: true,
        mode: 'rcv_log',
        threshold: '1',
        analytical_cv: '5',
        within_subject_cv: '40',
        direction: 'any',
        window_hours: 8_760,
        action: 'warn',
      },
    }),
    versions: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Limits: a rise of 193.2% and a fall of 65.9%')).toBeVisible();
    const variation = canvas.getByLabelText(/^Within-subject/);
    await userEvent.clear(variation);
    await expect(canvas.getByText(/√ln\(1 \+ CVa² \+ CVi²\)/)).toBeVisible();
  },
};

/** Absolute below 4.0 and in percent from there. */
export const MeasurementUncertainty: Story = {
  args: {
    test: ready({
      ...potassium,
      uncertainty: [
        { from: null, to: '4.0', mode: 'absolute', expanded: '0.15', source: 'QC data of 2026' },
        { from: '4.0', to: null, mode: 'percent', expanded: '5.2', source: 'QC data of 2026' },
      ],
    }),
    versions: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const expanded = canvas.getAllByLabelText(/^Expanded uncertainty/);
    await expect(expanded.map((input) => (input as HTMLInputElement).value)).toEqual([
      '0.15',
      '5.2',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add range' }));
    await expect(canvas.getByRole('button', { name: 'Add range' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Two ranges overlap, and one uncertainty is 0. */
export const InvalidUncertainty: Story = {
  args: {
    test: ready({
      ...potassium,
      uncertainty: [
        { from: null, to: '4.0', mode: 'absolute', expanded: '0', source: 'QC data of 2026' },
        { from: '3.9', to: null, mode: 'percent', expanded: '5.2', source: 'QC data of 2026' },
      ],
    }),
    versions: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Method/), '.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    for (const fault of ['Enter an uncertainty greater than 0', /overlaps another range/])
      await expect((await canvas.findAllByText(fault)).length).toBeGreaterThan(0);
  },
};

/** A delayed portal release without a number of hours. */
export const DelayWithoutHours: Story = {
  args: {
    test: ready({ ...potassium, portal: { visible: true, release: 'delay', delay_hours: null } }),
    versions: undefined,
  },
};

/** An edited, a removed and a new interval, with the saved values of each. */
export const UnsavedIntervals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const upper = canvas.getByLabelText('Upper limit, people from 18 years');
    await userEvent.clear(upper);
    await userEvent.type(upper, '5.3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for people from 16 years' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for people from 18 years' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Duplicate…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New interval' }));
    await userEvent.selectOptions(dialog.getByLabelText('Condition'), 'pregnant');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('was 3.5–5.0')).toBeVisible();
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Critical limits/ })).toHaveAccessibleName(
      'Critical limits Unsaved changes',
    );
  },
};

/** All fields of an interval. */
export const EditingInterval: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for people from 18 years' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit details…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit interval' }));
    await waitFor(() => expect(dialog.getByLabelText(/^From age/)).toHaveFocus());
  },
};

/** The interval that applies at each age. */
export const CoverageByAge: Story = {
  args: { test: ready(contradictory), versions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show by age' }));
    await expect(canvas.getByRole('figure', { name: 'Reference intervals by age' })).toBeVisible();
  },
};

/** The page is left with unsaved changes. */
export const Leaving: Story = {
  args: {
    leaving: { onLeave: fn(), onStay: fn() },
    draft: {
      base: potassium,
      fields: { ...fieldsOf(valuesOf(potassium)), method: 'Flame photometry' },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(
      await within(canvasElement).findByRole('dialog', { name: 'Leave without saving?' }),
    );
    await waitFor(() =>
      expect(dialog.getByText('These changes will be lost: Method')).toBeVisible(),
    );
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const StaysConfidential: Story = {
  args: { test: ready({ ...potassium, confidential: true }), keepsConfidential: true },
};

export const Retired: Story = { args: { test: ready({ ...potassium, status: 'retired' }) } };

export const Loading: Story = { args: { test: loading, versions: loading } };

export const Forbidden: Story = {
  args: { test: { status: 'error', error: { kind: 'forbidden' } }, versions: undefined },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Unit \(UCUM\)/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      (await canvas.findAllByText('A numeric result requires a unit')).length,
    ).toBeGreaterThan(1);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: {
    submission: {
      status: 'rejected',
      fieldErrors: { 'loinc.code': 'is not a valid LOINC code: incorrect check digit' },
      formError: 'invalid',
    },
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const Retiring: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Retire…' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Retire Potassium?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Another user saved the test first. */
export const Conflict: Story = {
  args: { onSave: fn(async () => ({ status: 'stale', record: changedByOthers }) as const) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Method/), ' 2{Control>}s{/Control}');
    const question = await within(canvasElement.ownerDocument.body).findByRole(
      'dialog',
      undefined,
      { timeout: 5_000 },
    );
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    test: ready({
      ...potassium,
      name: 'Potassium in serum or plasma by immunoturbidimetricallyinterferencecorrected electrode',
      method:
        'Indirect ion-selective electrode with automated dilution and interference correction',
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

/** The index is one line, and each interval a card. */
export const Narrow: Story = {
  args: { test: ready(contradictory), versions: undefined },
  globals: { viewport: { value: 'narrow' } },
};

/** Changes the unit and saves by keyboard. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText(/^Method/).focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Unit \(UCUM\)/)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}meq/L{Control>}s{/Control}');
    await expect(canvas.getByLabelText(/^Unit \(UCUM\)/)).toHaveValue('meq/L');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
