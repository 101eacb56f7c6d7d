import type { FacilityRegistration, Plan } from '@alms/lis-domain/subscription';
import { DraftNotice, useDraft, type DraftStorage } from '@alms/ui/draft-notice';
import { useMessages } from '@alms/ui/i18n';
import { assertNever, idle, type Resource, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { WizardFrame } from '@alms/ui/wizard-frame';
import { useEffect, useMemo, useState } from 'react';
import { useEffectEvent } from '@alms/ui/effect-event';
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
  type PlanValues,
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

/** `not-ready`: the requested step is not accessible yet and must not stay in the URL. */
export interface StepChange {
  to: RegistrationStep;
  from: RegistrationStep;
  reason: 'chosen' | 'refused' | 'not-ready';
}

export interface RegistrationWizardProps {
  /**
   * The requested step. While it is inaccessible, the furthest accessible step is shown and
   * reported.
   */
  step: RegistrationStep;
  onStepChange: (change: StepChange) => void;
  /** Available plans, cheapest first. */
  plans: Resource<readonly Plan[]>;
  /** Plan that the user selected before, instead of the one in the draft. When omitted, none. */
  chosenPlan?: PlanValues | undefined;
  /** Reloads the plans after a failure. */
  onRetryPlans?: () => void | Promise<void>;
  /** Whether all plans are free, so that the registration takes no payment. */
  beta: boolean;
  /** Availability of the entered subdomain. */
  subdomainCheck: SubdomainCheck;
  /** Called at each change of the subdomain, to check its availability. The caller debounces. */
  onSubdomainChange: (subdomain: string) => void;
  /** Domain after the subdomain: `example.com`. */
  baseDomain: string;
  /** Returns a facility’s web address for a subdomain, as users type it. */
  addressOf: (subdomain: string) => string;
  /**
   * State of the registration. Known refusals: those of the endpoint
   * `subscription.register-facility`.
   */
  submission: Submission;
  /**
   * Registers the facility. The same outcome arrives as `submission`, and as `registered` on
   * success.
   */
  onRegister: (registration: FacilityRegistration) => Promise<Submission>;
  /**
   * The registered facility, which locks the wizard at its last step. When passed again after a
   * reload, the state is restored from the draft.
   */
  registered?: RegisteredFacility;
  /**
   * Storage of the draft, without passwords. The draft is removed after registration and, when a
   * payment is due, after the payment.
   */
  draftStorage: DraftStorage;
}

/** Registration wizard with four steps. Entries are kept between steps and after a refusal. */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const {
    step: wanted,
    onStepChange,
    plans,
    chosenPlan,
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
  const [values, setValues] = useState(() => ({
    ...draft.initial,
    ...(registered === undefined && chosenPlan),
  }));
  // Fields read their values on mount: a new round clears them.
  const [round, setRound] = useState(0);
  const [closed, setClosed] = useState(false);
  // A server refusal does not apply to entries that changed since.
  const [answered, setAnswered] = useState<Submission>();
  const refusal = useMemo(() => registrationRefusal(submission), [submission]);

  const plan =
    plans.status === 'ready' ? plans.data.find(({ id }) => id === values.plan_id) : undefined;
  // The availability check keeps the first step from being left, but does not return users who have
  // left it: the server decides.
  const facilityComplete = openFields(facilityForm(), values).size === 0;
  const step = registered
    ? 'complete_setup'
    : stepToShow(wanted, { facilityComplete, planChosen: plan !== undefined });
  const { before, after } = neighboursOf(step);
  const stepSubmission =
    submission !== answered && (stepAtFault(refusal) === step || submission.status === 'submitting')
      ? refusal
      : idle;

  const correct = useEffectEvent(() => {
    if (step !== wanted) onStepChange({ to: step, from: wanted, reason: 'not-ready' });
  });
  // Reported immediately. Otherwise the wizard would advance by itself when the last field is
  // completed.
  useEffect(() => correct(), [step, wanted]);

  const askAboutRestored = useEffectEvent(() => {
    if (values.subdomain !== '') onSubdomainChange(values.subdomain);
  });
  useEffect(() => askAboutRestored(), []);

  // While a payment is open, a reload returns here and needs the registered facility.
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

  // The restored notice is above the fields. The draft status is below them, where it causes no
  // layout shift.
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
  const draftStatus = (
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
            submission={stepSubmission}
            check={subdomainCheck}
            baseDomain={props.baseDomain}
            onSubdomainChange={onSubdomainChange}
            addressOf={addressOf}
            restored={restored}
            draftStatus={draftStatus}
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
            submission={stepSubmission}
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
              submission={stepSubmission}
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
