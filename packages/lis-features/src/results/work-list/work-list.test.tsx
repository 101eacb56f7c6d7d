import { aResult, aUser, minutesAgo, idOf } from '@alms/lis-domain/fixtures';
import type { Result, ResultId } from '@alms/lis-domain/results';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, SOME_REFUSED, type Drafts, type ResultsScreenProps } from './index.ts';
import { ALL_WORK } from './work-filters.tsx';
import { calculated, instruments, notCalculated, reflexes } from './work-list.args.ts';

const me = aUser('lab_manager');
const colleague = { id: aUser('technician').id, name: aUser('technician').full_name };
const codes = ['NA', 'K', 'CL'];
const pending = codes.map((code) => aResult({ number: 6, code, status: 'pending' }));
const entered = codes.map((code) =>
  aResult({ number: 6, code, value_text: code === 'NA' ? '140' : '4.1', entered_by: colleague }),
);

function props(
  results: readonly Result[],
  rest: Changes<ResultsScreenProps> = {},
): ResultsScreenProps {
  return withChanges(
    {
      view: {
        tab: 'to-enter',
        onTabChange: vi.fn(),
        filter: ALL_WORK,
        onFilterChange: vi.fn(),
        query: '',
        onSearch: vi.fn(),
      },
      list: { counts: {}, results: ready(results) },
      specimen: {
        selectedId: results[0]?.sample_id ?? null,
        onSelect: vi.fn(),
        results: ready(results),
        onDownload: vi.fn(),
      },
      verification: { viewerId: me.id, onVerify: vi.fn(), state: idle },
      corrections: {},
      entry: { onEnter: vi.fn(), state: idle },
    },
    rest,
  );
}

const field = (test: string) => screen.getByRole('textbox', { name: `Result of ${test}` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (test: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(test) }).closest('tr') ?? document.body);
const rejected = (formError: string, fieldErrors: Record<string, string> = {}): Submission => ({
  status: 'rejected',
  formError,
  fieldErrors,
});

describe('information shared by all rows', () => {
  const open = (...results: Result[]) =>
    renderUi(<ResultsScreen {...props(results, { view: { tab: 'to-verify' } })} />);

  it('names the person once when one person entered all values', () => {
    open(...entered);
    expect(screen.getAllByText(/Entered by/)).toHaveLength(1);
    expect(screen.getByText(colleague.name)).toBeVisible();
  });

  it('names the person in each row when several entered values', () => {
    const [sodium, potassium] = entered as [Result, Result];
    open(sodium, {
      ...potassium,
      entered_by: { id: aUser('data_entry').id, name: aUser('data_entry').full_name },
    });
    for (const name of [colleague.name, aUser('data_entry').full_name])
      expect(screen.getAllByText(new RegExp(`Entered by ${name}`)).length).toBeGreaterThan(0);
  });

  it('states once that no reference interval applies', () => {
    open(
      aResult({
        number: 6,
        code: 'NA',
        value_text: '140',
        range: null,
        applicable_range: null,
        flag: null,
        flag_reason: 'no_applicable_interval',
      }),
    );
    expect(screen.getByText('No reference interval for this patient: Sodium')).toBeVisible();
    expect(row('Sodium').getByText('?')).toBeVisible();
    expect(row('Sodium').queryByText('No reference interval')).toBeNull();
  });
});

it('counts passed checks, without those that could not run', () => {
  renderUi(
    <ResultsScreen
      {...props(
        [
          aResult({
            number: 6,
            code: 'NA',
            value_text: '140',
            checks: [
              { kind: 'critical', outcome: 'passed' },
              { kind: 'qc', outcome: 'unknown' },
            ],
          }),
        ],
        { view: { tab: 'to-verify' } },
      )}
    />,
  );
  expect(row('Sodium').getAllByText('Checks: 1 of 2').length).toBeGreaterThan(0);
});

