import { useTenant } from '../tenant/tenant-provider.tsx';
import { useSession } from './session-provider.tsx';

/**
 * Returns the time zone of the site where the user works, otherwise the facility’s; undefined
 * before the facility is known.
 */
export function useKnownZone(): string | undefined {
  const { laboratories = [], laboratory_id } = useSession()?.user ?? {};
  const { facility } = useTenant();
  const site = laboratories.find(({ id }) => id === laboratory_id);
  return (
    site?.time_zone ?? (facility.status === 'ready' ? facility.data.settings.timezone : undefined)
  );
}

/** Returns the time zone in which screens display times and count days. */
export function useZone(): string {
  return useKnownZone() ?? 'UTC';
}
