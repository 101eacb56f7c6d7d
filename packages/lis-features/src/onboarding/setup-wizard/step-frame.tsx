import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { WizardStep } from '@alms/ui/wizard-frame';
import type { ReactNode } from 'react';
import { workSteps, type WorkStep } from '@alms/lis-domain/onboarding';
import { LisForm, type LisFormProps } from '../../shared/lis-form/index.ts';
import { useOnboardingWords } from '../../shared/onboarding-words/index.ts';
import { setupWizardMessages } from './words/index.ts';

/** Props that the wizard passes to every step. */
export interface StepMoves<Values> {
  /**
   * Returns to the previous step with the current values, saved or not. When undefined, this is the
   * first step.
   */
  onBack: ((draft: Values) => void) | undefined;
}

export interface StepFrameProps {
  step: WorkStep;
  context: ReactNode;
  form: LisFormProps['form'] & { busy: boolean };
  onBack: (() => void) | undefined;
  /** Skips the step. When omitted, the step cannot be skipped. */
  onSkip?: () => void;
  children: ReactNode;
}

/** Title, fields and navigation of one step. */
export function StepFrame({ step, context, form, onBack, onSkip, children }: StepFrameProps) {
  const words = useMessages(setupWizardMessages);
  const names = useOnboardingWords();
  const isLast = step === workSteps.at(-1);
  return (
    <LisForm form={form}>
      <WizardStep
        title={names[step]}
        context={context}
        bar="page"
        back={
          onBack && (
            <Button size="large" onClick={onBack}>
              {words.back}
            </Button>
          )
        }
        actions={
          <>
            {onSkip && (
              <Button size="large" variant="quiet" onClick={onSkip}>
                {words.skip}
              </Button>
            )}
            <Button type="submit" size="large" variant="primary" busy={form.busy}>
              {isLast ? words.complete : words.next}
            </Button>
          </>
        }
      >
        {children}
      </WizardStep>
    </LisForm>
  );
}
