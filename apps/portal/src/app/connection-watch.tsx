import { ConnectionNotice } from '@alms/lis-features/access/connection-notice';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../session/session-provider.tsx';

/** Delay before an unreachable server is polled again. */
const POLL_MS = 5_000;

function subscribeToBrowser(changed: () => void) {
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
  const isBrowserOffline = useSyncExternalStore(subscribeToBrowser, () => !navigator.onLine);

  useEffect(() => {
    const check = () => {
      if (!document.hidden) void connection.check();
    };
    check();
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [connection]);

  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => void connection.check(), POLL_MS);
    return () => clearInterval(timer);
  }, [connection, isLost]);

  if (!isBrowserOffline && !isLost && !isOutdated) return null;
  return (
    <ConnectionNotice
      state={isBrowserOffline || isLost ? 'offline' : 'outdated'}
      onReload={() => window.location.reload()}
    />
  );
}
