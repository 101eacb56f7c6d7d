import { streamNotifications } from '@alms/lis-domain/notifications';
import type { User } from '@alms/lis-domain/identity';
import type { Api } from './api.ts';
import { followEvents } from './follow-events.ts';

export interface LiveNotifications {
  callUntil: Api['callUntil'];
  user: Pick<User, 'id'>;
  /**
   * Event that the displayed data corresponds to. If omitted, it is unknown and consumers have to
   * reload.
   */
  asOf?: string | undefined;
  /** Notifications arrived, or were read or deleted in another tab or device. */
  onChange: () => void;
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
}

/** Message from the connected tab to the others. */
interface TabMessage {
  lastEventId: string | undefined;
  isLive: boolean;
}

/** A newly opened tab requests the current state. */
const STATE_REQUEST = 'state-request';

/**
 * Follows the user’s notifications. One tab of the browser holds the connection, because
 * connections per host are limited, and forwards changes to the others. When it closes, another tab
 * continues from the last event.
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
  let state: TabMessage = { lastEventId: asOf, isLive: false };
  let follows = false;
  const become = (next: TabMessage) => {
    const { lastEventId, isLive } = state;
    state = next;
    if (next.isLive !== isLive) onLive(next.isLive);
    if (next.lastEventId !== lastEventId) onChange();
  };
  const publish = (next: Partial<TabMessage>) => {
    become({ ...state, ...next });
    tabs.postMessage(state);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage | typeof STATE_REQUEST>) => {
    // The connected tab ignores late messages of its predecessor.
    if (!follows && data !== STATE_REQUEST) become(data);
    if (follows && data === STATE_REQUEST) tabs.postMessage(state);
  });
  tabs.postMessage(STATE_REQUEST);
  try {
    await navigator.locks.request(name, { signal }, async () => {
      follows = true;
      await followEvents({
        open: (lastEventId, until) => callUntil(until)(streamNotifications, { lastEventId }),
        lastEventId: () => state.lastEventId,
        onEvent: (lastEventId) => publish({ lastEventId }),
        onLive: (isLive) => publish({ isLive }),
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
