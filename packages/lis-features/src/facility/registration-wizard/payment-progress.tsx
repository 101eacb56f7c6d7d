import type { Payment } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { usePaymentFailureWords } from '../../shared/payment-words/index.ts';
import { registrationWizardMessages } from './words/index.ts';

/** How the payment of a registered facility stands. */
export interface RegistrationPayment {
  /** What was said last; undefined before the first answer. */
  answer: Payment | undefined;
  /** The state of asking. */
  asking: Submission;
  /** Begins the payment, tries it again, or asks how it stands: one call, with the same id each time. */
  onAsk: () => void | Promise<void>;
}

/** Where a payment stands and what to do about it. The facility is registered whatever comes of it. */
export function PaymentProgress({ answer, asking, onAsk }: RegistrationPayment) {
  const words = useMessages(registrationWizardMessages);
  const failures = usePaymentFailureWords();
  const { refusalText, failureText } = useFormWords(words, undefined);
  const busy = asking.status === 'submitting';
  const ask = (label: string) => (
    <Button busy={busy} onClick={() => void onAsk()}>
      {label}
    </Button>
  );

  if (asking.status === 'failed' || asking.status === 'rejected') {
    return (
      <Alert
        tone="caution"
        live="polite"
        title={words.paymentUnknown}
        actions={ask(words.retryPayment)}
      >
        {asking.status === 'failed' ? failureText(asking.error) : refusalText(asking)}
      </Alert>
    );
  }
  if (answer === undefined) return <Alert live="polite">{words.paymentPreparing}</Alert>;
  if (answer.status === 'succeeded')
    return (
      <Alert tone="positive" live="polite">
        {words.paymentSucceeded}
      </Alert>
    );
  // A failed try is followed by the next one, which may have its page already.
  const failed = answer.status === 'failed';
  const page = answer.checkout_url;
  return (
    <Alert
      tone="caution"
      live="polite"
      title={failed ? words.paymentFailed : words.paymentPending}
      actions={
        <>
          {page !== null && (
            <LinkButton href={page} target="_blank" rel="noopener noreferrer">
              {failed ? words.retryPayment : words.openPayment}
            </LinkButton>
          )}
          {ask(failed && page === null ? words.retryPayment : words.checkPayment)}
        </>
      }
    >
      {failed
        ? ((answer.failure && failures[answer.failure]) ?? words.paymentFailedBody)
        : words.paymentPendingBody}
    </Alert>
  );
}
