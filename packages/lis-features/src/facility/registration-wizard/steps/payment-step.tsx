import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { WizardStep } from '@alms/ui/wizard-frame';
import { usePlanTerms } from '../../../shared/plan-terms/index.ts';
import { registrationWizardMessages } from '../words/index.ts';
import { BackButton } from '../step-bar.tsx';
import { usePlanPrice } from '../use-plan-price.ts';

export interface PaymentStepProps {
  plan: Plan;
  cycle: BillingCycle;
  beta: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Amount due and payment provider. Card details are entered only on the provider’s own page. */
export function PaymentStep({ plan, cycle, beta, onBack, onNext }: PaymentStepProps) {
  const words = useMessages(registrationWizardMessages);
  const terms = usePlanTerms();
  const price = usePlanPrice();
  return (
    <Form onSubmit={onNext}>
      <WizardStep
        title={words.payment}
        bar="page"
        back={<BackButton onBack={onBack} />}
        actions={
          <Button type="submit" size="large" variant="primary">
            {words.next}
          </Button>
        }
      >
        <Alert size="large" title={beta ? words.betaPayment : words.hostedPayment}>
          {beta ? `${terms.beta} ${terms.pricesApply}` : words.hostedPaymentBody}
        </Alert>
        <DescriptionList
          items={[
            { id: 'plan', term: words.plan, description: plan.plan_name },
            { id: 'cycle', term: words.billingCycle, description: words[cycle] },
            { id: 'amount', term: words.amount, description: price.amount(plan, cycle) },
            { id: 'due', term: words.dueNow, description: price.due(plan, cycle, beta) },
          ]}
        />
      </WizardStep>
    </Form>
  );
}
