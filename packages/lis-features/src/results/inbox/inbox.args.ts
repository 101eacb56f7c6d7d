import {
  aRequestedReport,
  aRequestedResult,
  FIXTURE_NOW,
  idOf,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { ResultId } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import type { InboxScreenProps } from './inbox-screen.tsx';

const DAY = 60 * 24;

/** A previous value, collected days ago. */
const before = (value_text: string, days: number) => ({
  result_id: idOf<ResultId>('before'),
  value_text,
  collected_at: minutesAgo(days * DAY),
});

export const criticalReport = aRequestedReport({
  number: 6,
  priority: 'stat',
  results: [
    aRequestedResult({ number: 6, code: 'NA', value_text: '138', previous: before('139', 2) }),
    aRequestedResult({
      number: 6,
      code: 'K',
      value_text: '6.8',
      awaiting_notification: true,
      notification: { id: 'call-6', version: 1, due_at: minutesAgo(-22) },
      previous: before('4.4', 2),
    }),
    aRequestedResult({ number: 6, code: 'CREA', value_text: '1.9', previous: before('1.8', 2) }),
  ],
});

const abnormal = aRequestedReport({
  number: 2,
  released_at: minutesAgo(31),
  outstanding: [{ test_name: 'Ferritin', status: 'in_process' }],
  results: [
    aRequestedResult({ number: 2, code: 'HGB', value_text: '11.2', previous: before('11.9', 90) }),
  ],
});

export const correctedReport = aRequestedReport({
  number: 4,
  released_at: minutesAgo(38),
  results: [
    aRequestedResult({ number: 4, code: 'GLU', value_text: '92', corrected: true }),
    aRequestedResult({
      number: 4,
      code: 'K',
      value_text: null,
      flag: null,
      flag_reason: null,
      entered_in_error: true,
    }),
  ],
});

/** A critical result of a user who may not acknowledge it. */
export const laboratoryReport = aRequestedReport({
  number: 6,
  results: [
    aRequestedResult({ number: 6, code: 'K', value_text: '6.8', awaiting_notification: true }),
  ],
});

export const normalReport = aRequestedReport({ number: 3, released_at: minutesAgo(45) });
const older = aRequestedReport({
  number: 1,
  released_at: minutesAgo(DAY + 20),
  results: [
    aRequestedResult({ number: 1, code: 'NA', value_text: '140', previous: before('140', 30) }),
  ],
});

/** One report of each group, and two normal ones. */
export const toRead = [criticalReport, abnormal, correctedReport, normalReport, older];

/** Orders whose tests are not all released, one of them in part. */
export const pendingReports = [
  aRequestedReport({
    number: 7,
    priority: 'stat',
    released_at: null,
    attention: 'none',
    outstanding: [
      { test_name: 'Troponin I', status: 'in_process' },
      { test_name: 'Creatinine', status: 'resulted' },
    ],
    results: [],
  }),
  abnormal,
  aRequestedReport({
    number: 8,
    released_at: null,
    attention: 'none',
    requested_at: minutesAgo(2 * DAY),
    outstanding: [{ test_name: 'Hemoglobin A1c', status: 'ordered' }],
    results: [],
  }),
];

/** The inbox of a nurse, who may open charts. */
export const inboxArgs = {
  tab: 'to_read',
  onTabChange: () => {},
  counts: { to_read: 5, critical: 1, pending: 3, normal: 2 },
  reports: ready(toRead, FIXTURE_NOW),
  onRetry: async () => {},
  onMarkSeen: () => {},
  marking: null,
  onAcknowledge: () => {},
  acknowledging: null,
  onMarkNormal: () => {},
  markingNormal: { status: 'idle' },
  hrefs: {
    chart: (patientId) => `/app/patient-portal/${patientId}`,
    order: (orderId) => `/app/orders/${orderId}`,
    reorder: ({ patient, order_id }) =>
      `/app/patient-portal/${patient.id}/order?reorder=${order_id}`,
    newOrder: '/app/orders/new',
  },
} satisfies InboxScreenProps;
