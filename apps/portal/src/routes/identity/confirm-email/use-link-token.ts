import { facilityOfLinkToken } from '@alms/lis-domain/identity';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

/** A reloaded page has lost its token; a link can be cut off at a line break. */
export const TOKEN_LOST: Submission = {
  status: 'rejected',
  fieldErrors: {},
  formError: 'confirmation_token_invalid',
};

/**
 * Returns the token of an emailed link, undefined when incomplete. It is removed from the address
 * bar before anything else is loaded, as for a password link (security 4.1).
 */
export function useLinkToken(pathAfter: string): string | undefined {
  const params = useParams();
  const [token] = useState(params['token'] ?? '');
  useEffect(() => {
    window.history.replaceState(null, '', pathAfter);
  }, [pathAfter]);
  return facilityOfLinkToken(token) === undefined ? undefined : token;
}
