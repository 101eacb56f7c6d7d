/** What the answers have shown so far of the way to the server. */
export interface ConnectionState {
  /** A call brought no answer, and asking for a sign of life did not either. */
  isLost: boolean;
  /** The server has another build of the portal than at first: this page is of an older version. */
  isOutdated: boolean;
}

export interface Connection {
  read: () => ConnectionState;
  subscribe: (changed: () => void) => () => void;
  /** Sends a request, and notes what its answer, or having none, shows. */
  send: (address: string, request?: RequestInit) => Promise<Response>;
  /** Asks the server for a sign of life; never rejects. */
  look: () => Promise<void>;
}

const SIGN_OF_LIFE = '/health/live';
/** The server names the build of the portal that it has in every answer (`apps/api/src/http/build-header.ts`). */
const BUILD_HEADER = 'X-ALMS-Build';
const PATIENCE_MS = 5_000;

/** Watches over the way to the server. The build that the first answer names is this page's own: pages are sent by the same server and kept by nobody. */
export function openConnection(send: typeof fetch): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { isLost: false, isOutdated: false };
  let ownBuild: string | null = null;

  const become = (next: ConnectionState) => {
    if (next.isLost === state.isLost && next.isOutdated === state.isOutdated) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const hear = (answer: Response) => {
    const build = answer.headers.get(BUILD_HEADER);
    ownBuild ??= build;
    become({
      isLost: false,
      isOutdated: state.isOutdated || (build !== null && build !== ownBuild),
    });
    return answer;
  };
  const look = async () => {
    try {
      hear(
        await send(SIGN_OF_LIFE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
      );
    } catch {
      become({ ...state, isLost: true });
    }
  };

  return {
    read: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: async (address, request) => {
      try {
        return hear(await send(address, request));
      } catch (error) {
        // One call may fail for a reason of its own, such as the page being left.
        void look();
        throw error;
      }
    },
    look,
  };
}
