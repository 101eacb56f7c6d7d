import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IncomingPanel, type IncomingPanelProps } from './index.ts';
import {
  contradicting,
  contradictingText,
  incomingArgs,
  someIncoming,
  someText,
} from './incoming.args.ts';

const show = (props: Partial<IncomingPanelProps> = {}) =>
  renderUi(<IncomingPanel {...incomingArgs} {...props} />);
const dialog = () => within(screen.getByRole('dialog'));
const open = async ({ user }: ReturnType<typeof show>, control: string) =>
  user.click(screen.getByText(control));
const labels = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('shows sender, type, answer and reason of each message, and the count per status', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Incoming messages' }));
  for (const sentence of [
    'Order ORD-20260512-0006',
    'Results staged for import',
    'AE OBR-4 identifies no orderable test: TROP',
    /^Received 3 times, last/,
    /^Dismissed by Ada Sample/,
    'Chemistry line',
    'C-9000',
    'Patient MRN-0004',
    'ORU^R01',
  ])
    expect(table.getByText(sentence)).toBeInTheDocument();
  expect(labels()).toEqual(['All', 'Received 1', 'Accepted 1,842', 'Rejected 3', 'Dismissed 1']);
});

it('shows no count when it is unknown', () => {
  show({ counts: loading });
  expect(labels()).toEqual(['All', 'Received', 'Accepted', 'Rejected', 'Dismissed']);
});

it('filters by status and text on request', async () => {
  const onFilterChange = vi.fn<IncomingPanelProps['onFilterChange']>();
  const { user } = show({ onFilterChange, filter: { state: 'accepted', query: 'HI' } });
  await user.click(screen.getByRole('radio', { name: /^Rejected/ }));
  await user.click(screen.getByRole('radio', { name: /^All/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'S');
  expect(onFilterChange.mock.calls).toEqual([
    [{ state: 'refused', query: 'HI' }],
    [{ state: undefined, query: 'HI' }],
    [{ state: 'accepted', query: 'HIS' }],
  ]);
});

describe('incoming message', () => {
  it('loads its text only on request, and discards it with the dialog', async () => {
    const onRead = vi.fn<IncomingPanelProps['onRead']>();
    const shown = show({ onRead });
    await open(shown, '20260512-000417');
    expect(onRead).not.toHaveBeenCalled();
    await shown.user.click(dialog().getByRole('button', { name: 'Show text' }));
    expect(onRead).toHaveBeenLastCalledWith(someIncoming[0]?.id);
    shown.rerender(
      <IncomingPanel {...incomingArgs} onRead={onRead} content={ready(someText, FIXTURE_NOW)} />,
    );
    expect(dialog().getByRole('region', { name: 'Text' })).toHaveTextContent('PID|1||MRN-0004');
    await shown.user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(onRead).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['20260512-000416', 'ORD-20260512-0006', `#order-${someIncoming[1]?.order_id}`],
    ['88213', 'Results staged for import', `#import-${someIncoming[2]?.batch_id}`],
    ['20260512-000401', 'MRN-0004', `#patient-${someIncoming[3]?.patient?.id}`],
  ])('%s links to what it made, if its user has access', async (control, name, href) => {
    const linked = show();
    await open(linked, control);
    expect(dialog().getByRole('link', { name })).toHaveAttribute('href', href);
    linked.rerender(
      <IncomingPanel
        {...incomingArgs}
        orderHref={undefined}
        importHref={undefined}
        patientHref={undefined}
      />,
    );
    expect(dialog().queryByRole('link')).not.toBeInTheDocument();
    expect(dialog().getByText(name)).toBeInTheDocument();
  });

  it.each([
    ['20260512-000417', ['Show text', 'Retry', 'Dismiss…']],
    ['20260512-000416', ['Show text']],
    ['20260511-000090', ['Dismiss…']],
    ['20260511-000031', ['Show text', 'Retry']],
  ])('%s offers %j', async (control, actions) => {
    await open(show(), control);
    expect(
      dialog()
        .queryAllByRole('button', { name: /^(Show|Retry|Dismiss)/ })
        .map(({ textContent }) => textContent),
    ).toEqual(actions);
  });

  it('explains a missing text', async () => {
    await open(show(), '20260511-000090');
    expect(dialog().getByText(/^The text is not available/)).toBeInTheDocument();
  });

  it('offers no actions on stale data', async () => {
    await open(
      show({
        messages: { status: 'ready', data: someIncoming, freshness: 'stale', asOf: FIXTURE_NOW },
      }),
      '20260512-000417',
    );
    expect(dialog().queryByRole('button', { name: /^(Retry|Dismiss)/ })).not.toBeInTheDocument();
  });

  it('about a patient is applied only with both sides shown, and a reason', async () => {
    const onConfirm = vi.fn<IncomingPanelProps['onConfirm']>(async () => ({ status: 'done' }));
    const messages = ready([contradicting], FIXTURE_NOW);
    const shown = show({ messages, onConfirm });
    await open(shown, contradicting.control_id);
    expect(dialog().queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Show message and records' })).toBeVisible();
    shown.rerender(
      <IncomingPanel
        {...incomingArgs}
        messages={messages}
        onConfirm={onConfirm}
        content={ready(contradictingText, FIXTURE_NOW)}
      />,
    );
    const rows = within(dialog().getByRole('table', { name: 'Message and records' }))
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(rows).toEqual([
      ['Field', 'Message', 'Record: MRN-0004'],
      ['Name', 'Testwell, Ada', 'Testwell, Ada'],
      ['Date of birth', '30 Nov 1957', '03 Nov 1957Differs'],
      ['Sex', 'Female', 'Female'],
      ['Numbers', '4711 (HIS)', '4711 (HIS)'],
      ['Phone', 'Not sent', '+47 22 12 34 56'],
      ['Deceased', 'Not sent', 'No'],
    ]);
    await shown.user.click(dialog().getByRole('button', { name: 'Apply the message…' }));
    await shown.user.click(dialog().getByRole('button', { name: 'Apply the message' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await shown.user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Passport seen');
    await shown.user.click(dialog().getByRole('button', { name: 'Apply the message' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
      id: contradicting.id,
      reason: 'Passport seen',
    });
  });

  it('is dismissed only with a reason', async () => {
    const onDismiss = vi.fn<IncomingPanelProps['onDismiss']>(() =>
      Promise.resolve<Submission>({ status: 'done' }),
    );
    const shown = show({ onDismiss });
    await open(shown, '20260512-000417');
    await shown.user.click(dialog().getByRole('button', { name: 'Dismiss…' }));
    await shown.user.click(dialog().getByRole('button', { name: 'Dismiss' }));
    expect(dialog().getByText('Enter a reason')).toBeInTheDocument();
    expect(onDismiss).not.toHaveBeenCalled();
    await shown.user.type(dialog().getByRole('textbox', { name: /^Reason/ }), ' On paper ');
    await shown.user.click(dialog().getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({
      id: someIncoming[0]?.id,
      reason: 'On paper',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['refused_again', 'The message was rejected again.'],
    ['connection_inactive', 'The access token of this system is expired'],
    ['conflict', 'This message was updated. The latest version is shown.'],
  ])('that cannot be processed (%s) stays open with the reason', async (formError, sentence) => {
    const shown = show({
      onProcess: () => Promise.resolve({ status: 'rejected', fieldErrors: {}, formError }),
    });
    await open(shown, '20260512-000417');
    await shown.user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(dialog().getByRole('alert')).toHaveTextContent(sentence);
  });
});
