import type { SessionStore } from './session-store.ts';

const nothing = () => {};
const unsubscribed = () => nothing;

/** Session store of an anonymous user, for server rendering. */
export const anonymousSession: SessionStore = {
  read: () => undefined,
  tenantId: () => undefined,
  lastEnd: () => undefined,
  start: nothing,
  renew: nothing,
  replaceUser: nothing,
  end: nothing,
  subscribe: unsubscribed,
  activity: { last: (now) => now, mark: nothing, subscribe: unsubscribed },
};
