import { ConnectionNotice } from '@alms/lis-features/access/connection-notice';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../session/session-provider.tsx';

/** Delay before an unreachable server is polled again. */
const LOOK_AGAIN_MS = 5_000;

function hearBrowser(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Checks the server when the page opens or becomes visible again. Shows a banner when the
 * connection is lost or a newer version is available.
 */
export default function ConnectionWatch() {
  const { connection } = useApi();
  const { isLost, isOutdated } = useSyncExternalStore(connection.subscribe, connection.read);
  const isBrowserOffline = useSyncExternalStore(hearBrowser, () => !navigator.onLine);

  useEffect(() => {
    const look = () => {
      if (!document.hidden) void connection.look();
    };
    look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [connection]);

  useEffect(() => {
    if (!isLost) return undefined;
    const again = setInterval(() => void connection.look(), LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [connection, isLost]);

  if (!isBrowserOffline && !isLost && !isOutdated) return null;
  return (
    <ConnectionNotice
      state={isBrowserOffline || isLost ? 'offline' : 'outdated'}
      onReload={() => window.location.reload()}
    />
  );
}
