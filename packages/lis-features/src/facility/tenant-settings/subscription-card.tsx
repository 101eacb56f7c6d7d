import type { Payment, Subscription } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { usePaymentFailureWords } from '../../shared/payment-words/index.ts';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { PlanUsage } from '../../shared/plan-usage/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { tenantSettingsMessages } from './words/index.ts';

/** Status of a payment that is due. */
export interface DuePayment {
  /** Latest response; undefined before the first request. */
  answer: Payment | undefined;
  /** State of the request. */
  submission: Submission;
  /** Starts or retries the payment, or queries its status, with one endpoint. */
  onRequest: () => void | Promise<void>;
}

export interface SubscriptionCardProps {
  subscription: Subscription;
  /** Whether all plans are currently free. */
  beta: boolean;
  payment: DuePayment;
  /** Link to request a larger plan. */
  contactHref: string;
}

const STATUS_TONES = {
  trialing: 'info',
  active: 'positive',
  past_due: 'caution',
  suspended: 'critical',
  cancelled: 'neutral',
} as const;

/** The facility’s plan, its usage and the amount due. */
export function SubscriptionCard({
  subscription,
  beta,
  payment,
  contactHref,
}: SubscriptionCardProps) {
  const words = useMessages(tenantSettingsMessages);
  const terms = usePlanTerms();
  const format = useFormat();
  const {
    plan_name: plan,
    billing_cycle,
    status,
    trial_ends_at,
    ended,
    features,
    payment_id,
  } = subscription;
  const parts = [
    features.analytics && words.analytics,
    features.priority_support && words.prioritySupport,
  ].filter((part) => part !== false);
  return (
    <Card heading={words.subscription} {...(beta && { footer: terms.beta })}>
      <Stack>
        {(payment_id !== null || payment.answer !== undefined) && <DuePaymentAlert {...payment} />}
        <DescriptionList
          items={[
            {
              id: 'plan',
              term: words.plan,
              description:
                billing_cycle === 'yearly'
                  ? words.planYearly({ plan })
                  : words.planMonthly({ plan }),
            },
            {
              id: 'status',
              term: words.status,
              description: <Chip tone={STATUS_TONES[status]}>{words[status]}</Chip>,
            },
            {
              id: 'trial',
              term: ended ? terms.ended : terms.ends,
              description: format.longDate(trial_ends_at),
            },
            {
              id: 'included',
              term: words.included,
              description: parts.length > 0 ? parts.join(', ') : words.nothingMore,
            },
          ]}
        />
        <Heading level={3}>{words.usage}</Heading>
        <PlanUsage subscription={subscription} />
        <Link href={contactHref}>{words.larger}</Link>
      </Stack>
    </Card>
  );
}

function DuePaymentAlert({ answer, submission, onRequest }: DuePayment) {
  const words = useMessages(tenantSettingsMessages);
  const failures = usePaymentFailureWords();
  const button = (label: string) => (
    <Button busy={submission.status === 'submitting'} onClick={() => void onRequest()}>
      {label}
    </Button>
  );
  if (answer?.status === 'succeeded')
    return (
      <Alert tone="positive" live="polite">
        {words.paymentSucceeded}
      </Alert>
    );
  if (answer === undefined) {
    return (
      <>
        <Alert tone="caution" title={words.due} actions={button(words.pay)}>
          {words.dueBody}
        </Alert>
        <SubmissionAlert submission={submission} words={words} />
      </>
    );
  }
  const failed = answer.status === 'failed';
  return (
    <>
      <Alert
        tone="caution"
        live="polite"
        title={failed ? words.paymentFailed : words.paymentOpen}
        actions={
          <>
            {answer.checkout_url !== null && (
              <LinkButton href={answer.checkout_url} target="_blank" rel="noopener noreferrer">
                {words.openPayment}
              </LinkButton>
            )}
            {button(failed && answer.checkout_url === null ? words.pay : words.checkPayment)}
          </>
        }
      >
        {failed
          ? ((answer.failure && failures[answer.failure]) ?? words.dueBody)
          : words.paymentOpenBody}
      </Alert>
      <SubmissionAlert submission={submission} words={words} />
    </>
  );
}
