import { aSample } from '@alms/lis-domain/fixtures';
import type { SampleState } from '@alms/lis-domain/samples';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { custodyMoves, TrackingScreen, type TrackingScreenProps } from './index.js';

const sample = aSample({ number: 6, status: 'collected' });

function props(rest: Partial<TrackingScreenProps> = {}): TrackingScreenProps {
  return {
    state: 'collected',
    onStateChange: vi.fn(),
    counts: {},
    samples: ready([sample]),
    query: '',
    onSearch: vi.fn(),
    onScan: vi.fn(),
    scan: idle,
    sample: ready(sample),
    onOpen: vi.fn(),
    moves: custodyMoves,
    onMove: vi.fn(),
    moving: idle,
    ...rest,
  };
}

const field = () => screen.getByRole('textbox', { name: 'Accession number' });

describe('the label', () => {
  it('is printed again for a reason, which is asked for', async () => {
    const onReprint = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = renderUi(<TrackingScreen {...props({ onReprint })} />);
    await user.click(screen.getByRole('button', { name: 'Print label again…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Print again' }));
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toBeInvalid());
    expect(onReprint).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Reason'), 'Smeared');
    await user.click(dialog.getByRole('button', { name: 'Print again' }));
    expect(onReprint).toHaveBeenCalledWith({ sampleId: sample.id, reason: 'Smeared' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered to who prints none, nor where there is none', () => {
    renderUi(<TrackingScreen {...props()} />);
    expect(screen.queryByRole('button', { name: 'Print label again…' })).toBeNull();
  });
});

describe('scanning', () => {
  it('ends with Enter, receives, and is ready for the next label', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.type(field(), ' 0006 {Enter}0007{Enter}');
    expect(vi.mocked(given.onScan).mock.calls).toEqual([[{ accession: '0006', intent: 'receive' }], [{ accession: '0007', intent: 'receive' }]]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('ignores Enter alone', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.type(field(), '{Enter}');
    expect(given.onScan).not.toHaveBeenCalled();
  });

  it('opens when that was chosen', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('radio', { name: 'Opens' }));
    await user.type(field(), '0006{Enter}');
    expect(given.onScan).toHaveBeenCalledWith({ accession: '0006', intent: 'open' });
  });

  it('only opens for somebody who may not receive', async () => {
    const given = props({ moves: [] });
    const { user } = renderUi(<TrackingScreen {...given} />);
    expect(screen.queryByRole('radio', { name: 'Receives' })).toBeNull();
    await user.type(field(), '0006{Enter}');
    expect(given.onScan).toHaveBeenCalledWith({ accession: '0006', intent: 'open' });
  });

  it.each<[Submission, string]>([
    [{ status: 'submitting' }, 'Looking for 0006'],
    [{ status: 'done' }, '0006 is received'],
    [{ status: 'rejected', fieldErrors: {}, formError: 'not_found' }, '0006: no specimen has this number.'],
    [{ status: 'failed', error: { kind: 'offline' } }, '0006: There is no connection'],
  ])('says what became of the number: %o', async (scan, words) => {
    const given = props();
    const { user, rerender } = renderUi(<TrackingScreen {...given} />);
    await user.type(field(), '0006{Enter}');
    rerender(<TrackingScreen {...given} scan={scan} />);
    expect(within(screen.getByRole('form', { name: 'Accession number' })).getByRole('status')).toHaveTextContent(words);
  });
});

describe('what can be done with a specimen', () => {
  it.each<[SampleState, string]>([
    ['expected', ''],
    ['collected', 'Receive, Hand over…, Reject…, Report lost…'],
    ['in_transit', 'Receive, Reject…, Report lost…'],
    ['received', 'Reject…'],
    ['in_testing', 'Store…'],
    ['stored', 'Take out, Report lost…, Dispose of…'],
    ['rejected', ''],
    ['disposed', ''],
    ['lost', ''],
  ])('%s: %s', (status, offered) => {
    renderUi(<TrackingScreen {...props({ sample: ready(aSample({ number: 6, status })) })} />);
    const acts = screen.queryAllByRole('button', { name: /^(Receive|Hand over…|Reject…|Report lost…|Store…|Take out|Dispose of…)$/ });
    expect(acts.map(({ textContent }) => textContent).join(', ')).toBe(offered);
  });

  it('is not offered to somebody who may not', () => {
    renderUi(<TrackingScreen {...props({ moves: [] })} />);
    expect(screen.queryByRole('button', { name: /Receive|Reject/ })).toBeNull();
  });

  it('is received with the version that was read', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    expect(given.onMove).toHaveBeenCalledExactlyOnceWith({ move: 'receive', body: {}, sampleId: sample.id, version: sample.version });
  });
});

