import type { PatientId } from '@alms/lis-domain/patients';
import { anAuditEvent, idOf } from '@alms/lis-domain/fixtures';
import { ready, type Resource } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AuditLogScreen, type AuditChain, type AuditLogScreenProps } from './index.ts';
import { auditLogArgs } from './audit-log.args.ts';

const show = (props: Partial<AuditLogScreenProps> = {}) =>
  renderUi(<AuditLogScreen {...auditLogArgs} {...props} />);
const whole: AuditChain = {
  intact: true,
  since: '2026-03-03T07:00:00Z',
  lines: 1482,
  broken_at: null,
  head: null,
  recomputed: { from: 1413, to: 1482 },
  whole: { ended_at: '2026-05-12T00:10:00Z', lines: 1412 },
  running: null,
};

describe('audit trail integrity', () => {
  it.each<[string, Resource<AuditChain>, string]>([
    ['is confirmed after a check', ready(whole), 'Record intact since 03 Mar 2026'],
    [
      'is confirmed without entries',
      ready({ ...whole, lines: 0, since: null, recomputed: null, whole: null }),
      'Record intact, no entries yet',
    ],
    [
      'is confirmed up to the last checked entry',
      ready({ ...whole, lines: 20_000 }),
      'Record checked up to entry 1,482 of 20,000',
    ],
    ['is unknown during a check', { status: 'loading' }, 'Checking the record'],
    [
      'is unknown when the check failed',
      { status: 'error', error: { kind: 'server' } },
      'Record not checked',
    ],
    [
      'is unknown after an outdated check',
      { status: 'ready', freshness: 'stale', data: whole },
      'Record not checked',
    ],
  ])('%s', (_state, chain, text) => {
    show({ chain });
    expect(screen.getByText(/^(Record|Checking)/)).toHaveTextContent(text);
  });

  it('shows an alert that names the event when the chain is broken', () => {
    show({ chain: ready({ ...whole, intact: false, broken_at: 613 }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Record broken at entry 613');
    expect(screen.queryByText(/^Record intact/)).not.toBeInTheDocument();
  });

  it.each<[string, Partial<AuditChain>, string]>([
    [
      'a previous and a current check',
      {},
      'Entries up to number 1,412 were last checked 12 May 2026, 00:10. Later ones, up to number 1,482, were checked just now. The whole record is checked daily and on request.',
    ],
    [
      'a previous check only',
      { lines: 1412, recomputed: null },
      'Entries up to number 1,412 were last checked 12 May 2026, 00:10. The whole record is checked daily and on request.',
    ],
    [
      'now alone',
      { whole: null, recomputed: { from: 1, to: 1482 } },
      'All entries up to number 1,482 were checked just now. The whole record is checked daily and on request.',
    ],
    [
      'in part',
      { lines: 20_000, running: { lines: 500 } },
      'Entries up to number 1,412 were last checked 12 May 2026, 00:10. Later ones, up to number 1,482, were checked just now. Entries after number 1,482 have not been checked yet. Checking the whole record: 500 of 20,000 entries.',
    ],
    [
      'with a break',
      {
        intact: false,
        broken_at: 613,
        recomputed: null,
        whole: { ended_at: '2026-05-12T00:10:00Z', lines: 612 },
      },
      'Entries up to number 612 were last checked 12 May 2026, 00:10. The whole record is checked daily and on request.',
    ],
  ])('states which events were checked and when: %s', (_when, part, text) => {
    show({ chain: ready({ ...whole, ...part }) });
    expect(screen.getByText(/^(All entries|Entries) up to/)).toHaveTextContent(text);
  });

  it('runs a requested full check, one at a time', async () => {
    const onCheck = vi.fn();
    const { user, unmount } = show({ onCheck });
    await user.click(screen.getByRole('button', { name: 'Check the whole record' }));
    expect(onCheck).toHaveBeenCalledOnce();
    unmount();
    show({ onCheck, chain: ready({ ...whole, running: { lines: 500 } }) });
    await user.click(screen.getByRole('button', { name: /Check the whole record/ }));
    expect(onCheck).toHaveBeenCalledOnce();
  });
});

describe('audit events', () => {
  it('show time, user, role, action and outcome', () => {
    show();
    const [, first, refused] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(
      '12 May 2026, 08:41Lamar OverviewLab managerVerifiedPotassium, 260512-0007ResultsDone',
    );
    expect(refused).toHaveTextContent('Access deniedAudit logsSecurityRefused');
  });

  it('identify actions of anonymous users', () => {
    show();
    expect(screen.getByRole('row', { name: /Failed sign-in/ })).toHaveTextContent('Not signed in');
  });

  it('open with each field before and after', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: '12 May 2026, 08:39' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Entry 5' }));
    expect(
      dialog
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['value_text414.1', 'flagHHN', 'criticaltruefalse']);
    expect(dialog.getByText('Typing error')).toBeVisible();
    await user.click(
      within(dialog.getByText('Entry 5').closest('dialog') as HTMLElement).getAllByRole('button', {
        name: 'Close',
      })[0] as HTMLElement,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('report when no field was changed', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: '12 May 2026, 08:40' }));
    expect(screen.getByText('No field changes recorded.')).toBeVisible();
  });

  it('load older pages', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore });
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('audit trail filters', () => {
  it('change one criterion at a time', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ onFilterChange });
    await user.selectOptions(screen.getByLabelText('Area'), 'security');
    expect(onFilterChange).toHaveBeenLastCalledWith({
      ...auditLogArgs.filter,
      category: 'security',
    });
    await user.selectOptions(screen.getByLabelText('Action'), 'login');
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...auditLogArgs.filter, action: 'login' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search entries' }), {
      target: { value: 'potassium' },
    });
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...auditLogArgs.filter, q: 'potassium' });
  });

  it('set the last days in one change', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ onFilterChange });
    await user.click(screen.getByRole('button', { name: /calendar/i }));
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    expect(onFilterChange).toHaveBeenLastCalledWith({
      ...auditLogArgs.filter,
      from: '2026-04-13',
      to: '2026-05-12',
    });
  });

  it.each([
    ['All entries by this person', 'actor_id'],
    ['All entries about this object', 'entity_id'],
    ['All entries about this patient', 'patient_id'],
  ] as const)(
    'apply a criterion from an event in place of the previous filter: %s',
    async (name, id) => {
      const onFilterChange = vi.fn();
      const event = anAuditEvent({
        actor: { user_id: 'person-1', name: 'Nadia Overview', role: 'nurse' },
        entity_id: 'record-1',
        patient_id: idOf<PatientId>('patient-1'),
      });
      const { user } = show({
        filter: { ...auditLogArgs.filter, action: 'login' },
        events: ready({ items: [event], nextCursor: null }),
        onFilterChange,
      });
      await user.click(screen.getByRole('button', { name: /May 2026/ }));
      await user.click(screen.getByRole('button', { name }));
      expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({
        ...auditLogArgs.filter,
        [id]: { actor_id: 'person-1', entity_id: 'record-1', patient_id: 'patient-1' }[id],
      });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('name the filtered person and clear the filter', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({
      filter: { ...auditLogArgs.filter, actor_id: 'person-1' },
      onFilterChange,
    });
    await user.click(screen.getByRole('button', { name: /Remove.*Lamar Overview/ }));
    expect(onFilterChange).toHaveBeenCalledWith(auditLogArgs.filter);
  });

  it('clear all criteria but keep the days', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({
      filter: { ...auditLogArgs.filter, category: 'security', action: 'login' },
      onFilterChange,
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onFilterChange).toHaveBeenCalledWith(auditLogArgs.filter);
  });
});

describe('audit trail export', () => {
  it('is requested by its button', async () => {
    const onExport = vi.fn();
    const { user } = show({ onExport });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(onExport).toHaveBeenCalledOnce();
  });

  it('explains how to narrow an export that is too large', () => {
    show({ exporting: { status: 'rejected', fieldErrors: {}, formError: 'invalid' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'More than 20,000 entries match. Select a shorter period, then export again.',
    );
  });
});
