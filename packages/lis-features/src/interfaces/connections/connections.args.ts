import type { ApiToken } from '@alms/lis-domain/interfaces/connections';
import { FIXTURE_NOW, fixtureId } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { ConnectionsPanelProps } from './connections-panel.tsx';

const wardSystem: ApiToken = {
  id: fixtureId('api-token', 1),
  name: 'Ward system',
  prefix: 'alms_3fa9c1d2',
  scopes: ['patient.read', 'observation.read', 'report.read'],
  patient_authority: null,
  status: 'active',
  created_at: '2026-03-02T09:00:00Z',
  created_by: 'Ada Sample',
  expires_at: '2026-08-29T09:00:00Z',
  last_used_at: '2026-05-12T08:30:00Z',
  revoked_at: null,
};

export const someTokens: readonly ApiToken[] = [
  wardSystem,
  {
    ...wardSystem,
    id: fixtureId('api-token', 2),
    name: 'Order entry of the clinic',
    prefix: 'alms_90be77a1',
    scopes: ['hl7.orders', 'hl7.patients'],
    patient_authority: 'Clinic record system',
    last_used_at: null,
  },
  {
    ...wardSystem,
    id: fixtureId('api-token', 3),
    name: 'Ward system, before',
    prefix: 'alms_1122aabb',
    status: 'revoked',
    revoked_at: '2026-03-02T09:05:00Z',
    last_used_at: '2026-03-01T22:10:00Z',
  },
  {
    ...wardSystem,
    id: fixtureId('api-token', 4),
    name: 'Statistics',
    prefix: 'alms_d00dfeed',
    scopes: ['observation.read'],
    status: 'expired',
    expires_at: '2026-04-30T09:00:00Z',
  },
];

/** Longer than any other text, to show how it wraps. */
export const NEW_TOKEN =
  'alms_7c2e91b4.00000000-0000-7000-8000-000000000001.not-a-real-token-only-as-long-as-one-is-00000';

export const connectionsArgs: ConnectionsPanelProps = {
  tokens: ready({ items: someTokens, nextCursor: null }, FIXTURE_NOW),
  fhirAddress: 'https://northside.example.com/fhir/R4',
  submission: idle,
  onCreate: async () => NEW_TOKEN,
  onRevoke: async () => ({ status: 'done' }),
  onRetry: () => {},
};
