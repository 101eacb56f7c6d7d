import { CallError } from '@alms/lis-domain/http';
import { secondStepQuery, signIn } from '@alms/lis-domain/identity';
import type { Submission } from '@alms/ui/resource';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useRefusedSignIn } from '../../../app/providers.tsx';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useBeginSession } from '../../../session/use-begin-session.ts';
import { useSignInSubmission } from '../../../session/use-sign-in-submission.ts';

/** The form handles a rejected sign-in, including a wrong password. */
function refusedSignIn(error: unknown): Submission {
  if (error instanceof CallError && error.problem && error.status >= 400 && error.status < 500) {
    return { status: 'rejected', fieldErrors: {}, formError: error.problem.code };
  }
  return toSubmission(error);
}

/** Signs in, or continues with two-step verification if the account has it. */
export function useSignIn(from: unknown) {
  const { call } = useApi();
  const navigate = useNavigate();
  const begin = useBeginSession(from);
  const refused = useRefusedSignIn();
  const [submission, setSubmission] = useSignInSubmission();

  const onSignIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmission({ status: 'submitting' });
    try {
      const answer = await call(signIn, { body: { username: email, password } });
      if ('second_step' in answer)
        await navigate(`${paths.secondStep}?${secondStepQuery(answer.second_step.ways)}`, {
          state: { from },
        });
      else await begin(answer);
    } catch (error) {
      setSubmission(refusedSignIn(error));
    }
  };
  return { submission, email: refused?.username, onSignIn };
}
