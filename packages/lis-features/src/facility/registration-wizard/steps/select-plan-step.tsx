import type { Plan } from '@alms/lis-domain/subscription';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Resource, Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { WizardStep } from '@alms/ui/wizard-frame';
import { LisForm, useLisForm } from '../../../shared/lis-form/index.ts';
import { BillingCycleSwitch, PlanChoice, PlansView } from '../../../shared/plan-cards/index.ts';
import { usePlanTerms } from '../../../shared/plan-terms/index.ts';
import { planForm, type PlanValues } from '../registration.form.ts';
import { registrationWizardMessages } from '../words/index.ts';
import { BackButton, NextButton } from '../step-bar.tsx';

export interface SelectPlanStepProps {
  values: PlanValues;
  onValuesChange: (values: PlanValues) => void;
  plans: Resource<readonly Plan[]>;
  onRetryPlans: (() => void | Promise<void>) | undefined;
  /** Whether one of the offered plans is selected. */
  chosen: boolean;
  submission: Submission;
  beta: boolean;
  facilityName: string;
  /** Web address as users type it. */
  address: string;
  onBack: () => void;
  onNext: () => void;
}

/** Selection of a plan with monthly or yearly billing. */
export function SelectPlanStep({
  values,
  onValuesChange,
  plans,
  onRetryPlans,
  chosen,
  submission,
  beta,
  facilityName,
  address,
  onBack,
  onNext,
}: SelectPlanStepProps) {
  const words = useMessages(registrationWizardMessages);
  const terms = usePlanTerms();
  const form = useLisForm(planForm, {
    defaultValues: values,
    words,
    onSubmit: onNext,
    submission,
    onValuesChange,
  });
  const choice = form.field('plan_id');
  return (
    <LisForm form={form}>
      <WizardStep
        title={words.select_plan}
        context={words.planContext({ name: facilityName, address })}
        width="full"
        bar="page"
        back={<BackButton onBack={onBack} />}
        actions={
          <NextButton
            reason={chosen ? undefined : words.planRequired}
            onShowReason={() => void form.submit()}
          />
        }
      >
        <Inline justify="between" gap="s4">
          <Text tone="muted">{terms.trial}</Text>
          <BillingCycleSwitch
            plans={plans.status === 'ready' ? plans.data : undefined}
            size="large"
            value={values.billing_cycle}
            onValueChange={(cycle) => form.methods.setValue('billing_cycle', cycle)}
          />
        </Inline>
        <PlansView plans={plans} {...(onRetryPlans && { onRetry: onRetryPlans })}>
          {(offered) => (
            <PlanChoice
              {...choice}
              label={words.plan}
              labelVisibility="hidden"
              hint={chosen || choice.error !== undefined ? undefined : words.planRequired}
              plans={offered}
              beta={beta}
              cycle={values.billing_cycle}
              defaultValue={values.plan_id}
            />
          )}
        </PlansView>
        {beta && <Alert size="large">{terms.beta}</Alert>}
      </WizardStep>
    </LisForm>
  );
}