describe('entering values', () => {
  it('moves on with Enter, back with Shift and Enter, and ends at the save button', async () => {
    const { user } = renderUi(<ResultsScreen {...props(pending)} />);
    await user.click(field('Sodium'));
    await user.keyboard('140{Enter}');
    expect(field('Potassium')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(field('Sodium')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(button('Save 1 value')).toHaveFocus();
  });

  it('is unaffected by wheel and arrow keys, because numbers are entered as text', () => {
    renderUi(<ResultsScreen {...props(pending)} />);
    expect(field('Sodium')).toHaveAttribute('type', 'text');
    expect(field('Sodium')).toHaveAttribute('inputmode', 'decimal');
  });

  it('saves only changed values in one request, with the versions they are based on', async () => {
    const given = props(entered);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.clear(field('Sodium'));
    await user.type(field('Sodium'), '0');
    await user.clear(field('Chloride'));
    await user.type(field('Chloride'), '4.1');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).not.toHaveBeenCalled();
    await user.clear(field('Sodium'));
    await user.type(field('Sodium'), '138');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledExactlyOnceWith({
      items: [{ id: entered[0]?.id, version: entered[0]?.version, value_text: '138' }],
    });
  });

  it('saves 0 like any other value', async () => {
    const crp = [aResult({ number: 6, code: 'CRP', status: 'pending' })];
    const given = props(crp);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('C-reactive protein'), '0');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: '0' })],
    });
  });

  it('does not save an emptied field', async () => {
    const { user } = renderUi(<ResultsScreen {...props(entered)} />);
    await user.clear(field('Sodium'));
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });

  it('rejects a decimal comma in locales with a decimal point', async () => {
    const given = props(pending);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Potassium'), '4,2');
    expect(field('Potassium')).toBeInvalid();
    expect(field('Potassium')).toHaveAccessibleDescription(/Not a number\. Enter it like/);
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).not.toHaveBeenCalled();
  });

  it('accepts a decimal comma in locales with one', async () => {
    const given = props(pending);
    const { user } = renderUi(<ResultsScreen {...given} />, { locale: 'de' });
    await user.type(screen.getByRole('textbox', { name: /Potassium/ }), '4,2');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: '4.2' })],
    });
  });

  it('shows a number in other digits as it will be saved, on leaving the field', async () => {
    const { user } = renderUi(<ResultsScreen {...props(pending)} />);
    await user.type(field('Potassium'), '٤٫٢');
    expect(screen.getByText('Read as 4.2, saved in this form.')).toBeVisible();
    await user.tab();
    expect(field('Potassium')).toHaveValue('4.2');
    expect(screen.queryByText('Read as 4.2, saved in this form.')).toBeNull();
  });

  it('sends a value as measured, and shows how it will be reported', async () => {
    const given = props(pending);
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Potassium'), '4.049');
    expect(screen.getByText('Rounded to 4.0 for the report.')).toBeVisible();
    await user.tab();
    expect(field('Potassium')).toHaveValue('4.049');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: '4.049' })],
    });
    const saved = pending.map((result): Result =>
      result.test.code === 'K'
        ? { ...result, version: 2, status: 'entered', value_text: '4.0', unrounded_value: '4.049' }
        : result,
    );
    rerender(<ResultsScreen {...props(saved)} />);
    expect(field('Potassium')).toHaveValue('4.0');
    expect(screen.queryByText('Another user saved a different value')).toBeNull();
  });

  it('accepts a coded value of a numeric test, and names it when a value is rejected', async () => {
    const potassium = aResult({ number: 6, code: 'K', status: 'pending' });
    const coded_values = [{ code: 'HEM', display: 'Hemolyzed', flag: 'A' as const }];
    const given = props([{ ...potassium, test: { ...potassium.test, coded_values } }]);
    const { user } = renderUi(<ResultsScreen {...given} />);
    const input = screen.getByRole('combobox', { name: 'Result of Potassium' });
    await user.type(input, 'clotted');
    expect(screen.getByText('Also accepted: Hemolyzed.')).toBeVisible();
    await user.clear(input);
    await user.type(input, 'hem');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: 'Hemolyzed' })],
    });
  });

  it('keeps input while another specimen is open, and marks it in the list', async () => {
    const other = [aResult({ number: 8, code: 'NA', status: 'pending' })];
    const given = props(pending, { list: { results: ready([...pending, ...other]) } });
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Sodium'), '140');
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          specimen: { selectedId: other[0]?.sample_id ?? null, results: ready(other) },
        })}
      />,
    );
    expect(field('Sodium')).toHaveValue('');
    expect(screen.getByText('1 not saved')).toBeInTheDocument();
    rerender(<ResultsScreen {...given} />);
    expect(field('Sodium')).toHaveValue('140');
  });

  it('keeps input when the screen is left', async () => {
    // React would treat a function returned from an effect as its cleanup, so the handler’s return
    // value must be ignored.
    const onDraftsChange = vi.fn((drafts: Drafts) => new Map([['kept', drafts]]));
    const { user, unmount } = renderUi(
      <ResultsScreen {...props(pending, { entry: { onDraftsChange } })} />,
    );
    await user.type(field('Sodium'), '140');
    unmount();
    renderUi(
      <ResultsScreen
        {...props(pending, { entry: { defaultDrafts: onDraftsChange.mock.lastCall?.[0] } })}
      />,
    );
    expect(field('Sodium')).toHaveValue('140');
    expect(button('Save 1 value')).toBeInTheDocument();
  });

  it('discards a draft once recorded, so that a later correction by another user causes no conflict', async () => {
    const onDraftsChange = vi.fn();
    const given = props(pending, { entry: { onDraftsChange } });
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Sodium'), '140');
    const onRecord = (value_text: string, version: number) =>
      ready(
        pending.map((result): Result =>
          result.test.code === 'NA'
            ? { ...result, status: 'entered', value_text, version }
            : result,
        ),
      );
    rerender(
      <ResultsScreen {...withChanges(given, { specimen: { results: onRecord('140', 2) } })} />,
    );
    expect(onDraftsChange).toHaveBeenLastCalledWith({});
    rerender(
      <ResultsScreen {...withChanges(given, { specimen: { results: onRecord('139', 3) } })} />,
    );
    expect(field('Sodium')).toHaveValue('139');
    expect(screen.queryByRole('button', { name: /Keep|Save/ })).toBeNull();
  });

  it('sends the instrument of each value: the only one of its test, or the selected one', async () => {
    const onEnter = vi.fn();
    const { user } = renderUi(
      <ResultsScreen {...props(pending, { entry: { onEnter, instruments } })} />,
    );
    const saved = async () => {
      await user.click(screen.getByRole('button', { name: 'Save 3 values' }));
      return onEnter.mock.lastCall?.[0].items.map(
        ({ instrument_id }: { instrument_id?: string }) =>
          instruments.find(({ id }) => id === instrument_id)?.name,
      );
    };
    for (const test of ['Sodium', 'Potassium', 'Chloride']) await user.type(field(test), '100');
    await user.type(screen.getByRole('textbox', { name: 'Reason for Potassium' }), 'Repeated');
    expect(await saved()).toEqual([undefined, 'Analyser 2', undefined]);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Measured on' }),
      'Measured on Analyser 3',
    );
    expect(await saved()).toEqual(['Analyser 3', 'Analyser 3', 'Analyser 3']);
  });

  it('shows the instrument of a value, and whether it was transferred automatically', () => {
    const [sodium, potassium] = entered as [Result, Result];
    const on = { id: instruments[0]!.id, name: 'Analyser 2' };
    renderUi(
      <ResultsScreen
        {...props([
          { ...sodium, instrument: on },
          { ...potassium, instrument: on, source: 'instrument' },
        ])}
      />,
    );
    expect(screen.getByRole('row', { name: /Sodium/ })).toHaveTextContent('Measured on Analyser 2');
    expect(screen.getByRole('row', { name: /Potassium/ })).toHaveTextContent(
      'Read from Analyser 2',
    );
  });

  it('is read-only without a handler', () => {
    renderUi(<ResultsScreen {...props(entered, { entry: { onEnter: undefined } })} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(row('Sodium').getByText('140')).toBeInTheDocument();
  });
});

