import { aUser } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import { ALL_WORK } from './work-filters.tsx';
import {
  accepted,
  forACondition,
  held,
  heldByControl,
  heldByHistory,
  historyByRule,
  leftByRule,
  warned,
} from './work-list.args.ts';

const confirming = {
  accession_number: '260512-0107',
  collected_at: '2026-05-12T10:05:00Z',
};
const potassium = held.find(({ status }) => status === 'held');

function props(
  results: readonly Result[],
  rest: Changes<ResultsScreenProps> = {},
): ResultsScreenProps {
  return withChanges(
    {
      view: {
        tab: 'to-verify',
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
      },
      verification: { viewerId: aUser('lab_manager').id, onVerify: vi.fn(), state: idle },
      entry: { state: idle },
      corrections: { onReleaseHold: vi.fn(), onRetest: vi.fn(), state: idle },
    },
    rest,
  );
}

const show = (results: readonly Result[], rest?: Changes<ResultsScreenProps>) => {
  const given = props(results, rest);
  return { given, ...renderUi(<ResultsScreen {...given} />) };
};
const rejected = (formError: string): Submission => ({
  status: 'rejected',
  formError,
  fieldErrors: {},
});

describe('result on hold', () => {
  it('shows the change, its time span, the limit and the previous value', () => {
    show(held);
    expect(
      screen.getByText(
        /^Increased by 2.4 mmol\/L \(54.5%\) in 48 hours. The limit is 1.0 mmol\/L within 72 hours. From 4.4 on .* to 6.8.$/,
      ),
    ).toBeVisible();
  });

  it('is excluded from verification, which is stated', async () => {
    const { user, given } = show(held);
    await user.click(screen.getByRole('button', { name: `Verify ${held.length - 1} results` }));
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: expect.not.arrayContaining([expect.objectContaining({ id: potassium?.id })]),
    });
    expect(screen.getByText('1 result is on hold pending a decision.')).toBeVisible();
  });

  it.each([
    ['r', 'Repeat test…', /^Repeat Potassium/],
    ['a', 'Release hold…', /hold/i],
  ])('is decided by the key %s, which its button shows', async (key, button, title) => {
    const { user } = show(held);
    expect(screen.getByRole('button', { name: button })).toHaveAttribute(
      'aria-keyshortcuts',
      key.toUpperCase(),
    );
    await user.keyboard(key);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('is not decided by keys of a user who may not', async () => {
    const { user } = show(held, {
      corrections: { onReleaseHold: undefined, onRetest: undefined },
    });
    await user.keyboard('ra');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is released with a listed reason against the loaded version', async () => {
    const { user, given } = show(held);
    await user.click(screen.getByRole('button', { name: 'Release hold…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Release hold' }));
    expect(given.corrections.onReleaseHold).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByRole('combobox'), 'Repeat confirms the value');
    await user.click(dialog.getByRole('button', { name: 'Release hold' }));
    expect(given.corrections.onReleaseHold).toHaveBeenCalledExactlyOnceWith({
      id: potassium?.id,
      version: potassium?.version,
      code: 'repeat_agrees',
      note: '',
    });
  });

  it('requires a text for a reason outside the list', async () => {
    const { user, given } = show(held);
    await user.click(screen.getByRole('button', { name: 'Release hold…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox'), 'Other');
    await user.click(dialog.getByRole('button', { name: 'Release hold' }));
    expect(given.corrections.onReleaseHold).not.toHaveBeenCalled();
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reason/);
  });

  it('can be repeated from the same note', async () => {
    const { user } = show(held);
    await user.click(screen.getByRole('button', { name: 'Repeat test…' }));
    expect(screen.getByRole('dialog', { name: 'Repeat Potassium' })).toBeVisible();
  });

  it('offers no actions without permission', () => {
    show(held, { corrections: { onReleaseHold: undefined, onRetest: undefined } });
    expect(screen.queryByRole('button', { name: /Accept|again/ })).toBeNull();
  });

  it.each([
    ['not by other users', false, 0],
    ['by users with the override QC permission', true, 1],
  ])('when on QC hold is released %s', (_, overrulesControls, count) => {
    show(heldByControl, { corrections: { overrulesControls } });
    expect(screen.getByText('QC was rejected.')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Release hold…' })).toHaveLength(count);
  });

  it.each([
    ['not by other users', false, null, 0, /must confirm this value/],
    ['by users who may correct reported results', true, null, 1, /must confirm this value/],
    ['by every verifier once confirmed', false, confirming, 1, /Confirmed by specimen/],
  ])(
    'when a blood group differs is released %s',
    (_, overrulesHistory, second_specimen, count, explained) => {
      const results = heldByHistory.map((result) => ({ ...result, second_specimen }));
      show(results, { corrections: { overrulesHistory } });
      expect(screen.getByText(/Differs from the previous value/)).toBeVisible();
      expect(screen.getByText(explained)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Release hold…' })).toHaveLength(count);
    },
  );

  it('reports that another user already decided', async () => {
    const { user, given, rerender } = show(held);
    await user.click(screen.getByRole('button', { name: 'Release hold…' }));
    rerender(
      <ResultsScreen
        {...withChanges(given, { corrections: { state: rejected('version_stale') } })}
      />,
    );
    expect(
      within(screen.getByRole('dialog')).getByText(/Another user updated this result/),
    ).toBeVisible();
  });
});

describe('instrument result', () => {
  it('names the autoverification rule, and every reason why a result was left for review', () => {
    show(leftByRule);
    expect(
      screen.getByText(
        /^Rule K v3 left it for manual verification. Critical. The last accepted QC is too old. QC last accepted .*\.$/,
      ),
    ).toBeVisible();
    expect(screen.getAllByText(/Verified by rule NA v3/)).not.toHaveLength(0);
    expect(screen.queryByText(/Rule NA v3 left/)).toBeNull();
  });

  it('omits the rule after manual verification or manual entry', () => {
    show(leftByRule.map((result) => ({ ...result, status: 'released', verification: 'manual' })));
    expect(screen.queryByText(/left it for manual verification/)).toBeNull();
    show(leftByRule.map((result) => ({ ...result, source: 'manual' })));
    expect(screen.queryByText(/left it for manual verification/)).toBeNull();
  });

  it('names the rule instead of a person in its history', async () => {
    const { user } = show(leftByRule, {
      corrections: { onReadHistory: vi.fn(), history: ready(historyByRule) },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
    await user.click(screen.getByRole('menuitem', { name: 'Result history' }));
    expect(
      within(screen.getByRole('dialog')).getByText(/^Autoverified by rule K v3/),
    ).toBeVisible();
  });
});

it('shows a warning that does not hold the result', () => {
  show(warned);
  expect(screen.getByText(/Increased by 2.4/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Verify ${warned.length} results` })).toBeVisible();
});

it('shows the verifier who released a hold, and why', () => {
  show(accepted);
  expect(screen.getByText(/No hemolysis; drawn by the same nurse/).textContent).toMatch(
    /Hold released by .*Specimen and patient checked. No hemolysis/,
  );
});

it('labels a reference interval that was selected for a condition', async () => {
  const { user } = show(forACondition);
  expect(screen.getByText('second trimester').closest('td')).toHaveTextContent(
    '10.5–14.8second trimester',
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Hemoglobin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Validation checks' }));
  expect(
    within(screen.getByRole('dialog')).getByText(
      'Selected for female, 29 y at collection, with condition: second trimester.',
    ),
  ).toBeVisible();
});

it('reports no reference interval when a partial date of birth leaves two intervals possible', async () => {
  const age = (value: number) => ({ value, unit: 'a' }) as const;
  const uncertain = {
    kind: 'interval',
    outcome: 'unknown',
    reason: 'age_uncertain',
    sex: 'female',
    age: age(49),
    oldest: age(50),
  } as const;
  const partly = forACondition.map((result): Result => ({
    ...result,
    range: null,
    flag: null,
    flag_reason: 'no_applicable_interval',
    checks: (result.checks ?? []).map((check) => (check.kind === 'interval' ? uncertain : check)),
  }));
  const { user } = show(partly);
  await user.click(screen.getByRole('button', { name: 'Actions for Hemoglobin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Validation checks' }));
  const sentence =
    'No interval applies: the date of birth is partial, and the possible ages (49–50 y) have different intervals.';
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeVisible();
});

it('lists the validation checks with their outcomes and unknowns', async () => {
  const { user } = show(held);
  await user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
  await user.click(screen.getByRole('menuitem', { name: 'Validation checks' }));
  const lines = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(
    lines.map((line) =>
      line
        ?.match(
          /^(Plausible|Measuring range|Reference interval|Critical limits|Delta check|QC)(Passed|Review|On hold|Unknown)/,
        )
        ?.slice(1),
    ),
  ).toEqual([
    ['Plausible', 'Passed'],
    ['Measuring range', 'Unknown'],
    ['Reference interval', 'Passed'],
    ['Critical limits', 'Review'],
    ['Delta check', 'On hold'],
    ['QC', 'Unknown'],
  ]);
  expect(lines[2]).toMatch(
    /Selected for male, 77 y at collection.*3.5–5.0for people from 18 years/,
  );
});
