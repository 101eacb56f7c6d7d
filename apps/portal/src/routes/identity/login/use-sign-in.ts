import { CallError } from '@alms/lis-domain/http';
import {
  twoStepQuery,
  signIn,
  signInAnywhere,
  type FacilityEntry,
} from '@alms/lis-domain/identity';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useRefusedSignIn } from '../../../app/providers.tsx';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useBeginSession } from '../../../session/use-begin-session.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useSignInSubmission } from '../../../session/use-sign-in-submission.ts';

/** The form handles a rejected sign-in, including a wrong password. */
function refusedSignIn(error: unknown): Submission {
  if (error instanceof CallError && error.problem && error.status >= 400 && error.status < 500) {
    return { status: 'rejected', fieldErrors: {}, formError: error.problem.code };
  }
  return toSubmission(error);
}

const NONE: readonly FacilityEntry[] = [];

/**
 * Signs in, or continues with two-step verification if the account has it. On the main site, it
 * returns the facilities where the sign-in continues.
 */
export function useSignIn(from: unknown) {
  const { call } = useApi();
  const navigate = useNavigate();
  const begin = useBeginSession(from);
  const refused = useRefusedSignIn();
  const { subdomain } = useTenant();
  const [submission, setSubmission] = useSignInSubmission();
  const { key } = useLocation();
  const [found, setFound] = useState({ key, entries: NONE });

  const onSignIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmission({ status: 'submitting' });
    const body = { username: email, password };
    try {
      if (subdomain === undefined) {
        setFound({ key, entries: (await call(signInAnywhere, { body })).facilities });
        setSubmission(idle);
        return;
      }
      const answer = await call(signIn, { body });
      if ('two_step' in answer)
        await navigate(`${paths.twoStep}?${twoStepQuery(answer.two_step.ways)}`, {
          state: { from },
        });
      else await begin(answer);
    } catch (error) {
      setSubmission(refusedSignIn(error));
    }
  };
  // The link back to the form leads to the same address.
  const entries = found.key === key ? found.entries : NONE;
  return { submission, entries, email: refused?.username, onSignIn };
}
