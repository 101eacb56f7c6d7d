import { aTestParameter } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  changedByOthers,
  confirmedTest,
  contradictory,
  potassium,
  proposed,
  ruled,
  testEditorArgs,
  trialOutcome,
  triedResults,
} from './test-editor.args.ts';
import { newTest, TestEditorScreen, type TestEditorScreenProps } from './index.ts';
import { valuesOf } from './test-fields.ts';

const show = (props: Partial<TestEditorScreenProps> = {}) =>
  renderUi(<TestEditorScreen {...testEditorArgs} versions={undefined} {...props} />);
const save = () => screen.getByRole('button', { name: /^Save (changes|test)$/ });
const index = () => within(screen.getByRole('navigation', { name: 'Sections' }));
/** Text of each section in the index, with its mark. */
const marked = () =>
  index()
    .getAllByRole('link')
    .flatMap(({ textContent }) =>
      /Unsaved changes|Contains errors/.test(textContent) ? textContent : [],
    );
/** Opens the fields of an interval. */
async function editInterval(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit details…' }));
  return within(screen.getByRole('dialog', { name: 'Edit interval' }));
}
const showAges = async (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getAllByRole('button', { name: 'Show by age' })[0] as HTMLElement);
const lines = (name: RegExp) =>
  screen.getAllByRole('img', { name }).map((line) => line.getAttribute('aria-label'));

