import { aSample, fixtureId } from '@alms/lis-domain/fixtures';
import type { Rejection, Sample } from '@alms/lis-domain/samples';
import type { Submission } from '@alms/ui/resource';
import { renderUi, scan } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ScanBar, type ScanBarProps } from './scan-bar.tsx';
import type { ScanOutcome } from './use-scan-run.ts';

const done: Submission = { status: 'done' };
const refused = (formError: string): Submission => ({
  status: 'rejected',
  fieldErrors: {},
  formError,
});

const specimen = (code: string, status: Sample['status'] = 'received') =>
  aSample({
    number: Number(code.slice(-1)),
    id: fixtureId('sample', Number(code.slice(-1))),
    accession_number: code,
    status,
  });
const [A, B, C, UNKNOWN] = [1, 2, 3, 9].map((number) => `260512-000${number}`) as [
  string,
  string,
  string,
  string,
];

function show(rest: Partial<ScanBarProps> = {}) {
  const onPlay = vi.fn();
  const onValueChange = vi.fn();
  const props = {
    mayReceive: true,
    onScan: vi.fn<ScanBarProps['onScan']>(async ({ accession }) =>
      accession === UNKNOWN
        ? { submission: refused('not_found') }
        : { submission: done, sample: specimen(accession) },
    ),
    onUndo: vi.fn<NonNullable<ScanBarProps['onUndo']>>(async (sample) => ({
      submission: done,
      sample: { ...sample, status: 'collected' },
    })),
    onReject: vi.fn<NonNullable<ScanBarProps['onReject']>>(async (samples) => ({
      submission: done,
      items: samples.map((sample) => outcome(sample)),
    })),
    sound: { value: 'errors' as const, onValueChange, onPlay },
  } satisfies ScanBarProps;
  return { props, ...renderUi(<ScanBar {...props} {...rest} />) };
}

const outcome = ({ id, accession_number }: Sample, code: string | null = null): Rejection => ({
  id,
  accession_number,
  rejected: code === null,
  code,
});

const run = () => within(screen.getByRole('region', { name: 'Scanned since the page was opened' }));
const lines = () =>
  run()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });
const alert = () => screen.getByRole('alert');
const field = () => screen.getByRole('textbox', { name: 'Accession number' });

/** Receives specimens and waits for each. */
async function received(...codes: string[]) {
  for (const code of codes) {
    scan(code);
    await waitFor(() => expect(lines()[0]).toContain('Undo'));
  }
}

describe('a specimen that is too old at receipt', () => {
  const needs = { ...specimen(A).needs, stability: [{ test: 'Potassium', hours: 6 }] };
  it.each([
    ['2026-05-12T00:02:00Z', /Too old for Potassium \(\d+ h, limit 6 h\)/],
    [null, /Too old for Potassium \(collection time unknown, limit 6 h\)/],
  ])('is received with a warning and an error sound (collected %s)', async (collected_at, text) => {
    const { props, user } = show({
      onScan: async () => ({ submission: done, sample: { ...specimen(A), needs, collected_at } }),
    });
    await user.type(screen.getByRole('textbox'), `${A}{Enter}`);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(props.sound.onPlay).toHaveBeenLastCalledWith('error');
  });
});

