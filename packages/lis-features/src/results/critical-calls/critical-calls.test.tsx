import { aWard } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsArgs, closedCalls, openCalls } from './critical-calls.args.ts';
import { CriticalCallsDialog } from './index.ts';

const [, potassium] = openCalls;

async function recording(rest: Partial<typeof callsArgs> = {}) {
  const given = { ...callsArgs, onRecord: vi.fn(), ...rest };
  const rendered = renderUi(<CriticalCallsDialog {...given} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Record notification: Potassium' }));
  return {
    ...rendered,
    given,
    form: within(screen.getByRole('form', { name: 'Record notification: Potassium' })),
  };
}

describe('critical results awaiting notification', () => {
  it('show the waiting time, the attempts and the escalation to lab managers', () => {
    renderUi(<CriticalCallsDialog {...callsArgs} />);
    const items = screen
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.getAttribute('aria-label') !== 'Attempts');
    const [late, waiting] = items.map(({ textContent }) => textContent);
    expect(late).toMatch(/Overdue by 11 minutes/);
    expect(late).toMatch(/Escalated to lab managers/);
    expect(late).toMatch(/was not reached · Line engaged/);
    expect(late).toMatch(/Nurse Ida Wardley, Ward 4 was notified but did not read it back/);
    expect(waiting).toMatch(/Due in 18 minutes/);
  });

  it('name the ward with its phone number', () => {
    const ward = { id: aWard().id, name: 'Ward 3B', phone: '+1 555 0103' };
    const calls = ready(openCalls.map((call) => ({ ...call, ward })));
    renderUi(<CriticalCallsDialog {...callsArgs} calls={calls} />);
    expect(screen.getAllByText(/ · Ward 3B \+1 555 0103 · /)).toHaveLength(openCalls.length);
  });

  it('are reported as none only when the list is known to be empty', () => {
    renderUi(
      <CriticalCallsDialog {...callsArgs} calls={{ status: 'empty', reason: 'none-yet' }} />,
    );
    expect(screen.getByText('No critical results awaiting notification')).toBeInTheDocument();
  });
});

describe('closed critical result notifications', () => {
  it('show who acknowledged, when, and the value read back, without an action', () => {
    renderUi(<CriticalCallsDialog {...callsArgs} view="closed" calls={ready(closedCalls)} />);
    const text = screen.getByRole('tabpanel').textContent;
    expect(text).toMatch(
      /Lind.*Acknowledged in the inbox · Value read back: 6\.8|08:38.*Acknowledged in the inbox · Value read back: 6\.8/,
    );
    expect(text).toContain('Withdrawn: value replaced');
    expect(text).not.toMatch(/Overdue|Due in/);
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  });

  it('are listed on request', async () => {
    const onViewChange = vi.fn();
    const { user } = renderUi(<CriticalCallsDialog {...callsArgs} onViewChange={onViewChange} />);
    await user.click(screen.getByRole('tab', { name: 'Closed' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith('closed');
  });
});

describe('recording a notification attempt', () => {
  it('focuses its first field, and returns focus to its button', async () => {
    const { user, form } = await recording();
    expect(form.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Record notification: Potassium' })).toHaveFocus();
  });

  it.each([
    [
      'the next open notification',
      openCalls.filter((call) => call !== potassium),
      () => screen.getAllByRole('button', { name: /^Record notification/ })[0],
    ],
    [
      'the close button after the last one',
      [],
      () => screen.getAllByRole('button', { name: 'Close' }).at(-1),
    ],
  ])('moves focus after completion to %s', async (_, rest, next) => {
    const { rerender, given, form } = await recording();
    form.getByRole('button', { name: 'Record' }).focus();
    rerender(
      <CriticalCallsDialog
        {...given}
        calls={rest.length === 0 ? { status: 'empty', reason: 'none-yet' } : ready(rest)}
        recording={{ status: 'done' }}
      />,
    );
    expect(next()).toHaveFocus();
  });

  it('sends the recipient and the read-back value against the loaded version', async () => {
    const { user, given, form } = await recording();
    await user.type(form.getByRole('textbox', { name: /Role or ward/ }), 'Ward 4');
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Outcome' }),
      'Notified, read-back confirmed',
    );
    await user.type(form.getByRole('textbox', { name: 'Value read back' }), '6.80');
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(given.onRecord).toHaveBeenCalledExactlyOnceWith({
      id: potassium?.id,
      version: 1,
      recipient_name: potassium?.ordered_by,
      recipient_role: 'Ward 4',
      channel: 'phone',
      outcome: 'confirmed',
      read_back: '6.80',
      note: '',
    });
  });

  it.each([
    ['the read-back is missing', '', 'Enter the value read back'],
    ['the read-back does not match', '8.6', /Read-back does not match the result/],
  ])('is not completed when %s', async (_, readBack, fault) => {
    const { user, given, form } = await recording();
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Outcome' }),
      'Notified, read-back confirmed',
    );
    if (readBack !== '')
      await user.type(form.getByRole('textbox', { name: 'Value read back' }), readBack);
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(form.getAllByText(fault)).not.toHaveLength(0);
    expect(given.onRecord).not.toHaveBeenCalled();
  });

  it('requires no value when the recipient was not reached', async () => {
    const { user, given, form } = await recording();
    await user.selectOptions(form.getByRole('combobox', { name: 'Outcome' }), 'Not reached');
    expect(form.queryByRole('textbox', { name: 'Value read back' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(given.onRecord).toHaveBeenCalledExactlyOnceWith(
      expect.not.objectContaining({ read_back: expect.anything() as unknown }),
    );
  });

  it('keeps the entries after a concurrent change, and closes once recorded', async () => {
    const { rerender, given, form } = await recording();
    rerender(
      <CriticalCallsDialog
        {...given}
        recording={{ status: 'rejected', formError: 'version_stale', fieldErrors: {} }}
      />,
    );
    expect(form.getByRole('alert')).toHaveTextContent('Another user recorded an attempt');
    rerender(<CriticalCallsDialog {...given} recording={{ status: 'done' }} />);
    expect(screen.queryByRole('form')).toBeNull();
  });
});
