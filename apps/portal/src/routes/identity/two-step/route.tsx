import { twoStepWays, type TwoStepWay } from '@alms/lis-domain/identity';
import { beginPasskeyStep, finishSignIn } from '@alms/lis-domain/identity/two-step';
import type { InputOf } from '@alms/lis-domain/http';
import { TwoStepScreen } from '@alms/lis-features/identity/two-step';
import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { requestPasskey, canUsePasskeys } from '../../../data/passkeys.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useBeginSession } from '../../../session/use-begin-session.ts';
import { useSignInSubmission } from '../../../session/use-sign-in-submission.ts';

type Body = InputOf<typeof finishSignIn>['body'];

const neverChanges = () => () => {};

/**
 * Returns the methods in the URL, from the response to the password. Passkeys need a script, so a
 * server-rendered page omits them.
 */
function useWays(): TwoStepWay[] | undefined {
  const [search] = useSearchParams();
  const hasPasskeys = useSyncExternalStore(neverChanges, canUsePasskeys, () => false);
  const named = search.getAll('way');
  return named.length === 0
    ? undefined
    : twoStepWays.filter((way) => named.includes(way) && (way !== 'passkey' || hasPasskeys));
}

/** `/login/two-step`: an HttpOnly cookie identifies the sign-in attempt. */
export default function TwoStepRoute() {
  const { call } = useApi();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const begin = useBeginSession((state as { from?: unknown } | null)?.from);
  const [submission, setSubmission] = useSignInSubmission();
  const ways = useWays();

  const finish = async (body: Body) => {
    setSubmission({ status: 'submitting' });
    try {
      await begin(await call(finishSignIn, { body }));
    } catch (error) {
      setSubmission(toSubmission(error));
    }
  };
  const onPasskey = async () => {
    setSubmission({ status: 'submitting' });
    try {
      const options = await call(beginPasskeyStep, {});
      const passkey = await requestPasskey(options).catch(() => undefined);
      if (passkey === undefined)
        setSubmission({ status: 'rejected', fieldErrors: {}, formError: 'passkey_refused' });
      else await finish({ passkey } as Body);
    } catch (error) {
      setSubmission(toSubmission(error));
    }
  };
  return (
    <TwoStepScreen
      {...(ways && { ways })}
      submission={submission}
      onCode={finish}
      onPasskey={onPasskey}
      hrefs={{ send: paths.twoStep + search, login: paths.login }}
    />
  );
}