describe('flag preview', () => {
  it('uses the server’s rule and is labelled as a preview', async () => {
    const { user } = renderUi(<ResultsScreen {...props(pending)} />);
    await user.type(field('Potassium'), '6.8');
    expect(row('Potassium').getByText('Critical high')).toBeInTheDocument();
    expect(row('Potassium').getByText('Preview')).toBeInTheDocument();
    expect(row('Potassium').getAllByText('Not saved · Preview')).not.toHaveLength(0);
  });

  it('shows no flag when the age at collection is unknown', async () => {
    const { user } = renderUi(
      <ResultsScreen {...props(entered.map((result) => ({ ...result, collected_at: null })))} />,
    );
    await user.clear(field('Potassium'));
    await user.type(field('Potassium'), '6.8');
    expect(row('Potassium').getByText('Flagged when saved')).toBeInTheDocument();
    expect(row('Potassium').queryByText('Critical high')).toBeNull();
    expect(row('Potassium').queryByText('Normal')).toBeNull();
  });

  it('labels a normal value explicitly, to distinguish it from one without a flag', async () => {
    const { user } = renderUi(<ResultsScreen {...props(pending)} />);
    await user.type(field('Potassium'), '4.1');
    expect(row('Potassium').getByText('Normal')).not.toHaveAttribute(
      'data-component',
      'visually-hidden',
    );
  });

  it('is replaced by the saved flag', () => {
    renderUi(<ResultsScreen {...props(entered)} />);
    expect(screen.queryByText('Preview')).toBeNull();
  });
});

