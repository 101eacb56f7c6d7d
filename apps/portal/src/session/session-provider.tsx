import { mayCall } from '@alms/lis-domain/access';
import type { Access } from '@alms/lis-domain/http';
import type { PatientId } from '@alms/lis-domain/patients';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from '../data/api.ts';
import type { Session, SessionStore } from './session-store.ts';
import { openUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

interface SessionContextValue {
  store: SessionStore;
  api: Api;
  unsavedWork: UnsavedWork;
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined);

export interface SessionProviderProps {
  store: SessionStore;
  api: Api;
  children: ReactNode;
}

/** Provides the session and the API client to every route. */
export function SessionProvider({ store, api, children }: SessionProviderProps) {
  const value = useMemo(() => ({ store, api, unsavedWork: openUnsavedWork(store) }), [store, api]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value)
    throw new Error(
      '@alms/portal: SessionProvider is missing above this route. Render the route inside Providers.',
    );
  return value;
}

/** The server renders pages for anonymous users only. */
const noSnapshot = () => undefined;

/** Returns the current session, updated when it changes in this or another tab. */
export function useSession(): Session | undefined {
  const { store } = useSessionContext();
  return useSyncExternalStore(store.subscribe, store.read, noSnapshot);
}

/** Returns the session in a guarded route, where it always exists. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session)
    throw new Error('@alms/portal: this route requires a session. Put it behind SignedInGuard.');
  return session;
}

/** Returns whether the user’s permissions allow an endpoint, optionally on one patient’s record. */
export function useMayCall() {
  const user = useSession()?.user ?? null;
  return ({ access }: { access: Access }, concerns?: { patientId?: PatientId }): boolean =>
    mayCall(user, access, concerns).allowed;
}

/** Returns a value (a prop, a request) only to users who may call the endpoint it belongs to. */
export function useOffer() {
  const may = useMayCall();
  return <Value,>(endpoint: { access: Access }, value: Value): Value | undefined =>
    may(endpoint) ? value : undefined;
}

export function useSessionStore(): SessionStore {
  return useSessionContext().store;
}

export function useUnsavedWorkStore(): UnsavedWork {
  return useSessionContext().unsavedWork;
}

export function useApi(): Api {
  return useSessionContext().api;
}
