import { beginHandOver, type FacilityEntry } from '@alms/lis-domain/identity';
import { FacilityEntryScreen } from '@alms/lis-features/identity/facility-entry';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useApi, useSession, useSessionStore } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useFacilityLinks } from './use-facility-links.ts';

const NONE: readonly FacilityEntry[] = [];

/** `/login/facility`: moves a session of the main site to the facility’s address. */
export default function FacilityEntryRoute() {
  const { subdomain } = useTenant();
  const { resume } = useApi();
  const session = useSession();
  const store = useSessionStore();
  const [entries, setEntries] = useState(NONE);
  const [hasNoSession, setHasNoSession] = useState(false);
  const handOver = useAction(beginHandOver, {
    onDone: ({ facility }) => {
      setEntries([facility]);
      store.end('signed_out');
    },
  });
  const begin = useEffectEvent(async () => {
    if (session !== undefined || (await resume())) await handOver.submit({});
    else setHasNoSession(true);
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || subdomain !== undefined) return;
    hasBegun.current = true;
    void begin();
  }, [subdomain]);

  const facilities = useFacilityLinks(entries);
  if (subdomain !== undefined) return <Navigate to={paths.dashboard} replace />;
  if (hasNoSession) return <Navigate to={paths.login} replace />;
  return (
    <FacilityEntryScreen
      facilities={facilities}
      submission={handOver.state}
      onRetry={async () => void (await handOver.submit({}))}
      hrefs={{ login: paths.login }}
    />
  );
}