describe('implausible value', () => {
  const idOf = (code: string) => pending.find(({ test }) => test.code === code)?.id ?? '';
  const reason = () => screen.getByRole('textbox', { name: 'Reason for Potassium' });

  it('is saved only with a reason', async () => {
    const given = props(pending);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Potassium'), '68');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).not.toHaveBeenCalled();
    await user.type(reason(), 'Repeated twice');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: '68', override_reason: 'Repeated twice' })],
    });
  });

  it('requires a reason when only the server knows the limits, and only for the refused value', async () => {
    const given = props(
      pending.map((result) => ({ ...result, test: { ...result.test, plausible: null } })),
    );
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Sodium'), '140');
    await user.type(field('Potassium'), '68');
    await user.click(button('Save 2 values'));
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          entry: {
            state: rejected('implausible_value', { [idOf('K')]: 'is outside the plausible range' }),
          },
        })}
      />,
    );
    expect(reason()).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Reason for Sodium' })).toBeNull();
    await user.clear(field('Potassium'));
    await user.type(field('Potassium'), '6.8');
    expect(screen.queryByRole('textbox', { name: 'Reason for Potassium' })).toBeNull();
  });
});

describe('ambiguous number', () => {
  it.each([
    ['4,2', 'You entered 4,2. Possible reading: 4.2.'],
    ['42', 'You entered 42. Possible reading: 4.2.'],
  ])(
    '%s is shown beside the suggested value, and replaced only by the user',
    async (typed, message) => {
      const given = props(pending);
      const { user } = renderUi(<ResultsScreen {...given} />);
      await user.type(field('Potassium'), typed);
      expect(screen.getByText(message)).toBeVisible();
      expect(field('Potassium')).toHaveValue(typed);
      await user.click(button('Use 4.2'));
      expect(field('Potassium')).toHaveValue('4.2');
      expect(screen.queryByText(message)).toBeNull();
    },
  );
});

describe('partly saved entry', () => {
  const idOf = (code: string) => pending.find(({ test }) => test.code === code)?.id ?? '';

  it('keeps the refused input, with the reason in its row', async () => {
    const given = props(pending);
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Sodium'), '140');
    await user.type(field('Potassium'), '4.1');
    await user.click(button('Save 2 values'));
    const sodium = aResult({ number: 6, code: 'NA', value_text: '140', entered_by: colleague });
    const afterwards = pending.map((result) => (result.test.code === 'NA' ? sodium : result));
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          specimen: { results: ready(afterwards) },
          entry: { state: rejected(SOME_REFUSED, { [idOf('K')]: 'sample_not_usable' }) },
        })}
      />,
    );
    expect(
      screen.getByText('One value was not saved. It is still in its field, with the reason.'),
    ).toBeVisible();
    expect(field('Potassium')).toHaveValue('4.1');
    expect(field('Potassium')).toHaveAccessibleDescription(/This specimen was rejected or is/);
    expect(field('Sodium')).toBeValid();
    await user.clear(field('Potassium'));
    await user.type(field('Potassium'), '4.2');
    expect(field('Potassium')).toBeValid();
  });

  it('saves all others while one must be corrected', async () => {
    const given = props(pending);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Sodium'), '140');
    await user.type(field('Potassium'), 'abc');
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledExactlyOnceWith({
      items: [{ id: idOf('NA'), version: 1, value_text: '140' }],
    });
  });
});

