import { anAuditEvent, aUser, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { AuditLogScreenProps } from './audit-log-screen.tsx';

/**
 * Creates an event. The newest has the highest number; each was written eight minutes per number
 * before the newest.
 */
const anEntry = ({
  number,
  ...overrides
}: Parameters<typeof anAuditEvent>[0] & { number: number }) =>
  anAuditEvent({ number, at: minutesAgo(8 - number), ...overrides });

const actorOf = (role: 'technician' | 'receptionist') => {
  const { id, full_name, role: name } = aUser(role);
  return { user_id: id, name: full_name, role: name };
};

export const auditLogArgs: AuditLogScreenProps = {
  filter: {
    from: '2026-05-06',
    to: '2026-05-12',
    category: '',
    action: '',
    actor_id: '',
    entity_id: '',
    patient_id: '',
    q: '',
  },
  onFilterChange: () => {},
  events: ready(
    {
      items: [
        anEntry({ number: 7 }),
        anEntry({
          number: 6,
          action: 'access_denied',
          category: 'security',
          entity_label: 'Audit logs',
          actor: actorOf('receptionist'),
          outcome: 'failure',
          before: null,
          after: null,
        }),
        anEntry({
          number: 5,
          action: 'update',
          category: 'result',
          actor: actorOf('technician'),
          reason: 'Typing error',
          before: { value_text: '41', flag: 'HH', critical: true },
          after: { value_text: '4.1', flag: 'N', critical: false },
        }),
        anEntry({
          number: 4,
          action: 'create',
          category: 'order',
          entity_label: 'ORD-20260512-0003',
          actor: actorOf('receptionist'),
          before: null,
          after: { priority: 'stat', tests: ['K', 'NA'] },
        }),
        anEntry({
          number: 3,
          action: 'read',
          category: 'patient',
          entity_label: 'Testwell, Ada (MRN-4001)',
          actor: actorOf('technician'),
          before: null,
          after: null,
        }),
        anEntry({
          number: 2,
          action: 'login_failed',
          category: 'security',
          entity_label: 'technician@northside.test',
          actor: { user_id: null, name: '', role: null },
          outcome: 'failure',
          before: null,
          after: null,
        }),
        anEntry({
          number: 1,
          action: 'login',
          category: 'security',
          entity_label: 'Lamar Overview',
          before: null,
          after: null,
        }),
      ],
      nextCursor: 'older',
    },
    FIXTURE_NOW,
  ),
  chain: ready(
    {
      intact: true,
      since: '2026-03-03T07:00:00Z',
      lines: 1482,
      broken_at: null,
      head: 'f'.repeat(64),
      recomputed: { from: 1413, to: 1482 },
      whole: { ended_at: '2026-05-12T00:10:00Z', lines: 1412 },
      running: null,
    },
    FIXTURE_NOW,
  ),
  onCheck: () => {},
  onMore: () => {},
  onRetry: () => {},
  onExport: () => {},
};
