import { streamNotifications } from '@alms/lis-domain/notifications';
import type { User } from '@alms/lis-domain/identity';
import type { Api } from './api.ts';
import { followEvents } from './follow-events.ts';

export interface LiveNotifications {
  callUntil: Api['callUntil'];
  user: Pick<User, 'id'>;
  /** The event that what is shown is as of. When omitted, that is not known, and whoever shows something is told to ask. */
  asOf?: string | undefined;
  /** Notifications have come, or were read or deleted elsewhere. */
  onChange: () => void;
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
}

/** What the tab that follows tells the others. */
interface Told {
  lastEventId: string | undefined;
  isLive: boolean;
}

/** A tab that has just been opened asks how things stand. */
const ASKED = 'asked';

/**
 * Follows the own notifications. Of all tabs of one person in a browser one holds the connection, because a browser has only a few of them for
 * each address, and tells the others; when it closes, the next one goes on from where it was.
 */
export async function followNotifications({
  callUntil,
  user,
  asOf,
  onChange,
  onLive,
  signal,
}: LiveNotifications): Promise<void> {
  const name = `alms.notifications.${user.id}`;
  const tabs = new BroadcastChannel(name);
  let state: Told = { lastEventId: asOf, isLive: false };
  let follows = false;
  const become = (next: Told) => {
    const { lastEventId, isLive } = state;
    state = next;
    if (next.isLive !== isLive) onLive(next.isLive);
    if (next.lastEventId !== lastEventId) onChange();
  };
  const tell = (next: Partial<Told>) => {
    become({ ...state, ...next });
    tabs.postMessage(state);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Told | typeof ASKED>) => {
    // Who follows knows better than the last words of the tab that did before.
    if (!follows && data !== ASKED) become(data);
    if (follows && data === ASKED) tabs.postMessage(state);
  });
  tabs.postMessage(ASKED);
  try {
    await navigator.locks.request(name, { signal }, async () => {
      follows = true;
      await followEvents({
        open: (lastEventId, until) => callUntil(until)(streamNotifications, { lastEventId }),
        lastEventId: () => state.lastEventId,
        onEvent: (lastEventId) => tell({ lastEventId }),
        onLive: (isLive) => tell({ isLive }),
        signal,
        page: window,
      });
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    tabs.close();
  }
}
