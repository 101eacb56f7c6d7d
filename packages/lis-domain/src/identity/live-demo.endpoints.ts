import * as v from 'valibot';
import { roles } from '../access/roles.ts';
import { endpoint } from '../http/index.ts';
import { signInAnswer } from './session.schema.ts';

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
