import type { SessionStore } from './session-store.ts';

const nothing = () => {};
const unsubscribed = () => nothing;

/** The session of somebody nobody knows: the server draws pages for no one else. */
export const strangerStore: SessionStore = {
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