describe('work list filters', () => {
  it('start a new query at each change, and can all be cleared when nothing matches', async () => {
    const given = props([], {
      list: { results: { status: 'empty', reason: 'no-match' } },
      view: { query: 'nobody', filter: { department: 'chemistry', priority: '', overdue: true } },
    });
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'STAT');
    expect(given.view.onFilterChange).toHaveBeenLastCalledWith({
      department: 'chemistry',
      priority: 'stat',
      overdue: true,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }));
    expect(given.view.onFilterChange).toHaveBeenLastCalledWith({
      department: 'chemistry',
      priority: '',
      overdue: false,
    });
    await user.click(button('Show all'));
    expect(given.view.onSearch).toHaveBeenLastCalledWith('');
    expect(given.view.onFilterChange).toHaveBeenLastCalledWith(ALL_WORK);
  });

  it('are shown above a list that labels overdue results', () => {
    const late = pending.map((result): Result => ({ ...result, due_at: minutesAgo(12) }));
    renderUi(<ResultsScreen {...props(late)} />);
    expect(screen.getByText('Overdue by 12 minutes')).toBeVisible();
  });
});

describe('concurrent change of a value', () => {
  const theirs = pending.map((result): Result =>
    result.test.code === 'K'
      ? aResult({
          number: 6,
          code: 'K',
          value_text: '5.1',
          entered_by: colleague,
          version: result.version + 1,
        })
      : result,
  );

  async function inConflict(given = props(pending)) {
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    await user.type(field('Potassium'), '4.4');
    await user.click(button('Save 1 value'));
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          specimen: { results: ready(theirs) },
          entry: { state: rejected('version_stale') },
        })}
      />,
    );
    return { user, given };
  }

  it('shows both values, and saves neither without confirmation', async () => {
    const { user, given } = await inConflict();
    expect(
      screen.getByText(/Tessa Benchley saved 5\.1 at 08:20\. You entered 4\.4\./),
    ).toBeInTheDocument();
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenCalledOnce();
  });

  it('keeps the other user’s value', async () => {
    const { user } = await inConflict();
    await user.click(button('Keep 5.1'));
    expect(field('Potassium')).toHaveValue('5.1');
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });

  it('overwrites the other user’s value only on request', async () => {
    const { user, given } = await inConflict();
    await user.click(button('Use 4.4'));
    await user.click(button('Save 1 value'));
    expect(given.entry.onEnter).toHaveBeenLastCalledWith({
      items: [{ id: theirs[1]?.id, version: theirs[1]?.version, value_text: '4.4' }],
    });
  });
});

