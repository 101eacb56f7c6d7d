import { aTestParameter } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchParts } from '../../shared/on-demand/index.ts';
import {
  changedByOthers,
  contradictory,
  potassium,
  ruled,
  testEditorArgs,
  trialOutcome,
  triedResults,
} from './test-editor.args.ts';
import { newTest, TestEditorScreen, type TestEditorScreenProps } from './index.ts';
import { valuesOf } from './test-editor.form.ts';

beforeAll(fetchParts);

const show = (props: Partial<TestEditorScreenProps> = {}) =>
  renderUi(<TestEditorScreen {...testEditorArgs} versions={undefined} {...props} />);
const save = () => screen.getByRole('button', { name: 'Save' });
const lines = (name: RegExp) =>
  screen.getAllByRole('img', { name }).map((line) => line.getAttribute('aria-label'));

describe('TestEditorScreen', () => {
  it('saves the displayed values against the version they were loaded from', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText(/^Method/), ', direct');
    await user.click(screen.getByRole('checkbox', { name: 'Confidential' }));
    expect(screen.getByText('Not saved yet')).toBeVisible();
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

  it('hides value fields for a file result', async () => {
    const onSave = vi.fn(testEditorArgs.onSave);
    const { user } = show({ onSave });
    expect(screen.getByRole('heading', { name: 'Intervals' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Result type'), 'A file (PDF or picture)');
    for (const gone of ['Intervals', 'Reflex rules', 'Autoverification'])
      expect(screen.queryByRole('heading', { name: gone })).toBeNull();
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
    expect(lines(/^Male: .*no interval/)).toEqual([
      'Male: people from 0 years to under 18 years: no interval; people from 18 years to under 120 years: interval 1',
    ]);
    expect(
      screen.getByText('Reference, people from 0 years to under 18 years: no interval'),
    ).toBeVisible();
    const [from] = screen.getAllByLabelText(/^From age/);
    if (from) await user.clear(from);
    expect(lines(/^Male: .*under 120 years: interval 1$/)).toEqual([
      'Male: people from 0 years to under 120 years: interval 1',
    ]);
    expect(screen.queryByText(/: no interval$/)).toBeNull();
  });

  it('shows the same coverage as a table', async () => {
    const { user } = show({ test: ready(contradictory) });
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
    await user.click(save());
    expect(
      await screen.findByRole('link', { name: 'apply to the same patients, so no flag is set' }),
    ).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('adds and removes an interval', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Add interval' }));
    expect(screen.getByRole('group', { name: 'Interval 4' })).toBeVisible();
    await user.click(
      within(screen.getByRole('group', { name: 'Interval 4' })).getByRole('button', {
        name: /Interval 4/,
      }),
    );
    expect(screen.queryByRole('group', { name: 'Interval 4' })).toBeNull();
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
    expect(screen.queryByText('Specimens')).toBeNull();
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
    await user.click(screen.getByRole('button', { name: 'Retire…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Potassium?' }));
    await user.type(dialog.getByRole('textbox'), 'Sent out from now on');
    await user.click(dialog.getByRole('button', { name: 'Retire' }));
    expect(onRetire).toHaveBeenCalledWith({ test: potassium, reason: 'Sent out from now on' });
    expect(await dialog.findByText(/This test is used by an/)).toBeVisible();
  });

  it('does not offer to retire a retired or unsaved test', () => {
    show({ test: ready({ ...potassium, status: 'retired' }) });
    expect(screen.queryByRole('button', { name: 'Retire…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Make orderable again' })).toBeVisible();
  });

  it('shows the changes of each version, before and after', () => {
    show({ versions: testEditorArgs.versions });
    const price = screen.getByText('Price', { selector: 'dt' }).parentElement;
    expect(price).toHaveTextContent('Before: –');
    expect(price).toHaveTextContent('After: 8.50 USD, 0 %, 84132');
    expect(screen.getByText(/^Version 1, .*added with the starter catalogue$/)).toBeVisible();
  });
});
