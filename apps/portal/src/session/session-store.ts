import { userSchema, type SignedIn, type User } from '@alms/lis-domain/identity';
import { systemClock } from '@alms/ui/clock';
import * as v from 'valibot';
import { openActivity, type Activity } from './activity.ts';

/**
 * Browser storage of the session (security-and-reliability 4.1). The short-lived access token is in
 * memory and sessionStorage, so that a reload works. The user is in localStorage so that other tabs
 * follow, or in sessionStorage for a patient. The refresh token is an HttpOnly cookie that scripts
 * cannot read.
 */
const TOKEN = 'alms.token';
const USER = 'alms.user';
/** Written briefly, so that the other tabs learn why a session ended. */
const END = 'alms.end';

/** Reason a session ended; also the `reason` in the sign-in URL. */
export type EndReason =
  | 'signed_out'
  | 'session_expired'
  | 'verification_failed'
  | 'access_denied'
  | 'tenant_not_found';

export interface Session {
  token: string;
  user: User;
}

export interface SessionStore {
  read: () => Session | undefined;
  /** Tenant of the stored user, for the header of every request. */
  tenantId: () => string | undefined;
  /** Called after sign-in. */
  start: (answer: SignedIn) => void;
  /** Called when the refresh cookie returned a new token; not user activity. */
  renew: (answer: SignedIn) => void;
  /** Keeps the token and replaces the user, after a profile change. */
  replaceUser: (user: User) => void;
  end: (reason: EndReason) => void;
  /** Notifies when the session starts, changes or ends, in this or another tab. */
  subscribe: (changed: () => void) => () => void;
  /** Reason the last session of this tab ended. */
  lastEnd: () => EndReason | undefined;
  /** Last user activity in any tab. */
  activity: Activity;
}

const endReasons: readonly string[] = [
  'signed_out',
  'session_expired',
  'verification_failed',
  'access_denied',
  'tenant_not_found',
] satisfies EndReason[];

function parseUser(text: string | null): User | undefined {
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(userSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the store over a window’s storage. */
export function openSessionStore(page: Window): SessionStore {
  const { localStorage, sessionStorage } = page;
  const listeners = new Set<() => void>();
  const activity = openActivity(page);
  let lastEnd: EndReason | undefined;
  let session: Session | undefined;

  const storedUser = () => parseUser(sessionStorage.getItem(USER) ?? localStorage.getItem(USER));
  const load = () => {
    const token = sessionStorage.getItem(TOKEN);
    const user = storedUser();
    session = token && user ? { token, user } : undefined;
  };
  const forget = () => {
    session = undefined;
    sessionStorage.removeItem(TOKEN);
    sessionStorage.removeItem(USER);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const keepUser = (user: User) => {
    const storage = user.role === 'patient' ? sessionStorage : localStorage;
    storage.setItem(USER, JSON.stringify(user));
  };

  const begin = ({ access_token: token, user }: SignedIn) => {
    session = { token, user };
    lastEnd = undefined;
    sessionStorage.setItem(TOKEN, token);
    keepUser(user);
    notify();
  };
  const endHere = (reason: EndReason) => {
    lastEnd = reason;
    forget();
    notify();
  };

  load();
  // Ending a session in one tab stores the reason and removes the user; the server’s response also
  // clears the storage of all tabs (an event without key). Both end the session in every other tab,
  // as does the sign-in of another user.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (!session) return;
    if (key === END && newValue !== null && endReasons.includes(newValue))
      endHere(newValue as EndReason);
    else if ((key === USER || key === null) && storedUser()?.id !== session.user.id)
      endHere('signed_out');
  });

  return {
    read: () => session,
    tenantId: () => session?.user.tenant_id,
    lastEnd: () => lastEnd,
    activity,
    start: (answer) => {
      activity.mark(systemClock.now());
      begin(answer);
    },
    renew: begin,
    replaceUser: (user) => {
      if (!session) return;
      session = { ...session, user };
      keepUser(user);
      notify();
    },
    end: (reason) => {
      if (!session && lastEnd) return;
      localStorage.setItem(END, reason);
      localStorage.removeItem(END);
      localStorage.removeItem(USER);
      endHere(reason);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
