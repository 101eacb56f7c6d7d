import { aSample } from '@alms/lis-domain/fixtures';
import type { SampleState } from '@alms/lis-domain/samples';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TrackingScreen, type TrackingScreenProps } from './index.js';

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
    onReceive: vi.fn(),
    receipt: idle,
    onReject: vi.fn(),
    rejection: idle,
    ...rest,
  };
}

const field = () => screen.getByRole('textbox', { name: 'Accession number' });

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
    const given = props({ onReceive: undefined });
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
  it.each<[SampleState, boolean, boolean]>([
    ['expected', false, false],
    ['collected', true, true],
    ['in_transit', true, true],
    ['received', false, true],
    ['in_testing', false, false],
    ['rejected', false, false],
    ['disposed', false, false],
  ])('%s: received %s, rejected %s', (status, receivable, rejectable) => {
    renderUi(<TrackingScreen {...props({ sample: ready(aSample({ number: 6, status })) })} />);
    expect(screen.queryAllByRole('button', { name: 'Receive' })).toHaveLength(Number(receivable));
    expect(screen.queryAllByRole('button', { name: 'Reject…' })).toHaveLength(Number(rejectable));
  });

  it('is not offered to somebody who may not', () => {
    renderUi(<TrackingScreen {...props({ onReceive: undefined, onReject: undefined })} />);
    expect(screen.queryByRole('button', { name: /Receive|Reject/ })).toBeNull();
  });

  it('is received with the version that was read', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    expect(given.onReceive).toHaveBeenCalledExactlyOnceWith({ sampleId: sample.id, version: sample.version });
  });
});

describe('rejecting', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: `Reject ${sample.accession_number}?` }));

  it('needs a reason, which nobody has chosen beforehand', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.onReject).not.toHaveBeenCalled();
    expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Choose a reason');
  });

  it('sends the code whose words were chosen', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.type(dialog().getByRole('textbox', { name: 'Note (optional)' }), 'Bright red');
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.onReject).toHaveBeenCalledExactlyOnceWith({ sampleId: sample.id, version: sample.version, code: 'RH', note: 'Bright red' });
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
