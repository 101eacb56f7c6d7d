import { aResult, anAmendment, aUser } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import { amended, history, withheld } from './work-list.args.ts';
import { ALL_WORK } from './work-filters.tsx';

const released = aResult({ number: 6, code: 'K', value_text: '6.8', status: 'released' });
const entered = aResult({ number: 6, code: 'K', value_text: '6.8' });

const allVerified = (of: readonly Result[]) =>
  renderUi(<ResultsScreen {...props(of, { entry: { onEnter: vi.fn() } })} />);

describe('a specimen with verified results', () => {
  it.each([
    [0, 'All results of this specimen are verified.'],
    [
      1,
      'All results are verified, but Potassium is under correction. Its correction awaits verification.',
    ],
    [
      2,
      'All results are verified, but 2 are under correction. Their corrections await verification.',
    ],
  ])('with %i open corrections names them', (open, text) => {
    const second = aResult({ number: 7, code: 'NA', value_text: '140', status: 'released' });
    allVerified(
      [released, second].map((result, index) => ({
        ...result,
        sample_id: released.sample_id,
        amendment: index < open ? anAmendment(result) : null,
      })),
    );
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

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
      verification: { viewerId: aUser('lab_manager').id, state: idle },
      entry: { state: idle },
      corrections: {
        onAmend: vi.fn(),
        onRetest: vi.fn(),
        onTakeBack: vi.fn(),
        onReadHistory: vi.fn(),
      },
    },
    rest,
  );
}

const done: Submission = { status: 'done' };
const refused = (formError: string): Submission => ({
  status: 'rejected',
  formError,
  fieldErrors: {},
});

async function ask(given: ResultsScreenProps, action: string | RegExp) {
  const rendered = renderUi(<ResultsScreen {...given} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: action }));
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

