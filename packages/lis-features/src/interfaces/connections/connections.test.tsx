import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionsArgs, NEW_TOKEN } from './connections.args.ts';
import { ConnectionsPanel } from './index.ts';

const show = (props: Partial<Parameters<typeof ConnectionsPanel>[0]> = {}) =>
  renderUi(<ConnectionsPanel {...connectionsArgs} {...props} />);

async function make(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByRole('button', { name: 'New access token' }));
  await user.type(screen.getByLabelText('System'), 'Ward system');
  await user.click(screen.getByLabelText('Read patients'));
  await user.type(screen.getByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
}

it('shows a new token until the user confirms saving it, and never again', async () => {
  const { user } = show();
  await make(user);
  expect(await screen.findByText(NEW_TOKEN)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(NEW_TOKEN)).toBeNull();
});

it('keeps the entries when creating a token fails', async () => {
  const { user, rerender } = show({ onCreate: async () => undefined });
  await make(user);
  rerender(
    <ConnectionsPanel
      {...connectionsArgs}
      submission={{ status: 'rejected', fieldErrors: {}, formError: 'password_refused' }}
    />,
  );
  expect(screen.getByText('The password is incorrect')).toBeInTheDocument();
  expect(screen.getByLabelText('System')).toHaveValue('Ward system');
});

it('asks for the assigning authority of a system that sends patients', async () => {
  const onCreate = vi.fn<typeof connectionsArgs.onCreate>(async () => NEW_TOKEN);
  const { user } = show({ onCreate });
  await user.click(screen.getByRole('button', { name: 'New access token' }));
  expect(screen.queryByLabelText('Assigning authority')).toBeNull();
  await user.type(screen.getByLabelText('System'), 'Clinic');
  await user.click(screen.getByLabelText('Send patients as HL7 messages'));
  await user.type(screen.getByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(screen.getByLabelText('Assigning authority')).toHaveAccessibleDescription(
    /Enter the assigning authority of the patient numbers/,
  );
  expect(onCreate).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Assigning authority'), ' HIS ');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(onCreate).toHaveBeenCalledExactlyOnceWith({
    name: 'Clinic',
    scopes: ['hl7.patients'],
    patient_authority: 'HIS',
    valid_days: 90,
    password: 'secret',
  });
});

it('shows the assigning authority of a token that sends patients', () => {
  show();
  expect(screen.getByText('Assigning authority: Clinic record system')).toBeInTheDocument();
});

it('revokes an active token after confirmation', async () => {
  const onRevoke = vi.fn<typeof connectionsArgs.onRevoke>(async () => ({
    status: 'rejected',
    fieldErrors: {},
    formError: 'conflict',
  }));
  const { user } = show({ onRevoke });
  expect(
    screen
      .getAllByRole('button', { name: /^Revoke/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Revoke the token of Ward system', 'Revoke the token of Order entry of the clinic']);
  await user.click(screen.getByRole('button', { name: 'Revoke the token of Ward system' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(onRevoke).toHaveBeenCalledOnce();
  expect(dialog.getByText('Another user has already revoked this token.')).toBeInTheDocument();
});

it('offers no revocation on stale data', () => {
  const { tokens } = connectionsArgs;
  if (tokens.status !== 'ready') throw new Error('The sample tokens are not ready.');
  show({ tokens: { ...tokens, freshness: 'stale' } });
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});
