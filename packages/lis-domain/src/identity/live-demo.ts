import * as v from 'valibot';
import { roles } from '../access/roles.ts';
import { endpoint } from '../http/index.ts';
import { signInAnswer } from './session.schema.ts';

/** Address of the demo facility. */
export const demoSubdomain = 'demo';

/**
 * The demo facility of a deployment. `local`: for development and evaluation, with published
 * passwords. `public`: without passwords, opened by a choice of role, and reset every night.
 */
export const demoModes = ['off', 'local', 'public'] as const;
export type DemoMode = (typeof demoModes)[number];

/** Hour (UTC) from which the public demo is reset. */
export const DEMO_RESET_HOUR = 3;

/** Page that offers the roles, and server endpoint of its form. */
export const liveDemoPath = '/live-demo';

export const openLiveDemo = endpoint({
  id: 'identity.open-live-demo',
  method: 'POST',
  path: '/auth/live-demo',
  summary:
    'Open a session of the demo facility in a role, without an account. Visitors can do daily work; everything else is read-only.',
  access: 'public',
  site: 'facility',
  body: v.strictObject({ role: v.picklist(roles) }),
  answer: signInAnswer,
  limit: 'lookup',
});
