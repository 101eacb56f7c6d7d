import { listOwnAuthorizations } from '@alms/lis-domain/identity/competence';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useMayCall } from '../../../session/session-provider.tsx';

/** Returns the user’s own authorizations; undefined for users who do not work on results. */
export function useOwnAuthorizations() {
  const may = useMayCall()(listOwnAuthorizations);
  const authorizations = useEndpoint(listOwnAuthorizations, may ? {} : undefined);
  return may ? authorizations : undefined;
}