describe('correcting a reported result', () => {
  it('sends the new value with its reason against the loaded version', async () => {
    const given = props([released]);
    const { user, dialog } = await ask(given, 'Correct…');
    expect(dialog.getByText(/Reported as 6.8 mmol\/L/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'New value' }));
    await user.type(dialog.getByRole('textbox', { name: 'New value' }), '4.8');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason category' }),
      'Clerical error',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Two digits were swapped');
    await user.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    expect(given.corrections.onAmend).toHaveBeenCalledExactlyOnceWith({
      id: released.id,
      version: released.version,
      value_text: '4.8',
      comment: '',
      code: 'clerical',
      reason: 'Two digits were swapped',
    });
  });

  it.each([
    ['an unchanged value', '6.8', 'This is the current value.'],
    ['no value', ' ', 'Enter the new value'],
    ['a value that is not numeric', '4,8', 'Not a number. Enter it like 4.2 or <0.1.'],
  ])('rejects %s', async (_, value, fault) => {
    const given = props([released]);
    const { user, dialog } = await ask(given, 'Correct…');
    await user.clear(dialog.getByRole('textbox', { name: 'New value' }));
    await user.type(dialog.getByRole('textbox', { name: 'New value' }), value);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason category' }), 'Other');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Because');
    await user.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    expect(dialog.getAllByText(fault)).not.toHaveLength(0);
    expect(given.corrections.onAmend).not.toHaveBeenCalled();
  });

  it('accepts an unchanged value when its evaluation changed', async () => {
    const given = props([released]);
    const { user, dialog } = await ask(given, 'Correct…');
    await user.clear(dialog.getByRole('textbox', { name: 'New value' }));
    await user.type(dialog.getByRole('textbox', { name: 'New value' }), '6.8');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason category' }),
      'Re-evaluated',
    );
    await user.type(
      dialog.getByRole('textbox', { name: 'Reason' }),
      'The recorded birth date was wrong',
    );
    await user.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    expect(given.corrections.onAmend).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ value_text: '6.8', code: 'interpretation' }),
    );
  });

  it('requires a reason for a value that the server found implausible', async () => {
    const given = props([released]);
    const { rerender, dialog } = await ask(given, 'Correct…');
    expect(dialog.queryByRole('textbox', { name: /implausible value/ })).toBeNull();
    rerender(
      <ResultsScreen
        {...withChanges(given, { corrections: { state: refused('implausible_value') } })}
      />,
    );
    expect(dialog.getByRole('textbox', { name: /implausible value/ })).toBeInTheDocument();
  });

  it('closes on success, and stays open after a refusal', async () => {
    const given = props([released]);
    const { rerender, dialog } = await ask(given, 'Correct…');
    rerender(
      <ResultsScreen
        {...withChanges(given, { corrections: { state: refused('result_state') } })}
      />,
    );
    expect(dialog.getByRole('alert')).toHaveTextContent('can no longer be changed this way');
    rerender(<ResultsScreen {...withChanges(given, { corrections: { state: done } })} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears an earlier refusal when reopened', async () => {
    const given = props([released]);
    const { user, rerender, dialog } = await ask(given, 'Correct…');
    rerender(
      <ResultsScreen
        {...withChanges(given, { corrections: { state: refused('version_stale') } })}
      />,
    );
    expect(dialog.getByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
    await user.click(screen.getByRole('menuitem', { name: 'Correct…' }));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  it('overwrites a concurrent change only after reporting it', async () => {
    const given = props([entered]);
    const { user, rerender, dialog } = await ask(given, 'Repeat test…');
    const changed = withChanges(given, {
      specimen: { results: ready([{ ...entered, version: 3, value_text: '6.1' }]) },
    });
    rerender(<ResultsScreen {...changed} />);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Clotted');
    await user.click(dialog.getByRole('button', { name: 'Repeat test' }));
    expect(given.corrections.onRetest).toHaveBeenLastCalledWith({
      id: entered.id,
      version: 2,
      reason: 'Clotted',
    });
    rerender(
      <ResultsScreen
        {...withChanges(changed, { corrections: { state: refused('version_stale') } })}
      />,
    );
    await user.click(dialog.getByRole('button', { name: 'Repeat test' }));
    expect(given.corrections.onRetest).toHaveBeenLastCalledWith({
      id: entered.id,
      version: 3,
      reason: 'Clotted',
    });
  });
});

describe('verifying a correction', () => {
  const amendment = anAmendment(released);
  const underCorrection = { ...released, amendment };
  const asVerifier = (rest: Changes<ResultsScreenProps> = {}) =>
    withChanges(
      props([underCorrection], {
        view: { tab: 'corrections' },
        list: { counts: { corrections: 1 } },
        verification: { onVerifyAmendment: vi.fn(), onVerify: vi.fn() },
        corrections: { onRejectAmendment: vi.fn() },
      }),
      rest,
    );

  it('sends the version of the amendment, not of the result', async () => {
    const given = asVerifier();
    const { user } = renderUi(<ResultsScreen {...given} />);
    expect(screen.getByText('New value: 4.8 mmol/L')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verify correction' }));
    expect(given.verification.onVerifyAmendment).toHaveBeenCalledExactlyOnceWith({
      id: amendment.id,
      version: amendment.version,
    });
  });

  it('sends a rejection with its reason', async () => {
    const given = asVerifier();
    const { user } = renderUi(<ResultsScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject correction…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The first value was right');
    await user.click(dialog.getByRole('button', { name: 'Reject correction' }));
    expect(given.corrections.onRejectAmendment).toHaveBeenCalledExactlyOnceWith({
      id: amendment.id,
      version: amendment.version,
      reason: 'The first value was right',
    });
  });

  it.each([
    [
      'proposed by the user',
      { proposed_by: { id: aUser('lab_manager').id, name: 'Me' } },
      'Another user must verify your correction.',
    ],
    [
      'verified by the user',
      {
        state: 'verified' as const,
        verified_by: { id: aUser('lab_manager').id, name: 'Me' },
        verified_at: amendment.proposed_at,
      },
      'Another user must release the correction that you verified.',
    ],
  ])('is not offered for one %s', (_, change, reason) => {
    const own = { ...released, amendment: { ...amendment, ...change } };
    renderUi(<ResultsScreen {...asVerifier({ specimen: { results: ready([own]) } })} />);
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify correction' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject correction…' })).toBeInTheDocument();
  });

  it('excludes another correction until then', async () => {
    const { user } = renderUi(<ResultsScreen {...asVerifier()} />);
    await user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
    expect(screen.queryByRole('menuitem', { name: 'Correct…' })).not.toBeInTheDocument();
  });

  it('has a tab only while there are corrections', () => {
    const inTab = (corrections: number) =>
      asVerifier({ view: { tab: 'to-verify' }, list: { counts: { corrections } } });
    const { rerender } = renderUi(<ResultsScreen {...inTab(1)} />);
    expect(screen.getByRole('radio', { name: /Corrections/ })).toBeInTheDocument();
    rerender(<ResultsScreen {...inTab(0)} />);
    expect(screen.queryByRole('radio', { name: /Corrections/ })).not.toBeInTheDocument();
  });
});

describe('actions on a result', () => {
  const offered = async (result: Result, rest: Changes<ResultsScreenProps> = {}) => {
    const { user } = renderUi(<ResultsScreen {...props([result], rest)} />);
    await user.click(screen.getByRole('button', { name: 'Actions for Potassium' }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('depend on the result status', async () => {
    expect(await offered(entered)).toEqual([
      'Repeat test…',
      'Mark as entered in error…',
      'Validation checks',
      'Result history',
    ]);
  });

  it('include correction for a reported result', async () => {
    expect(await offered(released)).toEqual([
      'Correct…',
      'Mark as entered in error…',
      'Validation checks',
      'Result history',
    ]);
  });

  it('are validation checks and history with read-only access', async () => {
    expect(
      await offered(released, {
        corrections: { onAmend: undefined, onRetest: undefined, onTakeBack: undefined },
      }),
    ).toEqual(['Validation checks', 'Result history']);
  });

  it('are empty for a result that was never entered', () => {
    renderUi(<ResultsScreen {...props([aResult({ number: 6, code: 'K', status: 'pending' })])} />);
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });
});

describe('result history', () => {
  it('lists the recipients of the reported value among the versions', async () => {
    const given = props(amended, {
      corrections: {
        history: ready(history),
        recipients: [
          { channel: 'report', name: 'Ward Nurse', at: '2026-05-12T08:41:30Z' },
          { channel: 'message', name: null, at: '2026-05-12T08:41:00Z' },
        ],
      },
    });
    const { dialog } = await ask(given, 'Result history');
    expect(dialog.getByText('Report issued').closest('li')).toHaveTextContent('Ward Nurse');
    expect(dialog.getByText('Sent to another system')).toBeInTheDocument();
  });

  it('is loaded on request, and shows the user and reason of each version', async () => {
    const given = props(amended, { corrections: { history: ready(history) } });
    const { user, dialog } = await ask(given, 'Result history');
    const id = amended.find(({ test }) => test.code === 'K')?.id;
    expect(given.corrections.onReadHistory).toHaveBeenLastCalledWith(id);
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /Corrected 4\.8 mmol\/L Unrounded value 4\.79.*Lamar Overview.*Clerical error\. Two digits/,
    );
    expect(lines[1]).toMatch(/Verified 8\.4 mmol\/L/);
    expect(lines[1]).not.toMatch(/Unrounded/);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(given.corrections.onReadHistory).toHaveBeenLastCalledWith(null);
  });

  it('is summarised beside a corrected value', () => {
    renderUi(<ResultsScreen {...props(amended)} />);
    expect(
      screen.getByText(/Corrected by Lamar Overview.*Before: 8\.4 mmol\/L\./),
    ).toBeInTheDocument();
  });
});

describe('result not yet visible in the patient portal', () => {
  const [, potassium] = withheld as [Result, Result];

  it('is labelled below its row, with an action to release it when permitted', () => {
    renderUi(<ResultsScreen {...props(withheld, { verification: { onShow: vi.fn() } })} />);
    expect(
      screen.getAllByText(/in the patient portal/).map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Not yet in the patient portal: released .*2026/),
      'Not yet in the patient portal: manual release',
      'Never shown in the patient portal',
      'Not yet in the patient portal: waits for the notification of the critical value',
    ]);
    const names = withheld.map(
      ({ test }) =>
        screen.queryByRole('button', { name: `Release to portal now: ${test.name}` }) !== null,
    );
    expect(names).toEqual([false, true, true, false, false]);
  });

  it('is released after confirmation, and a failure is explained', async () => {
    const onShow = vi
      .fn<NonNullable<ResultsScreenProps['verification']['onShow']>>()
      .mockResolvedValueOnce(refused('notification_open'))
      .mockResolvedValueOnce(done);
    const { user } = renderUi(<ResultsScreen {...props(withheld, { verification: { onShow } })} />);
    await user.click(screen.getByRole('button', { name: 'Release to portal now: Potassium' }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Release Potassium to the patient portal?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Release now' }));
    expect(
      await dialog.findByText(/^The notification of the critical value is not completed\./),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Release now' }));
    expect(onShow.mock.calls).toEqual([
      [{ id: potassium.id, version: potassium.version }],
      [{ id: potassium.id, version: potassium.version }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is only labelled without permission to release it', () => {
    renderUi(<ResultsScreen {...props(withheld)} />);
    expect(screen.queryByRole('button', { name: /^Release now/ })).toBeNull();
  });
});
