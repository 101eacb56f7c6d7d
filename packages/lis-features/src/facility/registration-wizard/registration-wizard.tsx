import type { Plan } from '@alms/lis-domain/subscription';
import { DraftNotice, useDraft, type DraftStorage } from '@alms/ui/draft-notice';
import { useMessages } from '@alms/ui/i18n';
import { assertNever, idle, type Resource, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { WizardFrame } from '@alms/ui/wizard-frame';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SubdomainCheck } from '../../shared/subdomain-field/index.ts';
import type { RegisteredFacility } from './registered-facility.ts';
import {
  acceptDraft,
  completedRegistration,
  emptyRegistration,
  facilityForm,
  facilityValues,
  openFields,
  planValues,
  type CompletedRegistration,
  type RegistrationValues,
} from './registration.form.ts';
import {
  neighboursOf,
  registrationRefusal,
  registrationSteps,
  stepAtFault,
  stepToShow,
  type RegistrationStep,
} from './registration-steps.ts';
import { registrationWizardMessages } from './words/index.ts';
import { CompleteSetupStep } from './steps/complete-setup-step.tsx';
import { FacilityInformationStep } from './steps/facility-information-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { SelectPlanStep } from './steps/select-plan-step.tsx';
import { SuccessDialog } from './success-dialog.tsx';

/** `not-ready`: the step that was asked for cannot be entered, so that nobody's address bar should keep it. */
export interface StepChange {
  to: RegistrationStep;
  from: RegistrationStep;
  reason: 'chosen' | 'refused' | 'not-ready';
}

export interface RegistrationWizardProps {
  /** The step that is asked for; where it cannot be entered yet, the furthest one that can is shown and reported. */
  step: RegistrationStep;
  onStepChange: (change: StepChange) => void;
  /** Cheapest first. */
  plans: Resource<readonly Plan[]>;
  /** Asks for the plans again after a failure. */
  onRetryPlans?: () => void | Promise<void>;
  /** All plans are free: no payment is taken, and the registration asks for none. */
  beta: boolean;
  /** What is known of the subdomain in the field. */
  subdomainCheck: SubdomainCheck;
  /** Called at each change of the subdomain, to check it; waiting for a pause in typing is the caller's. */
  onSubdomainChange: (subdomain: string) => void;
  /** What follows the subdomain in the address: `example.com`. */
  baseDomain: string;
  /** Where a facility of this subdomain is found, as people type it. */
  addressOf: (subdomain: string) => string;
  /** The state of the registration. Refusals it has words for: those of the call `subscription.register-facility`. */
  submission: Submission;
  /** Registers; the same outcome arrives as `submission`, and `registered` when it is done. */
  onRegister: (completed: CompletedRegistration) => Promise<Submission>;
  /** Once registered: the wizard is locked at its last step. Given again after a reload, the facility is there as before, from the draft. */
  registered?: RegisteredFacility;
  /** Where the draft is kept, without passwords; it is removed once registered, and paid where there is something to pay. */
  draftStorage: DraftStorage;
}

