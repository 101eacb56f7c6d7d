import { listLaboratories, type Laboratory } from '@alms/lis-domain/facility';
import { useSignedIn } from '../session/session-provider.tsx';
import { useEndpoint } from './use-endpoint.ts';

/** Returns the active sites of a facility with several; otherwise undefined, without a request. */
export function useSites(): readonly Laboratory[] | undefined {
  const hasSeveral = useSignedIn().user.laboratories.length > 0;
  const { resource } = useEndpoint(listLaboratories, hasSeveral ? {} : undefined);
  return resource.status === 'ready'
    ? resource.data.items.filter(({ active }) => active)
    : undefined;
}
