import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consentsArgs } from './consents.args.ts';
import { ConsentsCard, type ConsentsCardProps } from './index.ts';

const show = (props: Partial<ConsentsCardProps> = {}) =>
  renderUi(<ConsentsCard {...consentsArgs} {...props} />);
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('ConsentsCard', () => {
  it('distinguishes given, refused and unanswered consents', () => {
    show();
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => /Granted|Declined|Not asked/.exec(item.textContent)?.[0]),
    ).toEqual(['Granted', 'Declined', 'Not asked', 'Not asked']);
  });

  it('offers the other answers to each question', async () => {
    const onRecord = vi.fn();
    const { user } = show({ onRecord });
    expect(buttons()).toEqual([
      'Withdraw: Portal account',
      'Grant: Emails',
      'Grant: Text messages',
      'Decline: Text messages',
      'Grant: Research',
      'Decline: Research',
    ]);
    await user.click(screen.getByRole('button', { name: 'Grant: Emails' }));
    expect(onRecord).toHaveBeenCalledExactlyOnceWith({ kind: 'email', granted: true });
  });

  it('reserves the portal account consent for staff, and is read-only without permission', () => {
    const { unmount } = show({ viewer: 'patient' });
    expect(screen.queryByText('Portal account')).toBeNull();
    expect(buttons()[0]).toBe('I agree: Emails');
    unmount();
    show({ onRecord: undefined });
    expect(buttons()).toEqual([]);
  });

  it('explains why an answer was not recorded', () => {
    show({ recording: { status: 'rejected', fieldErrors: {}, formError: 'account_open' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Disable the patient’s portal account first',
    );
  });
});
