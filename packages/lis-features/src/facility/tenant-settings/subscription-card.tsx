import type { Payment, Subscription } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ProgressBar } from '@alms/ui/progress';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { SubmissionAlert } from '../../shared/submission-alert/index.js';
import { tenantSettingsMessages } from './tenant-settings.messages.js';

/** How a payment that is due stands. */
export interface DuePayment {
  /** What was said last; undefined before anybody has asked. */
  answer: Payment | undefined;
  /** The state of asking. */
  asking: Submission;
  /** Begins the payment, tries it again, or asks how it stands: one call. */
  onAsk: () => void | Promise<void>;
}

export interface SubscriptionCardProps {
  subscription: Subscription;
  /** All plans are free for now. */
  beta: boolean;
  payment: DuePayment;
  /** Where a larger plan is asked for. */
  contactHref: string;
}

const STATUS_TONES = { trialing: 'info', active: 'positive', past_due: 'caution', suspended: 'critical', cancelled: 'neutral' } as const;

/** What the facility has booked, how much of it is used, and what is to be paid. */
export function SubscriptionCard({ subscription, beta, payment, contactHref }: SubscriptionCardProps) {
  const words = useMessages(tenantSettingsMessages);
  const format = useFormat();
  const { plan_name: plan, billing_cycle, status, trial_ends_at, ended, features, limits, usage, payment_id } = subscription;
  const parts = [features.analytics && words.analytics, features.priority_support && words.prioritySupport].filter((part) => part !== false);
  return (
    <Card heading={words.subscription} {...(beta && { footer: words.betaNote })}>
      <Stack>
        {(payment_id !== null || payment.answer !== undefined) && <DuePaymentAlert {...payment} />}
        <DescriptionList
          items={[
            { id: 'plan', term: words.plan, description: billing_cycle === 'yearly' ? words.planYearly({ plan }) : words.planMonthly({ plan }) },
            { id: 'status', term: words.status, description: <Chip tone={STATUS_TONES[status]}>{words[status]}</Chip> },
            { id: 'trial', term: ended ? words.trialEnded : words.trialEnds, description: format.longDate(trial_ends_at) },
            { id: 'included', term: words.included, description: parts.length > 0 ? parts.join(', ') : words.nothingMore },
          ]}
        />
        <Heading level={3}>{words.usage}</Heading>
        <Usage label={words.users} used={usage.users} limit={limits.max_users} />
        <Usage label={words.patients} used={usage.patients} limit={limits.max_patients} />
        <Usage label={words.tests} used={usage.tests} limit={limits.max_tests_per_month} />
        <Link href={contactHref}>{words.larger}</Link>
      </Stack>
    </Card>
  );
}

/** From this share of a limit on it is said that it is near. */
const NEAR = 0.9;

function Usage({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const words = useMessages(tenantSettingsMessages);
  const format = useFormat();
  const count = format.number(used);
  if (limit === null) return <DescriptionList items={[{ id: 'used', term: label, description: words.usedNoLimit({ used: count }) }]} />;
  const share = limit === 0 ? 1 : used / limit;
  const warning = share >= 1 ? words.atLimit : share >= NEAR ? words.nearLimit : undefined;
  return (
    <div>
      <ProgressBar label={label} value={share * 100} valueText={words.usedOf({ used: count, limit: format.number(limit) })} tone={warning === undefined ? 'brand' : 'caution'} />
      {warning !== undefined && <Text size="small" tone="muted">{warning}</Text>}
    </div>
  );
}

function DuePaymentAlert({ answer, asking, onAsk }: DuePayment) {
  const words = useMessages(tenantSettingsMessages);
  const ask = (label: string) => <Button busy={asking.status === 'submitting'} onClick={() => void onAsk()}>{label}</Button>;
  if (answer?.status === 'succeeded') return <Alert tone="positive" live="polite">{words.paymentSucceeded}</Alert>;
  if (answer === undefined) {
    return (
      <>
        <Alert tone="caution" title={words.due} actions={ask(words.pay)}>{words.dueBody}</Alert>
        <SubmissionAlert submission={asking} words={words} />
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
              <LinkButton href={answer.checkout_url} target="_blank" rel="noopener noreferrer">{words.openPayment}</LinkButton>
            )}
            {ask(failed && answer.checkout_url === null ? words.pay : words.checkPayment)}
          </>
        }
      >
        {failed ? (answer.message ?? words.dueBody) : words.paymentOpenBody}
      </Alert>
      <SubmissionAlert submission={asking} words={words} />
    </>
  );
}