describe('undoing a receipt from the running list', () => {
  it('keeps the line, lowers the count and returns the focus to the field', async () => {
    const { props, user } = show();
    await received(A, B);
    await user.click(await button(`Undo receipt of ${A}`));
    expect(props.onUndo).toHaveBeenCalledExactlyOnceWith(specimen(A));
    expect(run().getByText('1 received')).toBeVisible();
    expect(lines()[1]).toContain('Receipt undone');
    expect(screen.queryByRole('button', { name: `Undo receipt of ${A}` })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(`Receipt of ${A} undone`);
    expect(field()).toHaveFocus();
  });

  it.each<[string, Submission, RegExp]>([
    ['too late', refused('receipt_undo_expired'), /a receipt can be undone for 15 minutes/],
    ['of another user', refused('receipt_by_other_user'), /another user received it/],
    ['changed since', refused('version_stale'), /it was updated after its receipt/],
    ['in use', refused('sample_not_usable'), /not in a state that allows this/],
    ['offline', { status: 'failed', error: { kind: 'offline' } }, /No connection/],
  ])('%s, keeps the specimen received, with the reason', async (_, submission, reason) => {
    const { props, user } = show({ onUndo: async () => ({ submission }) });
    await received(A);
    await user.click(await button(`Undo receipt of ${A}`));
    expect(run().getByText('1 received')).toBeVisible();
    expect(run().getByText(reason)).toBeVisible();
    expect(alert().textContent).toMatch(reason);
    expect(props.sound.onPlay).toHaveBeenCalledExactlyOnceWith('error');
  });

  it('is not offered without permission', async () => {
    show({ onUndo: undefined });
    scan(A);
    expect(await screen.findByText('1 received')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });
});

describe('scan sounds', () => {
  it.each([
    ['off', []],
    ['errors', ['error']],
    ['all', ['success', 'error']],
  ] as const)('with the choice "%s" are %j', async (value, tones) => {
    const onPlay = vi.fn();
    show({ sound: { value, onValueChange: vi.fn(), onPlay } });
    await received(A);
    scan(UNKNOWN);
    expect(await screen.findByText('1 not received')).toBeVisible();
    expect(onPlay.mock.calls.flat()).toEqual(tones);
  });

  it('are chosen by the user, with the current choice in the name', async () => {
    const { props, user } = show();
    await user.click(await button('Sound on scan: On errors'));
    await user.click(screen.getByRole('menuitem', { name: 'On every scan' }));
    expect(props.sound.onValueChange).toHaveBeenCalledExactlyOnceWith('all');
  });

  it('are never the only sign of an error', async () => {
    show({ sound: undefined });
    scan(UNKNOWN);
    await waitFor(() => expect(alert()).toHaveTextContent(`${UNKNOWN}: no specimen has this`));
    expect(screen.queryByRole('button', { name: /Sound/ })).toBeNull();
  });
});

describe('rejecting several specimens', () => {
  const rejectMode = async (user: ReturnType<typeof show>['user']) =>
    user.click(screen.getByRole('radio', { name: 'Reject' }));
  const dialog = () => within(screen.getByRole('dialog'));
  async function confirm(user: ReturnType<typeof show>['user'], count: string) {
    await user.click(await button(`Reject ${count}…`));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.click(dialog().getByRole('button', { name: `Reject ${count}` }));
  }

  it('selects lines of the running list', async () => {
    const { props, user } = show();
    await received(A, B, C);
    await user.click(screen.getByRole('checkbox', { name: `Select ${A}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${C}` }));
    await confirm(user, '2 specimens');
    expect(props.onReject).toHaveBeenCalledExactlyOnceWith([specimen(C), specimen(A)], {
      code: 'RH',
      note: '',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(run().getByText('1 received')).toBeVisible();
    expect(run().getByText('2 rejected')).toBeVisible();
    expect(run().getAllByText('Rejected: Hemolyzed')).toHaveLength(2);
    expect(field()).toHaveFocus();
  });

  it('selects scanned specimens without changing them, each once', async () => {
    const { props, user } = show();
    await received(A);
    await rejectMode(user);
    for (const code of [A, B, B]) scan(code);
    expect(await button('Reject 2 specimens…')).toBeVisible();
    expect(props.onScan.mock.calls.slice(1).map(([{ intent }]) => intent)).toEqual([
      'reject',
      'reject',
      'reject',
    ]);
    expect(lines()).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: `Select ${B}` })).toBeChecked();
    await user.click(await button('Clear selection'));
    expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
    expect(run().getByText('1 received')).toBeVisible();
  });

  it('refuses a scanned specimen that cannot be rejected, and an unknown one', async () => {
    const onScan = async ({ accession }: { accession: string }): Promise<ScanOutcome> =>
      accession === UNKNOWN
        ? { submission: refused('not_found') }
        : { submission: done, sample: specimen(accession, 'stored') };
    const { props, user } = show({ onScan });
    await rejectMode(user);
    scan(A);
    scan(UNKNOWN);
    expect(await screen.findByText('2 not selected')).toBeVisible();
    expect(props.sound.onPlay.mock.calls).toEqual([['error'], ['error']]);
    expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
  });

  it('keeps refused specimens selected, each with its reason', async () => {
    const { user } = show({
      onReject: async (samples) => ({
        submission: done,
        items: samples.map((sample) =>
          outcome(sample, sample.accession_number === A ? 'version_stale' : null),
        ),
      }),
    });
    await rejectMode(user);
    scan(A);
    scan(B);
    await confirm(user, '2 specimens');
    await waitFor(() => expect(alert()).toHaveTextContent('1 rejected, 1 not rejected'));
    expect(lines()).toEqual([
      expect.stringContaining('Rejected: Hemolyzed'),
      expect.stringContaining('updated since it was scanned'),
    ]);
    expect(await button('Reject 1 specimen…')).toBeVisible();
  });

  it('keeps the dialog, its entries and the selection when the request fails', async () => {
    const { user } = show({
      onReject: async () => ({
        submission: { status: 'failed', error: { kind: 'offline' } },
        items: [],
      }),
    });
    await rejectMode(user);
    scan(A);
    await confirm(user, '1 specimen');
    expect(await dialog().findByText(/No connection/)).toBeVisible();
    expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveValue('RH');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(await button('Reject 1 specimen…')).toBeVisible();
  });

  it('requires a reason', async () => {
    const { props, user } = show();
    await rejectMode(user);
    scan(A);
    await user.click(await button('Reject 1 specimen…'));
    await user.click(dialog().getByRole('button', { name: 'Reject 1 specimen' }));
    expect(props.onReject).not.toHaveBeenCalled();
    expect(dialog().getByRole('combobox', { name: 'Reason' })).toBeInvalid();
  });

  it('is not offered without permission', async () => {
    show({ onReject: undefined });
    await received(A);
    expect(screen.queryByRole('radio', { name: 'Reject' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a scan without a connection', () => {
  it('can be repeated from its line, with its condition', async () => {
    const answers: ScanOutcome[] = [
      { submission: { status: 'failed', error: { kind: 'offline' } } },
      { submission: done, sample: specimen(A) },
    ];
    const onScan = vi.fn<ScanBarProps['onScan']>(
      async () => answers.shift() ?? { submission: done },
    );
    const { user } = show({ onScan });
    await user.click(await button('Condition…'));
    await user.click(screen.getByRole('checkbox', { name: 'Hemolyzed' }));
    scan(A);
    await user.click(await button(`Try again: ${A}`));
    expect(await screen.findByText('1 received')).toBeVisible();
    expect(lines()).toHaveLength(1);
    expect(onScan.mock.calls.map(([scanned]) => scanned)).toEqual([
      { accession: A, intent: 'receive', condition: { codes: ['HEM'], note: '' } },
      { accession: A, intent: 'receive', condition: { codes: ['HEM'], note: '' } },
    ]);
  });
});
