/** State of the connection to the server, derived from its responses. */
export interface ConnectionState {
  /** A request and the following health check got no response. */
  isLost: boolean;
  /** The server has a different build of the portal than at first: this page is outdated. */
  isOutdated: boolean;
}

export interface Connection {
  read: () => ConnectionState;
  subscribe: (changed: () => void) => () => void;
  /** Sends a request, and updates the state from its response or failure. */
  send: (address: string, request?: RequestInit) => Promise<Response>;
  /** Sends a health check; never rejects. */
  check: () => Promise<void>;
}

const SIGN_OF_LIFE = '/health/live';
/** Every response names the server’s build of the portal (`build-header.ts` of the API). */
const BUILD_HEADER = 'X-ALMS-Build';
const PATIENCE_MS = 5_000;

/**
 * Monitors the connection to the server. The build in the first response is this page’s own,
 * because pages come from the same server and are not cached.
 */
export function openConnection(send: typeof fetch): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { isLost: false, isOutdated: false };
  let ownBuild: string | null = null;

  const become = (next: ConnectionState) => {
    if (next.isLost === state.isLost && next.isOutdated === state.isOutdated) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const receive = (answer: Response) => {
    const build = answer.headers.get(BUILD_HEADER);
    ownBuild ??= build;
    become({
      isLost: false,
      isOutdated: state.isOutdated || (build !== null && build !== ownBuild),
    });
    return answer;
  };
  const check = async () => {
    try {
      receive(
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
        return receive(await send(address, request));
      } catch (error) {
        // A single request may fail for other reasons, such as navigation away from the page.
        void check();
        throw error;
      }
    },
    check,
  };
}