describe('rejecting', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: `Reject ${sample.accession_number}?` }));

  it('needs a reason, which nobody has chosen beforehand', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.onMove).not.toHaveBeenCalled();
    expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Choose a reason');
  });

  it('sends the code whose words were chosen', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.type(dialog().getByRole('textbox', { name: 'Note (optional)' }), 'Bright red');
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.onMove).toHaveBeenCalledExactlyOnceWith({ move: 'reject', body: { code: 'RH', note: 'Bright red' }, sampleId: sample.id, version: sample.version });
  });

  it('is over, with its reason in words, when the specimen is rejected', async () => {
    const given = props();
    const { user, rerender } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    rerender(<TrackingScreen {...given} sample={ready(aSample({ number: 6, status: 'rejected' }))} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Rejected: Hemolyzed')).toBeInTheDocument();
  });
});

describe('the other ways of a specimen', () => {
  it.each<[SampleState, string, Record<string, string>, string, object]>([
    ['collected', 'Hand over…', { 'Who takes it, or how it travels (optional)': 'Courier 2' }, 'Hand over', { move: 'send', body: { note: 'Courier 2' } }],
    ['in_testing', 'Store…', { 'Box or rack': 'Serum 14', 'Position (optional)': ' c7 ' }, 'Store', { move: 'store', body: { box: 'Serum 14', position: 'C7' } }],
    ['stored', 'Report lost…', { 'What happened': 'Not in the box' }, 'Report lost', { move: 'lose', body: { note: 'Not in the box' } }],
    ['stored', 'Dispose of…', { Reason: 'Kept for seven days' }, 'Dispose of it', { move: 'dispose', body: { note: 'Kept for seven days' } }],
  ])('%s: %s asks, and sends what was answered', async (status, act, answers, send, sent) => {
    const given = props({ sample: ready(aSample({ number: 6, status })) });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: act }));
    const dialog = within(screen.getByRole('dialog'));
    for (const [name, value] of Object.entries(answers)) await user.type(dialog.getByRole('textbox', { name }), value);
    await user.click(dialog.getByRole('button', { name: send }));
    expect(given.onMove).toHaveBeenCalledExactlyOnceWith({ sampleId: sample.id, version: aSample({ number: 6, status }).version, ...sent });
  });

  it.each([
    ['in_testing', 'Store…', 'Store', 'Box or rack', 'Enter the box or rack'],
    ['stored', 'Report lost…', 'Report lost', 'What happened', 'Say why'],
  ] as const)('%s: %s is not sent without its answer', async (status, act, send, field, error) => {
    const given = props({ sample: ready(aSample({ number: 6, status })) });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: act }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: send }));
    expect(dialog.getByRole('textbox', { name: field })).toHaveAccessibleDescription(error);
    expect(given.onMove).not.toHaveBeenCalled();
  });

  it('a refusal stands in the question it answers, and not in the next one', async () => {
    const given = props({ sample: ready(aSample({ number: 6, status: 'stored' })) });
    const { user, rerender } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Report lost…' }));
    await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'Gone');
    await user.click(screen.getByRole('button', { name: 'Report lost' }));
    rerender(<TrackingScreen {...given} moving={{ status: 'rejected', fieldErrors: {}, formError: 'sample_not_usable' }} />);
    expect(within(screen.getByRole('dialog')).getByText(/not in a state that allows this/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Dispose of…' }));
    expect(within(screen.getByRole('dialog')).queryByText(/not in a state that allows this/)).toBeNull();
  });
});

describe('the history', () => {
  it('tells every hand, oldest first, and shows an event it has no words for as it is', () => {
    const events = [
      { at: '2026-05-12T06:52:00Z', type: 'expected', by: 'Dara Roundsworth', note: '' },
      { at: '2026-05-12T07:10:00Z', type: 'centrifuged', by: 'Tessa Benchley', note: '10 minutes' },
    ];
    renderUi(<TrackingScreen {...props({ sample: ready(aSample({ number: 6, status: 'collected', events })) })} />);
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual(['Ordered12 May 2026, 06:52, Dara Roundsworth', 'centrifuged12 May 2026, 07:10, Tessa Benchley10 minutes']);
  });
});
