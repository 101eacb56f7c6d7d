import type { Payment } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { usePaymentFailureWords } from '../../shared/payment-words/index.ts';
import { registrationWizardMessages } from './words/index.ts';

/** Payment status of a registered facility. */
export interface RegistrationPayment {
  /** Latest response; undefined before the first. */
  answer: Payment | undefined;
  /** State of the status request. */
  submission: Submission;
  /**
   * Starts or retries the payment, or queries its status: one endpoint with the same id each time.
   */
  onRequest: () => void | Promise<void>;
}

/** Payment status and the next step. The facility is registered regardless of the payment. */
export function PaymentProgress({ answer, submission, onRequest }: RegistrationPayment) {
  const words = useMessages(registrationWizardMessages);
  const failures = usePaymentFailureWords();
  const { refusalText, failureText } = useFormWords(words, undefined);
  const busy = submission.status === 'submitting';
  const button = (label: string) => (
    <Button busy={busy} onClick={() => void onRequest()}>
      {label}
    </Button>
  );

  if (submission.status === 'failed' || submission.status === 'rejected') {
    return (
      <Alert
        tone="caution"
        live="polite"
        title={words.paymentUnknown}
        actions={button(words.retryPayment)}
      >
        {submission.status === 'failed' ? failureText(submission.error) : refusalText(submission)}
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
  // After a failed attempt the next one may already have a checkout page.
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
          {button(failed && page === null ? words.retryPayment : words.checkPayment)}
        </>
      }
    >
      {failed
        ? ((answer.failure && failures[answer.failure]) ?? words.paymentFailedBody)
        : words.paymentPendingBody}
    </Alert>
  );
}
