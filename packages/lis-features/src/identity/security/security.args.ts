import { fixtureId, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { SecurityScreenProps } from './security-screen.tsx';
import type { SetUpScreenProps } from './set-up-screen.tsx';

const codes = [
  '4f7k-9w2c-x0aq-m3dt',
  'b81z-7hj5-w2vn-c6er',
  'pp3s-01kd-ty8x-4gma',
  'z2c9-n5vh-8qrt-3w0j',
  'k7dm-x4sa-92fe-hb6y',
  'h0t3-c8wq-v5nz-1r7g',
  'm6xa-2jd9-8kps-4vte',
  'w9rf-5c3h-n0yb-7qz2',
  'd4tv-k8gm-6x1s-9pca',
  'y3nh-7zw0-a5rj-2e8f',
];

export const enrolmentArgs = {
  onBeginAuthenticator: async () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Northside:nurse%40northside.test?issuer=Northside&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  }),
  onConfirmAuthenticator: async () => codes,
  onAddPasskey: async () => codes,
  onSaveCodes: () => {},
} satisfies Partial<SecurityScreenProps>;

const none: Extract<SecurityScreenProps['security'], { status: 'ready' }>['data'] = {
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  required: false,
};

const desk = {
  id: fixtureId('session', 1),
  browser: 'Firefox',
  system: 'Windows',
  ip: '192.0.2.14',
  started_at: minutesAgo(190),
  seen_at: minutesAgo(4),
  current: true,
};
const phone = {
  ...desk,
  id: fixtureId('session', 2),
  browser: 'Safari',
  system: 'iPhone',
  ip: '198.51.100.27',
  started_at: minutesAgo(75),
  seen_at: minutesAgo(31),
  current: false,
};
const unknown = {
  ...desk,
  id: fixtureId('session', 3),
  browser: null,
  system: null,
  ip: null,
  started_at: minutesAgo(55),
  seen_at: minutesAgo(55),
  current: false,
};

export const ownSessions = [desk, phone, unknown];

export const securityArgs = {
  ...enrolmentArgs,
  security: ready(none, FIXTURE_NOW),
  sessions: ready(ownSessions, FIXTURE_NOW),
  submission: idle,
  onChangePassword: async () => ({ status: 'done' }),
  onRemoveAuthenticator: async () => ({ status: 'done' }),
  onRemovePasskey: async () => ({ status: 'done' }),
  onRenewCodes: async () => codes,
  onEndSession: async () => ({ status: 'done' }),
  onEndOtherSessions: async () => ({ status: 'done' }),
  onRetry: () => {},
} satisfies SecurityScreenProps;

export const onlyHere: SecurityScreenProps['sessions'] = ready([desk], FIXTURE_NOW);

export const everything: SecurityScreenProps['security'] = ready({
  authenticator: { since: minutesAgo(60 * 24 * 40) },
  passkeys: [
    {
      id: fixtureId('passkey', 1),
      name: 'Ward tablet',
      host: 'northside.lis.example',
      created_at: minutesAgo(60 * 24 * 20),
      last_used_at: minutesAgo(190),
    },
    {
      id: fixtureId('passkey', 2),
      name: 'Key ring',
      host: 'northside.lis.example',
      created_at: minutesAgo(60 * 24 * 2),
      last_used_at: null,
    },
  ],
  recovery_codes_left: 8,
  required: true,
});

export const longNames: SecurityScreenProps['security'] = ready({
  ...none,
  passkeys: [
    {
      id: fixtureId('passkey', 1),
      name: 'Security-key-of-the-emergency-laboratory-second-floor-drawer',
      host: 'interregional-reference-laboratory.lis.example',
      created_at: minutesAgo(60 * 24 * 20),
      last_used_at: minutesAgo(190),
    },
  ],
  recovery_codes_left: 1,
});

export const setUpArgs = {
  ...enrolmentArgs,
  submission: idle,
  onDone: () => {},
  onSignOut: () => {},
} satisfies SetUpScreenProps;
