import {
  acceptReflex,
  holdResults,
  releaseToPatient,
  verifyAmendment,
  verifyResults,
} from '@alms/lis-domain/results';
import type { ResultsScreenProps } from '@alms/lis-features/results/work-list';
import { useAction } from '../../../data/use-action.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** Verification, hold and release of results, and the reflex tests that verified values propose. */
export function useVerification(
  reload: () => Promise<void>,
): ResultsScreenProps['verification'] & { reset: () => void } {
  const { user } = useSignedIn();
  const form = useSubmission({ after: reload });
  const verify = useAction(verifyResults, { form });
  const amendment = useAction(verifyAmendment, { form });
  const hold = useAction(holdResults, { after: reload });
  const reflex = useAction(acceptReflex, { form });
  const show = useAction(releaseToPatient, { after: reload });
  return {
    state: form.state,
    viewerId: user.id,
    onVerify: verify.handler((body) => ({ body })),
    onVerifyAmendment: amendment.handler(({ id, version }) => ({ params: { id }, version })),
    onHold: hold.handler((body) => ({ body })),
    holding: hold.state,
    onAcceptReflex: reflex.handler((id) => ({ params: { id } })),
    onShow: show.handler(({ id, version }) => ({ params: { id }, version })),
    reset: () => {
      form.reset();
      hold.reset();
    },
  };
}
