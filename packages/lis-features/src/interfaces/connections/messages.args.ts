import type {
  MessageContent,
  MessageSummary,
  OutboundMessage,
} from '@alms/lis-domain/interfaces/connections';
import { FIXTURE_NOW, fixtureId } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { MessagesPanelProps } from './messages-panel.tsx';

const waiting: OutboundMessage = {
  id: fixtureId('hl7-message', 1),
  control_id: '7d0f2c6b9a3e4f1c8b5d',
  order_number: 'ORD-20260512-0004',
  kind: 'results',
  results: 3,
  state: 'waiting',
  attempts: 2,
  created_at: '2026-05-12T08:31:00Z',
  due_at: '2026-05-12T08:44:00Z',
  sent_at: null,
  failure: 'connect ECONNREFUSED 10.0.0.5:2575',
  given_up: null,
};

export const someMessages: readonly OutboundMessage[] = [
  {
    ...waiting,
    id: fixtureId('hl7-message', 2),
    order_number: 'ORD-20260512-0006',
    kind: 'status',
    results: 1,
    attempts: 0,
    created_at: '2026-05-12T08:41:00Z',
    due_at: '2026-05-12T08:41:00Z',
    failure: null,
  },
  waiting,
  {
    ...waiting,
    id: fixtureId('hl7-message', 3),
    order_number: 'ORD-20260512-0003',
    state: 'refused',
    attempts: 1,
    created_at: '2026-05-12T08:12:00Z',
    due_at: null,
    failure: 'AE Unknown patient',
  },
  {
    ...waiting,
    id: fixtureId('hl7-message', 4),
    order_number: 'ORD-20260512-0002',
    results: 12,
    state: 'sent',
    attempts: 1,
    created_at: '2026-05-12T08:05:00Z',
    due_at: null,
    sent_at: '2026-05-12T08:05:05Z',
    failure: null,
  },
  {
    ...waiting,
    id: fixtureId('hl7-message', 5),
    order_number: 'ORD-20260511-0031',
    state: 'given_up',
    attempts: 1,
    created_at: '2026-05-11T16:40:00Z',
    due_at: null,
    failure: 'AR Unsupported version',
    given_up: {
      at: '2026-05-12T07:58:00Z',
      by: 'Ada Sample',
      reason: 'Ward notified by telephone',
    },
  },
];

export const someSummary: MessageSummary = {
  counts: { waiting: 2, sent: 1842, refused: 1, given_up: 1 },
  has_peer: true,
};

export const aContent: MessageContent = {
  message: waiting,
  segments: [
    'MSH|^~\\&|ALMS|northside|HIS|WARD|20260512083100+0000||ORU^R01^ORU_R01|7d0f2c6b9a3e4f1c8b5d|P|2.5.1|||AL|NE||UNICODE UTF-8',
    'PID|1||MRN-0004^^^northside^MR||Testwell^Ada||19571103|F',
    'ORC|RE||ORD-20260512-0004||||||20260512080200+0000|||^Dr. Dara Roundsworth',
    'OBR|1||ORD-20260512-0004|2951-2^Sodium^LN^NA^Sodium^L|||20260512081500+0000',
    'OBX|1|NM|2951-2^Sodium^LN^NA^Sodium^L||140|mmol/L^mmol/L^UCUM|135-145|N|||F',
  ],
};

export const messagesArgs: MessagesPanelProps = {
  messages: ready(someMessages, FIXTURE_NOW),
  summary: ready(someSummary, FIXTURE_NOW),
  state: undefined,
  onStateChange: () => {},
  content: idle,
  onRead: () => {},
  onSend: async () => ({ status: 'done' }),
  onGiveUp: async () => ({ status: 'done' }),
  onRetry: () => {},
};
