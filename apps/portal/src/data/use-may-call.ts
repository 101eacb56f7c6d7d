import { mayCall } from '@alms/lis-domain/access';
import type { Access } from '@alms/lis-domain/http';
import { useSession } from '../session/session-provider.tsx';

/** Returns whether the user’s permissions allow an endpoint, optionally on one patient’s record. */
export function useMayCall() {
  const user = useSession()?.user ?? null;
  return ({ access }: { access: Access }, concerns: { patientId?: string } = {}): boolean =>
    mayCall(user, access, concerns).allowed;
}
