import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MessagesPanel, type MessagesPanelProps } from './index.ts';
import { aContent, messagesArgs, someMessages } from './messages.args.ts';

const show = (props: Partial<MessagesPanelProps> = {}) =>
  renderUi(<MessagesPanel {...messagesArgs} {...props} />);
const dialog = () => within(screen.getByRole('dialog'));
const open = async ({ user }: ReturnType<typeof show>, order: string) =>
  user.click(screen.getByText(order));

it('shows the status of each message, and the count per status', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Messages' }));
  for (const sentence of [
    'Not sent yet',
    /^Sent 2 times without an answer/,
    'connect ECONNREFUSED 10.0.0.5:2575',
    'AE Unknown patient',
    /^Skipped by Ada Sample/,
    'Ward notified by telephone',
  ])
    expect(table.getByText(sentence)).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    'Pending 2',
    'Accepted 1,842',
    'Rejected 1',
    'Skipped 1',
  ]);
});

it('shows no count when it is unknown', () => {
  show({ summary: loading });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    'Pending',
    'Accepted',
    'Rejected',
    'Skipped',
  ]);
});

it('filters by status on request', async () => {
  const onStateChange = vi.fn<MessagesPanelProps['onStateChange']>();
  const { user } = show({ onStateChange, state: 'waiting' });
  await user.click(screen.getByRole('radio', { name: /^Rejected/ }));
  await user.click(screen.getByRole('radio', { name: /^All/ }));
  expect(onStateChange.mock.calls).toEqual([['refused'], [undefined]]);
});

it('loads message content only on request, and discards it with the dialog', async () => {
  const onRead = vi.fn<MessagesPanelProps['onRead']>();
  const shown = show({ onRead });
  await open(shown, 'ORD-20260512-0004');
  expect(onRead).not.toHaveBeenCalled();
  await shown.user.click(dialog().getByRole('button', { name: 'Show content' }));
  expect(onRead).toHaveBeenLastCalledWith(someMessages[1]?.id);
  shown.rerender(
    <MessagesPanel {...messagesArgs} onRead={onRead} content={ready(aContent, FIXTURE_NOW)} />,
  );
  expect(dialog().getByRole('region', { name: 'Content' })).toHaveTextContent('PID|1||MRN-0004');
  await shown.user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(onRead).toHaveBeenLastCalledWith(null);
});

describe('outgoing message', () => {
  it.each([
    ['ORD-20260512-0004', ['Send now', 'Skip…']],
    ['ORD-20260512-0003', ['Resend', 'Skip…']],
    ['ORD-20260512-0002', []],
    ['ORD-20260511-0031', ['Resend']],
  ])('for order %s offers %j', async (order, actions) => {
    await open(show(), order);
    expect(
      dialog()
        .queryAllByRole('button', { name: /^(Send now|Resend|Skip)/ })
        .map(({ textContent }) => textContent),
    ).toEqual(actions);
  });

  it('offers no actions on stale data', async () => {
    await open(
      show({
        messages: { status: 'ready', data: someMessages, freshness: 'stale', asOf: FIXTURE_NOW },
      }),
      'ORD-20260512-0004',
    );
    expect(
      dialog().queryByRole('button', { name: /^(Send now|Resend|Skip)/ }),
    ).not.toBeInTheDocument();
  });

  it('is cancelled only with a reason', async () => {
    const onGiveUp = vi.fn<MessagesPanelProps['onGiveUp']>(() =>
      Promise.resolve<Submission>({ status: 'done' }),
    );
    const shown = show({ onGiveUp });
    await open(shown, 'ORD-20260512-0003');
    await shown.user.click(dialog().getByRole('button', { name: 'Skip…' }));
    await shown.user.click(dialog().getByRole('button', { name: 'Skip' }));
    expect(dialog().getByText('Enter a reason')).toBeInTheDocument();
    expect(onGiveUp).not.toHaveBeenCalled();
    await shown.user.type(
      dialog().getByRole('textbox', { name: /^Reason/ }),
      ' Notified by telephone ',
    );
    await shown.user.click(dialog().getByRole('button', { name: 'Skip' }));
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith({
      id: someMessages[2]?.id,
      reason: 'Notified by telephone',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [
      'message_superseded',
      'The other system has already accepted later versions of these results.',
    ],
    ['conflict', 'This message was updated. The latest version is shown.'],
  ])('that cannot be sent (%s) shows the reason', async (formError, sentence) => {
    const shown = show({
      onSend: () => Promise.resolve({ status: 'rejected', fieldErrors: {}, formError }),
    });
    await open(shown, 'ORD-20260512-0003');
    await shown.user.click(dialog().getByRole('button', { name: 'Resend' }));
    expect(dialog().getByRole('alert')).toHaveTextContent(sentence);
  });
});

it('reports queued messages without a receiving system', () => {
  show({
    summary: ready(
      { counts: { waiting: 2, sent: 0, refused: 0, given_up: 0 }, has_peer: false },
      FIXTURE_NOW,
    ),
  });
  expect(screen.getByText('Sending is disabled')).toBeInTheDocument();
});