describe('TestEditorScreen', () => {
  it('saves the displayed values against the version they were loaded from', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText(/^Method/), ', direct');
    await user.click(screen.getByRole('checkbox', { name: 'Confidential' }));
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    expect(screen.getByText(/Confidential, Method$/)).toBeVisible();
    expect(marked()).toEqual(['GeneralUnsaved changes', 'Result and unitsUnsaved changes']);
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: {
          ...valuesOf(potassium),
          method: 'Ion-selective electrode, direct',
          confidential: true,
        },
        base: potassium,
      }),
    );
  });

  it('keeps a test confidential for users who may not read confidential results', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const confidential = { ...potassium, confidential: true };
    const { user } = show({ test: ready(confidential), keepsConfidential: true, onSave });
    expect(screen.queryByRole('checkbox', { name: 'Confidential' })).toBeNull();
    expect(screen.getByText(/^Confidential\. Only users with permission/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Method/), ', direct');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: expect.objectContaining({ confidential: true }),
        base: confidential,
      }),
    );
  });

  it('hides value fields for a file result', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    expect(screen.getByRole('heading', { name: 'Reference intervals' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Result type'), 'A file (PDF or picture)');
    for (const gone of [
      'Reference intervals',
      'Critical limits',
      'Reflex rules',
      'Autoverification',
    ])
      expect(screen.queryByRole('heading', { name: gone })).toBeNull();
    expect(index().queryByRole('link', { name: 'Reference intervals' })).toBeNull();
    expect([
      screen.queryByLabelText(/^Unit/),
      screen.queryByLabelText(/^Decimals/),
      screen.queryByLabelText(/^Plausible range/),
    ]).toEqual([null, null, null]);
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            result_type: 'attachment',
            unit: null,
            ranges: [],
            plausible: null,
            reflex: [],
          }),
        }),
      ),
    );
  });

  it('saves patient preparation, portal release and specimen storage', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText(/^Patient preparation/), 'Nothing to eat');
    await user.type(screen.getByLabelText(/^Collection instructions/), 'Without a tourniquet');
    await user.click(screen.getByRole('checkbox', { name: 'Requires patient consent' }));
    expect(screen.queryByLabelText('Delay in hours')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Portal release'), 'with a delay');
    await user.click(save());
    expect((await screen.findAllByText('Enter the delay in hours')).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Delay in hours'), '72');
    const specimen = within(screen.getByRole('group', { name: /^Specimen 1/ }));
    await user.selectOptions(specimen.getByLabelText('Storage and transport'), 'Refrigerated');
    await user.type(specimen.getByLabelText(/^Minimum volume/), '0,5');
    await user.click(specimen.getByRole('checkbox', { name: 'Protect from light' }));
    await user.click(save());
    const changes = {
      portal: { visible: true, release: 'delay', delay_hours: 72 },
      patient_preparation: 'Nothing to eat',
      collection_instructions: 'Without a tourniquet',
      consent_required: true,
    };
    const specimens = [
      {
        ...potassium.specimens[0],
        transport: 'refrigerated',
        min_volume_ml: '0.5',
        protect_from_light: true,
      },
      potassium.specimens[1],
    ];
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ ...changes, specimens }) }),
      ),
    );
  });

  it('saves an autoverification rule and warns about results that still need manual verification', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ test: ready({ ...potassium, delta: null }), onSave });
    await user.click(screen.getByRole('checkbox', { name: 'Autoverify results' }));
    await user.click(screen.getByRole('checkbox', { name: 'Only if the delta check passed' }));
    expect(
      screen.getByText('Without a delta check, the autoverification rule verifies no values'),
    ).toBeVisible();
    expect(
      screen.queryByRole('group', { name: /Flags that always need manual verification/ }),
    ).toBeNull();
    await user.selectOptions(screen.getByLabelText('Values'), 'Not critical');
    await user.click(screen.getByRole('checkbox', { name: /High/ }));
    await user.click(save());
    const autoverify = {
      enabled: true,
      within: 'critical',
      require_qc: true,
      require_delta: true,
      exclude_flags: ['H'],
    };
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ autoverify }) }),
      ),
    );
  });

  it('tries the rule as entered, and shows results that users corrected', async () => {
    const onTry = vi.fn();
    const { user } = show({ test: ready(ruled), trial: ready(trialOutcome), onTry });
    await user.click(screen.getByRole('checkbox', { name: 'Only with QC accepted' }));
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(onTry).toHaveBeenCalledExactlyOnceWith({ ...ruled.autoverify, require_qc: false });
    expect(
      screen.getByText('3 values that the rule would have verified were changed later'),
    ).toBeVisible();
    expect(screen.getByText('Test repeated: 2')).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: 'Reasons for manual verification' }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toContain('Delta check not passed17');
    expect(screen.queryByText(/The rule was changed\. Simulate it/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Values'), 'Inside the reference interval');
    expect(screen.getByText(/The rule was changed\. Simulate it/)).toBeVisible();
  });

  it('lists the results behind the counts, each with its reasons, later changes and link', async () => {
    const tried = { ...testEditorArgs.tried, onFateChange: vi.fn(), onMore: vi.fn() };
    const { user } = show({ test: ready(ruled), trial: ready(trialOutcome), tried });
    const rows = within(screen.getByRole('table', { name: 'Results' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]?.textContent).toMatch(/6\.8 mmol\/L.*Critical, Delta check not passed$/);
    expect(rows[1]?.textContent).toMatch(/This flag requires manual verification, Test repeated$/);
    expect(screen.getByRole('link', { name: '260512-0007' })).toHaveAttribute(
      'href',
      `#${triedResults[0]?.sample_id}`,
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(tried.onMore).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('radio', { name: /Autoverified/ }));
    expect(tried.onFateChange).toHaveBeenCalledExactlyOnceWith('verified');
  });

  it('reports results that the user may not see', () => {
    show({
      test: ready(ruled),
      trial: ready(trialOutcome),
      tried: { ...testEditorArgs.tried, results: { status: 'empty', reason: 'none-yet' } },
    });
    expect(screen.getByText('You do not have permission to view these results.')).toBeVisible();
  });

  it('offers no rule trial for a test without results', () => {
    show({ test: ready({ ...ruled, version: 0 }), onTry: undefined });
    expect(screen.queryByRole('button', { name: 'Simulate' })).toBeNull();
  });

  it('shows the interval coverage by age and updates it while typing', async () => {
    const { user } = show({ test: ready(aTestParameter('NA')) });
    await showAges(user);
    expect(lines(/^Male: .*no interval/)).toEqual([
      'Male: people from 0 years to under 18 years: no interval; people from 18 years to under 120 years: interval 1',
    ]);
    expect(
      screen.getByText('Reference, people from 0 years to under 18 years: no interval'),
    ).toBeVisible();
    const dialog = await editInterval(user, 'people from 18 years');
    await user.clear(dialog.getByLabelText(/^From age/));
    expect(lines(/^Male: .*under 120 years: interval 1$/)).toEqual([
      'Male: people from 0 years to under 120 years: interval 1',
    ]);
    expect(screen.queryByText(/: no interval$/)).toBeNull();
    expect(screen.getAllByText('All ages covered for both sexes, no overlap')).not.toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('was From 18 years')).toBeVisible();
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it('shows the same coverage as a table', async () => {
    const { user } = show({ test: ready(contradictory) });
    await showAges(user);
    await user.click(
      within(screen.getByRole('figure', { name: 'Reference intervals by age' })).getByRole(
        'radio',
        { name: 'Table' },
      ),
    );
    const rows = within(screen.getByRole('table', { name: 'Reference intervals by age' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain(
      'Femalepeople from 12 years to under 15 yearsIntervals 1, 2 are equal: no flag',
    );
    expect(rows).toContain('Femalepeople from 0 years to under 5 yearsNo interval');
  });

  it('names tied intervals and does not save them', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ test: ready(contradictory), onSave });
    const refused = screen
      .getByText('Cannot be saved')
      .closest('[data-component=alert]') as HTMLElement;
    expect(
      within(refused)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Intervals 1 and 2: apply to the same patients, so no flag is set']);
    expect(marked()).toEqual(['Reference intervalsContains errors']);
    await user.type(screen.getByLabelText(/^Method/), ' 2');
    await user.click(save());
    expect(
      await screen.findByRole('link', { name: 'apply to the same patients, so no flag is set' }),
    ).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('marks an edited limit with the saved interval, and undoes it', async () => {
    const { user } = show();
    const limit = screen.getByLabelText('Upper limit, people from 18 years');
    await user.clear(limit);
    await user.type(limit, '5.3');
    const row = screen.getByRole('row', { name: /From 18 years.*was 3\.5–5\.0/ });
    expect(row).toHaveAttribute('data-tone', 'caution');
    expect(screen.getByText(/Reference: people from 18 years$/)).toBeVisible();
    expect(marked()).toEqual(['Reference intervalsUnsaved changes']);
    await user.click(screen.getByRole('button', { name: 'Undo changes: people from 18 years' }));
    expect(screen.getByLabelText('Upper limit, people from 18 years')).toHaveValue('5.0');
    expect(screen.getByRole('button', { name: 'Actions for people from 18 years' })).toHaveFocus();
    expect(marked()).toEqual([]);
    expect(save()).toHaveAccessibleDescription('No unsaved changes');
  });

  it('saves an interval edited in the table and in its dialog', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    const limit = screen.getByLabelText('Upper limit, people from 18 years');
    await user.clear(limit);
    await user.type(limit, '5,3');
    const dialog = await editInterval(user, 'people from 18 years');
    expect(dialog.getByLabelText(/^Upper limit/)).toHaveValue('5,3');
    await user.clear(dialog.getByLabelText(/^Source/));
    await user.type(dialog.getByLabelText(/^Source/), 'Verified 2026');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Upper limit, people from 18 years')).toHaveValue('5,3');
    await user.keyboard('{Control>}s{/Control}');
    const changed = potassium.ranges.map((row) =>
      row.type === 'reference' && row.age_min?.value === 18
        ? { ...row, high: '5.3', source: 'Verified 2026' }
        : row,
    );
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: { ...valuesOf(potassium), ranges: changed },
        base: potassium,
      }),
    );
  });

  it('returns an interval to its values when its dialog is cancelled', async () => {
    const { user } = show();
    const dialog = await editInterval(user, 'people from 18 years');
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Male');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('row', { name: /From 18 years Any/ })).toBeVisible();
    expect(save()).toHaveAccessibleDescription('No unsaved changes');
  });

  it('adds, duplicates and removes intervals, and restores a removed one', async () => {
    const onSave = vi.fn<TestEditorScreenProps['onSave']>(testEditorArgs.onSave);
    const { user } = show({ onSave });
    const rows = () => within(screen.getByRole('table', { name: 'Reference intervals' }));
    const before = rows().getAllByRole('row').length;
    await user.click(screen.getByRole('button', { name: 'Add interval' }));
    const added = within(screen.getByRole('dialog', { name: 'New interval' }));
    await user.click(added.getByRole('button', { name: 'Cancel' }));
    expect(rows().getAllByRole('row')).toHaveLength(before);

    await user.click(screen.getByRole('button', { name: 'Actions for people from 18 years' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate…' }));
    const copied = within(screen.getByRole('dialog', { name: 'New interval' }));
    await user.selectOptions(copied.getByLabelText('Condition'), 'pregnant');
    await user.click(copied.getByRole('button', { name: 'Apply' }));
    expect(rows().getAllByRole('row')).toHaveLength(before + 1);

    await user.click(screen.getByRole('button', { name: 'Actions for people from 18 years' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    const undo = screen.getByRole('button', { name: 'Undo changes: people from 18 years' });
    expect(undo).toHaveFocus();
    expect(screen.queryByLabelText('Upper limit, people from 18 years')).toBeNull();
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    await user.click(undo);
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const saved = onSave.mock.calls[0]?.[0].values.ranges ?? [];
    const adult = potassium.ranges.find(
      ({ type, age_min }) => type === 'reference' && age_min?.value === 18,
    );
    expect(saved).toHaveLength(potassium.ranges.length + 1);
    expect(saved).toContainEqual(adult);
    expect(saved).toContainEqual({ ...adult, applies_to: 'pregnant' });
  });

  it('shows the errors of fields in the dialog at their row, and in the index', async () => {
    const { user } = show();
    const dialog = await editInterval(user, 'people from 18 years');
    await user.type(dialog.getByLabelText(/^Under age/), 'x');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await user.click(save());
    const fault = await screen.findByRole('link', {
      name: 'Enter a whole number in the allowed range',
    });
    expect(marked()).toEqual(['Reference intervalsContains errors']);
    await user.click(fault);
    expect(document.activeElement).toHaveTextContent(
      'From 18 yearsEnter a whole number in the allowed range',
    );
  });

  it('shows a refusal of the server at its field and in the index, and keeps the entries', async () => {
    const { user, rerender } = show();
    await user.type(screen.getByLabelText(/^LOINC code/), '9');
    rerender(
      <TestEditorScreen
        {...testEditorArgs}
        versions={undefined}
        submission={{
          status: 'rejected',
          fieldErrors: { 'loinc.code': 'is not a valid LOINC code: incorrect check digit' },
          formError: 'invalid',
        }}
      />,
    );
    await waitFor(() => expect(screen.getByLabelText(/^LOINC code/)).toBeInvalid());
    expect(marked()).toContain('GeneralContains errors');
    expect(screen.getByLabelText(/^LOINC code/)).toHaveValue(`${potassium.loinc?.code}9`);
  });

  it('discards the changes only after a confirmation', async () => {
    const onDraftChange = vi.fn();
    const { user } = show({ onDraftChange });
    await user.type(screen.getByLabelText(/^Method/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Discard 1 unsaved change?' }));
    expect(dialog.getByText('Method')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText(/^Method/)).toHaveValue('Ion-selective electrode 2');
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText(/^Method/)).toHaveValue('Ion-selective electrode');
    expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks before the page is left, and names what would be lost', async () => {
    const leaving = { onLeave: vi.fn(), onStay: vi.fn() };
    const { user, rerender } = show();
    await user.type(screen.getByLabelText(/^Method/), ' 2');
    rerender(<TestEditorScreen {...testEditorArgs} versions={undefined} leaving={leaving} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    expect(dialog.getByText('These changes will be lost: Method')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(leaving.onStay).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    expect(leaving.onLeave).toHaveBeenCalledOnce();
  });

  it('offers nothing to change to a user without permission', () => {
    show({ readOnly: true });
    expect(screen.getByText('You do not have permission to change this test.')).toBeVisible();
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(screen.getByRole('table', { name: 'Reference intervals' })).toHaveTextContent('3.5–5.0');
    for (const name of [/^Save/, /^Discard/, 'More actions', 'Add interval', /^Actions for/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows who saved the displayed version, and omits the name while it is unknown', () => {
    const { rerender } = show({ versions: testEditorArgs.versions });
    expect(screen.getByText(/^Version 3, saved .* by Lamar Overview$/)).toBeVisible();
    rerender(<TestEditorScreen {...testEditorArgs} versions={undefined} />);
    expect(screen.getByText(/^Version 3, saved \d{2} \w{3} \d{4}$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Test Parameters' })).toHaveAttribute('href', '#list');
  });

  it('asks only for code and members of a new panel', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ test: ready(newTest), onSave });
    await user.type(screen.getByLabelText(/^Code/, { selector: 'input' }), 'SALTS');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Panel');
    await user.type(screen.getByLabelText('Name'), 'Salts');
    expect(screen.queryByLabelText(/^Unit/)).toBeNull();
    await user.click(save());
    expect((await screen.findAllByText('Select the tests of this panel')).length).toBeGreaterThan(
      0,
    );
    await user.type(screen.getByRole('combobox', { name: /Tests in this panel/ }), 'Sodium');
    await user.click(await screen.findByRole('option', { name: /Sodium/ }));
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            code: 'SALTS',
            kind: 'panel',
            members: ['NA'],
            unit: null,
          }),
        }),
      ),
    );
  });

  it('reports formula errors while typing, evaluates a trial by the server’s rules, and saves a valid formula', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const ldl = aTestParameter('LDL');
    const { user } = show({ test: ready(ldl), onSave });
    expect(screen.queryByText('Specimen and container')).toBeNull();
    const expression = screen.getByLabelText(/^Formula/, { selector: 'input' });
    await user.clear(expression);
    await user.type(expression, 'tc - hdl - tgl / 5');
    expect(
      screen.getByText('The formula contains an unknown input. At character 12: tgl'),
    ).toBeVisible();
    expect(screen.getByText('Allowed: tc, hdl, tg, age, sex')).toBeVisible();
    await user.click(save());
    expect(onSave).not.toHaveBeenCalled();
    await user.clear(expression);
    await user.type(expression, 'tc - hdl - tg / 5');
    expect(screen.getByText('Enter a value for each test.')).toBeVisible();
    for (const [alias, value] of [
      ['tc', '200'],
      ['hdl', '50'],
      ['tg', '150'],
    ] as const)
      await user.type(screen.getByLabelText(alias), value);
    expect(screen.getByText(/120 \(before rounding 120\)/)).toBeVisible();
    await user.clear(screen.getByLabelText('tg'));
    await user.type(screen.getByLabelText('tg'), '400');
    expect(screen.getByText(/Not calculated: the validity condition is/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Valid only if/), ' + 1');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: { ...valuesOf(ldl), calculation: { ...ldl.calculation, valid_if: 'tg < 400 + 1' } },
        base: ldl,
      }),
    );
  });

  it('saves a reflex rule', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const tsh = aTestParameter('TSH');
    const { user } = show({ test: ready(tsh), onSave });
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }));
    await user.click(save());
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    await user.type(rule.getByLabelText('Value'), '0,40');
    await user.type(rule.getByRole('combobox', { name: /^Then/ }), 'free');
    await user.click(
      within(await screen.findByRole('listbox')).getByRole('option', { name: /Thyroxine, free/ }),
    );
    await user.selectOptions(rule.getByLabelText('Ordering'), 'Automatic');
    await user.click(save());
    const expected = {
      when: { op: 'lt', value: '0.40' },
      and: [],
      add: ['FT4'],
      mode: 'auto',
      comment: '',
    };
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: { ...valuesOf(tsh), reflex: [expected] },
        base: tsh,
      }),
    );
  });

  it('shows another user’s version beside the current entries, with intervals in words', async () => {
    const { user } = show({ onSave: async () => ({ status: 'stale', record: changedByOthers }) });
    await user.type(screen.getByLabelText(/^Method/), ' 2');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Flame photometry')).toBeInTheDocument();
    expect(
      dialog.getAllByText('Reference, people from 18 years: 3.5–5.0 (Own study)'),
    ).not.toHaveLength(0);
  });

  it('retires a test with a reason, and explains a refusal', async () => {
    const onRetire = vi.fn(
      async () => ({ status: 'rejected', fieldErrors: {}, formError: 'conflict' }) as const,
    );
    const { user } = show({ onRetire });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Retire…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Potassium?' }));
    await user.type(dialog.getByRole('textbox'), 'Sent out from now on');
    await user.click(dialog.getByRole('button', { name: 'Retire' }));
    expect(onRetire).toHaveBeenCalledWith({ test: potassium, reason: 'Sent out from now on' });
    expect(await dialog.findByText(/This test is used by an/)).toBeVisible();
  });

  it('does not offer to retire a retired or unsaved test', () => {
    show({ test: ready({ ...potassium, status: 'retired' }) });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Make orderable again' })).toBeVisible();
  });

  it('confirms proposed limits for the saved version, and explains a refusal', async () => {
    const onConfirmLimits = vi.fn(
      async () => ({ status: 'rejected', fieldErrors: {}, formError: 'conflict' }) as const,
    );
    const { user } = show({ test: ready(proposed), onConfirmLimits });
    expect(screen.getByText('Proposed limits, not confirmed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm limits…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm the limits of Potassium?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Confirm limits' }));
    expect(onConfirmLimits).toHaveBeenCalledWith(proposed);
    expect(await dialog.findByText(/already confirmed/)).toBeVisible();
  });

  it('names the user who confirmed the limits', () => {
    show({ test: ready(confirmedTest), onConfirmLimits: testEditorArgs.onConfirmLimits });
    expect(screen.getByText(/^Limits confirmed on .* by /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm limits…' })).toBeNull();
  });

  it('offers no confirmation to a user who may not change the test', () => {
    show({
      test: ready(proposed),
      onConfirmLimits: testEditorArgs.onConfirmLimits,
      readOnly: true,
    });
    expect(screen.getByText('Proposed limits, not confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm limits…' })).toBeNull();
  });

  it('shows the changes of each version, before and after', () => {
    show({ versions: testEditorArgs.versions });
    const price = screen.getByText('Price', { selector: 'dt' }).parentElement;
    expect(price).toHaveTextContent('Before: –');
    expect(price).toHaveTextContent('After: 8.50 USD, 0 %, 84132');
    expect(screen.getByText(/^Version 1, .*added with the starter catalogue$/)).toBeVisible();
  });
});