describe('verifying results', () => {
  const own = entered.map((result): Result => ({
    ...result,
    entered_by: { id: me.id, name: me.full_name },
  }));

  it('verifies results entered by others, with the loaded versions', async () => {
    const given = props(entered);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.click(button('Verify 3 results'));
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: entered.map(({ id, version }) => ({ id, version })),
    });
  });

  it('excludes the user’s own entries, and states this', async () => {
    const mixed = [...own.slice(0, 1), ...entered.slice(1)];
    const given = props(mixed);
    const { user } = renderUi(<ResultsScreen {...given} />);
    expect(
      screen.getByText('You entered this result. Another user must verify it.'),
    ).toBeInTheDocument();
    await user.click(button('Verify 2 results'));
    expect(given.verification.onVerify).toHaveBeenCalledWith({
      items: entered.slice(1).map(({ id, version }) => ({ id, version })),
    });
  });

  it('is disabled with the reason when the user entered all values', async () => {
    const given = props(own);
    const { user } = renderUi(<ResultsScreen {...given} />);
    expect(button('Verify results')).toHaveAccessibleDescription(
      'Entered by you. Another user must verify.',
    );
    await user.click(button('Verify results'));
    expect(given.verification.onVerify).not.toHaveBeenCalled();
  });

  it('rejects a value with unsaved changes', async () => {
    const { user } = renderUi(<ResultsScreen {...props(entered)} />);
    await user.clear(field('Sodium'));
    await user.type(field('Sodium'), '141');
    expect(button('Verify 2 results')).toBeInTheDocument();
  });

  it('releases results verified by another person, and lists those that need another person', async () => {
    const verifiedBy = (id: string) => (code: string) =>
      aResult({
        number: 6,
        code,
        status: 'verified',
        verified_by: { id: idOf(id), name: 'Vera Fied' },
      });
    const others = codes.slice(1).map(verifiedBy('vera'));
    const given = props([...codes.slice(0, 1).map(verifiedBy(me.id)), ...others], {
      view: { tab: 'to-release' },
      verification: { releasedBySecond: true },
    });
    const { user } = renderUi(<ResultsScreen {...given} />);
    expect(
      screen.getByText('You verified this result. Another user must release it.'),
    ).toBeInTheDocument();
    expect(row('Sodium').getAllByText('Verified by you')).not.toHaveLength(0);
    await user.click(button('Release 2 results'));
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: others.map(({ id, version }) => ({ id, version })),
    });
    expect(screen.queryByRole('button', { name: 'Download report' })).toBeNull();
  });

  it('is left to an authorized user without an authorization for the department', () => {
    const [barred, ...others] = entered.map((result, index): Result =>
      index === 0 ? { ...result, not_authorized_for: ['verify', 'release'] } : result,
    );
    const given = props([...(barred ? [barred] : []), ...others]);
    renderUi(<ResultsScreen {...given} />);
    expect(
      screen.getByText(
        'You have no authorization for the department of this result. An authorized user must verify it.',
      ),
    ).toBeInTheDocument();
    expect(button(`Verify ${others.length} results`)).toBeInTheDocument();
  });

  it('names the person who released the results', () => {
    renderUi(
      <ResultsScreen
        {...props([
          aResult({
            number: 6,
            code: 'NA',
            status: 'released',
            released_by: { id: idOf('r'), name: 'Rea Leaser' },
          }),
        ])}
      />,
    );
    expect(row('Sodium').getAllByText('Released by Rea Leaser')).not.toHaveLength(0);
  });

  it('is not offered before any value is entered', () => {
    renderUi(<ResultsScreen {...props(pending)} />);
    expect(screen.queryByRole('button', { name: /Verify/ })).toBeNull();
  });

  it('is not offered without permission', () => {
    renderUi(<ResultsScreen {...props(entered, { verification: { onVerify: undefined } })} />);
    expect(screen.queryByRole('button', { name: /Verify/ })).toBeNull();
  });

  it('explains a server refusal', () => {
    renderUi(
      <ResultsScreen
        {...props(entered, { verification: { state: rejected('verifier_is_enterer') } })}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('verified by a different user');
  });

  it('leaves read-only values and a report to download', async () => {
    const released = codes.map((code) => aResult({ number: 6, code, status: 'released' }));
    const given = props(released);
    const { user } = renderUi(<ResultsScreen {...given} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Verify|Save/ })).toBeNull();
    expect(row('Sodium').getAllByText('Verified by Lamar Overview')).not.toHaveLength(0);
    await user.click(button('Download report'));
    expect(given.specimen.onDownload).toHaveBeenCalledExactlyOnceWith(released[0]?.id);
  });
});

