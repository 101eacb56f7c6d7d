import { listWards, type Ward } from '@alms/lis-domain/facility';
import { useEndpoint } from './use-endpoint.ts';

/** Returns the active wards of the facility; undefined until they are read. */
export function useWards(): readonly Ward[] | undefined {
  const { resource } = useEndpoint(listWards, {});
  return resource.status === 'ready'
    ? resource.data.items.filter(({ active }) => active)
    : undefined;
}
