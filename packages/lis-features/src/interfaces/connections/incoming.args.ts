import type {
  IncomingContent,
  IncomingCounts,
  IncomingMessage,
} from '@alms/lis-domain/interfaces/connections';
import { FIXTURE_NOW, fixtureId } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { IncomingPanelProps } from './incoming-panel.tsx';

const refused: IncomingMessage = {
  id: fixtureId('hl7-message', 11),
  connection: { name: 'Ward system', prefix: 'alms_3fa9c1d2' },
  sender: 'HIS|WARD',
  message_type: 'ORM^O01',
  control_id: '20260512-000417',
  state: 'refused',
  answer: 'AE',
  error_code: '204',
  location: 'OBR-4',
  reason: 'OBR-4 identifies no orderable test: TROP',
  received_at: '2026-05-12T08:31:00Z',
  last_received_at: '2026-05-12T08:41:00Z',
  receipts: 3,
  size: 612,
  has_text: true,
  order_id: null,
  order_number: null,
  batch_id: null,
  patient: null,
  dismissed: null,
};

const accepted = {
  ...refused,
  state: 'accepted',
  answer: 'AA',
  error_code: null,
  location: null,
  reason: null,
  receipts: 1,
} as const;

export const someIncoming: readonly IncomingMessage[] = [
  refused,
  {
    ...accepted,
    id: fixtureId('hl7-message', 12),
    control_id: '20260512-000416',
    received_at: '2026-05-12T08:20:00Z',
    order_id: fixtureId('order', 6),
    order_number: 'ORD-20260512-0006',
  },
  {
    ...accepted,
    id: fixtureId('hl7-message', 13),
    connection: { name: 'Chemistry line', prefix: 'alms_90be77a1' },
    sender: 'C-9000|',
    message_type: 'ORU^R01',
    control_id: '88213',
    received_at: '2026-05-12T08:11:00Z',
    batch_id: fixtureId('import-batch', 1),
  },
  {
    ...accepted,
    id: fixtureId('hl7-message', 16),
    message_type: 'ADT^A08',
    control_id: '20260512-000401',
    received_at: '2026-05-12T08:02:00Z',
    patient: { id: fixtureId('patient', 4), mrn: 'MRN-0004' },
  },
  {
    ...refused,
    id: fixtureId('hl7-message', 14),
    connection: { name: 'Old ward system', prefix: 'alms_1122aabb' },
    control_id: '20260511-000090',
    answer: 'AR',
    location: 'MSH-8',
    reason: 'MSH-8 must contain a valid access token of this facility',
    received_at: '2026-05-11T16:40:00Z',
    receipts: 1,
    has_text: false,
  },
  {
    ...refused,
    id: fixtureId('hl7-message', 18),
    connection: { name: 'Haematology', prefix: null },
    sender: '',
    message_type: '',
    control_id: '',
    answer: null,
    error_code: null,
    location: null,
    reason: 'no valid header: XN-1000 restarted',
    received_at: '2026-05-11T16:02:00Z',
    receipts: 1,
    batch_id: fixtureId('import-batch', 2),
  },
  {
    ...accepted,
    id: fixtureId('hl7-message', 19),
    connection: { name: 'Haematology', prefix: null },
    sender: '',
    message_type: '',
    control_id: '',
    state: 'received',
    answer: null,
    received_at: '2026-05-11T15:59:00Z',
  },
  {
    ...refused,
    id: fixtureId('hl7-message', 15),
    control_id: '20260511-000031',
    location: 'PID-7',
    reason: 'PID-7 does not match the date of birth on record',
    received_at: '2026-05-11T15:02:00Z',
    receipts: 1,
    state: 'dismissed',
    dismissed: {
      at: '2026-05-12T07:58:00Z',
      by: 'Ada Sample',
      reason: 'Ordered by the ward on paper',
    },
  },
];

export const someCounts: IncomingCounts = { received: 1, accepted: 1842, refused: 3, dismissed: 1 };

export const someText: IncomingContent = {
  message: refused,
  patient_check: null,
  segments: [
    'MSH|^~\\&|HIS|WARD|ALMS|northside|20260512083100|alms_3fa9c1d2***|ORM^O01|20260512-000417|P|2.5.1',
    'PID|1||MRN-0004^^^northside^MR||Testwell^Ada||19571103|F',
    'ORC|NW|P-4711||||||||||7^Roundsworth^Dara^^^Dr.',
    'OBR|1|||TROP^Troponin^L',
  ],
};

/** A message about a patient that contradicts the record. */
export const contradicting: IncomingMessage = {
  ...refused,
  id: fixtureId('hl7-message', 17),
  message_type: 'ADT^A08',
  control_id: '20260512-000390',
  location: 'PID-7',
  reason: 'PID-7 does not match the birth date of the patient identified by PID-3',
};

const recorded = {
  full_name: 'Testwell, Ada',
  birth_date: '1957-11-03',
  gender: 'female',
  deceased: false,
  identifiers: ['4711 (HIS)'],
  phone: '+47 22 12 34 56',
} as const;

export const contradictingText: IncomingContent = {
  message: contradicting,
  segments: [
    'MSH|^~\\&|HIS|WARD|ALMS|northside|20260512083100|alms_3fa9c1d2***|ADT^A08|20260512-000390|P|2.5.1',
    'PID|1||4711^^^HIS^MR||Testwell^Ada||19571130|F',
  ],
  patient_check: {
    sent: {
      ...recorded,
      identifiers: [...recorded.identifiers],
      birth_date: '1957-11-30',
      deceased: null,
      phone: '',
    },
    records: [
      {
        ...recorded,
        identifiers: [...recorded.identifiers],
        id: fixtureId('patient', 4),
        mrn: 'MRN-0004',
        role: 'identified',
      },
    ],
  },
};

/** A merge of two records that differ in the date of birth. */
export const contradictingMerge: IncomingContent = {
  ...contradictingText,
  patient_check: {
    sent: { ...recorded, identifiers: [...recorded.identifiers], phone: '' },
    records: [
      {
        ...recorded,
        identifiers: ['4711-A (HIS)'],
        birth_date: '1957-11-30',
        phone: '',
        id: fixtureId('patient', 5),
        mrn: 'MRN-0005',
        role: 'prior',
      },
      {
        ...recorded,
        identifiers: [...recorded.identifiers],
        id: fixtureId('patient', 4),
        mrn: 'MRN-0004',
        role: 'identified',
      },
    ],
  },
};

export const incomingArgs: IncomingPanelProps = {
  messages: ready(someIncoming, FIXTURE_NOW),
  counts: ready(someCounts, FIXTURE_NOW),
  filter: { state: undefined, query: '' },
  onFilterChange: () => {},
  content: idle,
  onRead: () => {},
  onProcess: async () => ({ status: 'done' }),
  onDismiss: async () => ({ status: 'done' }),
  onConfirm: async () => ({ status: 'done' }),
  orderHref: (orderId) => `#order-${orderId}`,
  importHref: (batchId) => `#import-${batchId}`,
  patientHref: (patientId) => `#patient-${patientId}`,
  onRetry: () => {},
};