/** The four steps. What is typed stays while the reader goes to and fro, and after a refusal. */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const {
    step: wanted,
    onStepChange,
    plans,
    beta,
    subdomainCheck,
    onSubdomainChange,
    addressOf,
    submission,
    onRegister,
    registered,
    draftStorage,
  } = props;
  const words = useMessages(registrationWizardMessages);
  const draft = useDraft({
    key: 'register-hospital',
    storage: draftStorage,
    initial: emptyRegistration,
    accept: acceptDraft,
  });
  const [values, setValues] = useState(draft.initial);
  // Fields take their values once: another round gives them back empty.
  const [round, setRound] = useState(0);
  const [closed, setClosed] = useState(false);
  // What the server said of other answers says nothing about those that were changed since.
  const [answered, setAnswered] = useState<Submission>();
  const refusal = useMemo(() => registrationRefusal(submission), [submission]);

  const plan =
    plans.status === 'ready' ? plans.data.find(({ id }) => id === values.plan_id) : undefined;
  // What is known of the subdomain keeps the first step from being left; it does not pull anybody back who has left it: the server decides.
  const facilityComplete = openFields(facilityForm(), values).size === 0;
  const step = registered
    ? 'complete_setup'
    : stepToShow(wanted, { facilityComplete, planChosen: plan !== undefined });
  const { before, after } = neighboursOf(step);
  const said =
    submission !== answered && (stepAtFault(refusal) === step || submission.status === 'submitting')
      ? refusal
      : idle;

  const correct = useEffectEvent(() => {
    if (step !== wanted) onStepChange({ to: step, from: wanted, reason: 'not-ready' });
  });
  // Told at once: else the wizard would jump ahead on its own as soon as the last answer is typed.
  useEffect(() => correct(), [step, wanted]);

  const askAboutRestored = useEffectEvent(() => {
    if (values.subdomain !== '') onSubdomainChange(values.subdomain);
  });
  useEffect(() => askAboutRestored(), []);

  // While a payment is open a reload comes back here, and needs what was registered.
  const settled =
    registered !== undefined &&
    (registered.payment === undefined || registered.payment.answer?.status === 'succeeded');
  const forget = useEffectEvent(() => draft.discard());
  useEffect(() => {
    if (settled) forget();
  }, [settled]);

  const keep = (changed: Partial<RegistrationValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.save(next);
  };

  const discard = () => {
    draft.discard();
    setValues(emptyRegistration);
    onSubdomainChange('');
    setRound(round + 1);
  };

  const go = (to: RegistrationStep | undefined) => {
    if (to === undefined) return;
    setAnswered(submission);
    onStepChange({ to, from: step, reason: 'chosen' });
  };

  const complete = async (chosen: Plan) => {
    const fault = stepAtFault(
      registrationRefusal(await onRegister(completedRegistration(values, chosen))),
    );
    if (fault !== step) onStepChange({ to: fault, from: step, reason: 'refused' });
  };

  // What was restored is said above the fields, what is kept below them, where its line pushes nothing away.
  const restored = draft.restoredAt !== undefined && (
    <Stack gap="s2">
      <DraftNotice
        draft={{ state: 'none', savedAt: undefined, restoredAt: draft.restoredAt }}
        onDiscard={discard}
      />
      {values.admin_password === '' && (
        <Text tone="muted" size="medium">
          {words.passwordsNotKept}
        </Text>
      )}
    </Stack>
  );
  const kept = (
    <DraftNotice draft={{ state: draft.state, savedAt: draft.savedAt, restoredAt: undefined }} />
  );

  const content = () => {
    const place = {
      address: addressOf(values.subdomain),
      beta,
      onBack: () => go(before),
      onNext: () => go(after),
    };
    switch (step) {
      case 'facility_information':
        return (
          <FacilityInformationStep
            key={round}
            {...place}
            values={facilityValues(values)}
            onValuesChange={keep}
            submission={said}
            check={subdomainCheck}
            baseDomain={props.baseDomain}
            onSubdomainChange={onSubdomainChange}
            addressOf={addressOf}
            restored={restored}
            kept={kept}
          />
        );
      case 'select_plan':
        return (
          <SelectPlanStep
            {...place}
            values={planValues(values)}
            onValuesChange={keep}
            plans={plans}
            onRetryPlans={props.onRetryPlans}
            chosen={plan !== undefined}
            submission={said}
            facilityName={values.facility_name}
          />
        );
      case 'payment':
        return plan && <PaymentStep {...place} plan={plan} cycle={values.billing_cycle} />;
      case 'complete_setup':
        return (
          plan && (
            <CompleteSetupStep
              {...place}
              values={values}
              plan={plan}
              submission={said}
              registered={registered}
              onComplete={() => complete(plan)}
            />
          )
        );
      default:
        return assertNever(step);
    }
  };

  const reached = registrationSteps.indexOf(step);
  const steps = registrationSteps.map((id, index) => ({
    id,
    label: words[id],
    done: registered !== undefined || index < reached,
  }));
  return (
    <>
      <WizardFrame
        label={words.label}
        current={step}
        steps={steps}
        {...(!registered && {
          onStepSelect: (id: string) => go(registrationSteps.find((each) => each === id)),
        })}
      >
        {content()}
      </WizardFrame>
      {registered && (
        <SuccessDialog
          registered={registered}
          open={!closed}
          onClose={() => setClosed(true)}
          facilityName={values.facility_name}
          email={values.admin_email}
          beta={beta}
        />
      )}
    </>
  );
}
