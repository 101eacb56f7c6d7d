import type { Plan } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { WizardStep } from '@alms/ui/wizard-frame';
import { useEffect, useRef } from 'react';
import { useFormWords } from '../../../shared/lis-form/index.ts';
import { PaymentProgress } from '../payment-progress.tsx';
import type { RegistrationValues } from '../registration.form.ts';
import type { RegisteredFacility } from '../registered-facility.ts';
import { registrationWizardMessages } from '../words/index.ts';
import * as S from '../registration-wizard.styles.ts';
import { BackButton } from '../step-bar.tsx';
import { usePlanPrice } from '../use-plan-price.ts';

export interface CompleteSetupStepProps {
  values: RegistrationValues;
  plan: Plan;
  /** Future web address of the facility, as users type it. */
  address: string;
  beta: boolean;
  submission: Submission;
  /** The registered facility. Once set, users can neither go back nor submit again. */
  registered: RegisteredFacility | undefined;
  onBack: () => void;
  onComplete: () => Promise<void>;
}

/** Review of all entries, with the button to register. */
export function CompleteSetupStep({
  values,
  plan,
  address,
  beta,
  submission,
  registered,
  onBack,
  onComplete,
}: CompleteSetupStepProps) {
  const words = useMessages(registrationWizardMessages);
  const price = usePlanPrice();
  const done = registered !== undefined;
  const busy = submission.status === 'submitting';
  return (
    <Form onSubmit={onComplete}>
      <WizardStep
        title={words.complete_setup}
        context={done ? words.registeredContext : words.completeContext}
        bar="page"
        back={!done && <BackButton onBack={onBack} />}
        actions={
          <Button
            type="submit"
            size="large"
            variant="primary"
            busy={busy}
            inertReason={done ? words.alreadyRegistered : undefined}
          >
            {busy ? words.completing : words.complete}
          </Button>
        }
      >
        <RegistrationFailure submission={submission} />
        {registered?.payment && <PaymentProgress {...registered.payment} />}
        <S.Address>
          <div>
            <Text size="medium" tone="muted">
              {words.facilityAddress}
            </Text>
            <Text code size="lead" data-part="address">
              <bdi dir="ltr">{registered?.address ?? address}</bdi>
            </Text>
          </div>
          {registered ? (
            <LinkButton href={registered.href} target="_blank" rel="noopener noreferrer">
              {words.goToFacility}
            </LinkButton>
          ) : (
            <Button inertReason={words.notRegisteredYet}>{words.goToFacility}</Button>
          )}
        </S.Address>
        <DescriptionList
          items={[
            { id: 'name', term: words.facility_name, description: values.facility_name },
            {
              id: 'contact',
              term: words.contact,
              description: (
                <>
                  <bdi>{values.contact_email}</bdi>
                  <br />
                  <bdi>{values.contact_phone}</bdi>
                </>
              ),
            },
            {
              id: 'address',
              term: words.address,
              description: <S.Lines>{values.address}</S.Lines>,
            },
            {
              id: 'administrator',
              term: words.administrator,
              description: (
                <>
                  {words.administratorName({
                    first: values.admin_first_name,
                    last: values.admin_last_name,
                  })}
                  <br />
                  <bdi>{values.admin_email}</bdi>
                </>
              ),
            },
            { id: 'plan', term: words.plan, description: plan.plan_name },
            {
              id: 'amount',
              term: words.amount,
              description: price.amount(plan, values.billing_cycle),
            },
            {
              id: 'due',
              term: words.dueNow,
              description: price.due(plan, values.billing_cycle, beta),
            },
          ]}
        />
      </WizardStep>
    </Form>
  );
}

/**
 * Reason why the registration failed. Takes focus like a form alert, because the pressed button is
 * far below.
 */
function RegistrationFailure({ submission }: Pick<CompleteSetupStepProps, 'submission'>) {
  const words = useMessages(registrationWizardMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [submission]);
  if (submission.status !== 'failed' && submission.status !== 'rejected') return null;
  return (
    <Alert
      ref={alert}
      tone="critical"
      live="assertive"
      size="large"
      title={words.failed}
      tabIndex={-1}
    >
      {submission.status === 'failed' ? failureText(submission.error) : refusalText(submission)}
    </Alert>
  );
}