describe('work list', () => {
  it('is navigated with arrow keys and opens a specimen with Enter', async () => {
    const given = props([...entered, aResult({ number: 8, code: 'NA', value_text: '140' })]);
    const { user } = renderUi(<ResultsScreen {...given} />);
    const list = within(screen.getByRole('navigation', { name: 'Work list' }));
    const [first, second] = list.getAllByRole('button').filter((each) => each.closest('li'));
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(given.specimen.onSelect).toHaveBeenCalledWith(
      aResult({ number: 8, code: 'NA' }).sample_id,
    );
  });

  it('is a single tab stop: the last focused or opened specimen', async () => {
    const given = props([...entered, aResult({ number: 8, code: 'NA', value_text: '140' })], {
      specimen: { selectedId: null },
    });
    const { user, rerender } = renderUi(<ResultsScreen {...given} />);
    const list = within(screen.getByRole('navigation', { name: 'Work list' }));
    const stops = () =>
      list
        .getAllByRole('button')
        .filter((each) => each.closest('li'))
        .map((each) => each.tabIndex);
    expect(stops()).toEqual([0, -1]);
    list
      .getAllByRole('button')
      .find((each) => each.closest('li'))
      ?.focus();
    await user.keyboard('{ArrowDown}');
    expect(stops()).toEqual([-1, 0]);
    rerender(
      <ResultsScreen
        {...withChanges(given, { specimen: { selectedId: entered[0]?.sample_id ?? null } })}
      />,
    );
    expect(stops()).toEqual([0, -1]);
  });

  it('shows no unknown count, but shows zero', () => {
    renderUi(<ResultsScreen {...props(entered, { list: { counts: { 'to-verify': 0 } } })} />);
    expect(screen.getByRole('radio', { name: 'To verify 0' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'To enter' })).toBeInTheDocument();
  });

  it('switches between its tabs', async () => {
    const given = props(entered);
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.click(screen.getByRole('radio', { name: 'To verify' }));
    expect(given.view.onTabChange).toHaveBeenCalledWith('to-verify', expect.anything());
  });
});

describe('calculated result', () => {
  const ldl = /LDL cholesterol, calculated/;
  const row = () => screen.getByRole('row', { name: ldl });

  it('has no field, and shows its formula', async () => {
    const { user } = renderUi(
      <ResultsScreen {...props(calculated, { view: { tab: 'to-verify' } })} />,
    );
    expect(within(row()).queryByRole('textbox')).toBeNull();
    expect(row()).toHaveTextContent('120');
    expect(row()).toHaveTextContent('Calculated');
    await user.click(within(row()).getByRole('button', { name: ldl }));
    expect(screen.queryByRole('menuitem', { name: /Repeat test/ })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /Validation checks/ }));
    expect(screen.getByText(/^tc - hdl - tg/)).toHaveTextContent(
      'tc - hdl - tg / 5, with tc = Cholesterol, total 200 mg/dL, hdl = HDL cholesterol 50 mg/dL, tg = Triglycerides 150 mg/dL. Valid only if tg < 400.',
    );
  });

  it('awaits verification with its inputs, and explains a missing value', () => {
    renderUi(<ResultsScreen {...props(notCalculated, { view: { tab: 'to-verify' } })} />);
    expect(row()).toHaveTextContent('Not calculated');
    expect(screen.getByText(/the condition tg < 400 is not met/)).toBeVisible();
    expect(button('Verify 3 results')).toBeVisible();
  });
});

it('offers reflex tests of a verified value, and explains added tests', async () => {
  const onAcceptReflex = vi.fn();
  const { user } = renderUi(
    <ResultsScreen {...props(reflexes, { verification: { onAcceptReflex } })} />,
  );
  expect(screen.getByText('Thyroxine, free was added to the order.')).toBeVisible();
  expect(screen.getByText('Added to the order, because: TSH < 0.40.')).toBeVisible();
  await user.click(button('Add C-reactive protein'));
  expect(onAcceptReflex).toHaveBeenCalledExactlyOnceWith(reflexes[0]?.reflexes[1]?.id);
});

describe('previous value during entry', () => {
  const last = {
    result_id: idOf<ResultId>('r-1'),
    value_text: '4.4',
    collected_at: minutesAgo(92 + 48 * 60),
  };
  const beside = (test: string) =>
    row(test)
      .getAllByRole('cell')
      .find((each) => each.dataset['part'] === 'previous');
  const shown = (results: readonly Result[], options?: Parameters<typeof renderUi>[1]) =>
    renderUi(<ResultsScreen {...props(results)} />, options);

  it('shows the change and the time since', () => {
    shown([
      aResult({ number: 6, code: 'K', value_text: '6.8', previous: last }),
      aResult({ number: 6, code: 'NA', value_text: '4.4', previous: last }),
      aResult({ number: 6, code: 'CL', value_text: '4.0', previous: last }),
    ]);
    expect(beside('Potassium')?.textContent).toMatch(/4\.4\+2\.4 \(\+54\.5%\)2 days before$/);
    expect(beside('Sodium')?.textContent).toMatch(/4\.4No change2 days before$/);
    expect(beside('Chloride')?.textContent).toMatch(/4\.4\u22120\.4 \(\u22129\.1%\)2 days before$/);
    expect(screen.getByRole('columnheader', { name: 'Previous' })).toBeInTheDocument();
    expect(
      row('Potassium').getByRole('img').querySelector('[data-part=previous]'),
    ).toBeInTheDocument();
  });

  it('reports when there is none', () => {
    shown([aResult({ number: 6, code: 'K', value_text: '6.8' })]);
    expect(beside('Potassium')).toHaveTextContent('No previous value');
    expect(row('Potassium').getByRole('img').querySelector('[data-part=previous]')).toBeNull();
  });

  it('shows no change for non-numeric values or an empty field', () => {
    shown([
      aResult({
        number: 6,
        code: 'K',
        value_text: '6.8',
        previous: { ...last, value_text: '<3.0' },
      }),
      aResult({ number: 6, code: 'NA', status: 'pending', previous: last }),
    ]);
    expect(beside('Potassium')?.textContent).toMatch(/<3\.02 days before$/);
    expect(beside('Sodium')?.textContent).toMatch(/4\.42 days before$/);
  });

  it('follows the input, with the decimal mark of the locale', async () => {
    const { user } = shown([aResult({ number: 6, code: 'K', status: 'pending', previous: last })], {
      locale: 'de',
    });
    await user.type(screen.getByRole('textbox', { name: /Potassium/ }), '4,9');
    expect(beside('Potassium')?.textContent).toMatch(/\+0\.5/);
  });

  it('labels a change that is visible only to other users as confidential', async () => {
    const checks = [
      {
        kind: 'delta',
        outcome: 'held',
        reason: 'above_limit',
        rule: {
          enabled: true,
          mode: 'absolute',
          threshold: '1.0',
          direction: 'any',
          window_hours: 72,
          action: 'hold',
        },
        previous: null,
        change: null,
        percent: null,
        measured: null,
        hours: null,
      },
    ] as const;
    shown([
      aResult({ number: 6, code: 'K', value_text: '6.8', status: 'held', checks: [...checks] }),
    ]);
    expect(screen.getByText(/The change exceeds the limit\. The/)).toBeInTheDocument();
  });
});

describe('work list for read-only users', () => {
  const released = codes.map((code) => ({
    ...aResult({ number: 6, code, status: 'released', due_at: minutesAgo(90) }),
    released_at: '2026-05-11T16:20:00Z',
  }));
  const reader = {
    view: { tab: 'released' },
    entry: { onEnter: undefined },
    verification: { onVerify: undefined },
    specimen: { selectedId: null },
  } as const;

  it('lists released results with their release date, and none as overdue', () => {
    renderUi(<ResultsScreen {...props(released, reader)} />);
    expect(screen.getByRole('radio', { name: 'Released' })).toBeChecked();
    const specimen = screen.getByRole('listitem');
    expect(specimen).toHaveTextContent('11 May 2026');
    expect(specimen.textContent).not.toMatch(/Overdue/);
    expect(screen.getByText('Select a specimen from the list to view its results.')).toBeVisible();
  });

  it('shows the time of results released today', () => {
    renderUi(
      <ResultsScreen
        {...props(
          released.map((result) => ({ ...result, released_at: '2026-05-12T07:20:00Z' })),
          reader,
        )}
      />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('07:20');
  });

  it('is not offered to users who enter results', () => {
    renderUi(<ResultsScreen {...props(pending)} />);
    expect(screen.queryByRole('radio', { name: 'Released' })).toBeNull();
  });
});
