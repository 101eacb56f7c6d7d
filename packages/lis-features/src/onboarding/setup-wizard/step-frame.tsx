import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { workSteps, type WorkStep } from '@alms/lis-domain/onboarding';
import { LisForm, type LisFormProps } from '../../shared/lis-form/index.js';
import { useOnboardingWords } from '../../shared/onboarding-words/index.js';
import { setupWizardMessages } from './setup-wizard.messages.js';
import * as S from './setup-wizard.styles.js';

/** What every step is given by the wizard. */
export interface StepMoves<Values> {
  /** Goes back with what stands in the fields, saved or not. When omitted, this is the first step. */
  onBack: ((draft: Values) => void) | undefined;
  /** Takes the focus to the step's title: after a change of step, not at the page's first paint. */
  entered: boolean;
}

export interface StepFrameProps {
  step: WorkStep;
  context: ReactNode;
  form: LisFormProps['form'] & { busy: boolean };
  entered: boolean;
  onBack: (() => void) | undefined;
  /** When omitted, the step cannot be skipped. */
  onSkip?: () => void;
  children: ReactNode;
}

/** The title, fields and moves of one step. */
export function StepFrame({ step, context, form, entered, onBack, onSkip, children }: StepFrameProps) {
  const words = useMessages(setupWizardMessages);
  const names = useOnboardingWords();
  const title = useRef<HTMLHeadingElement>(null);
  const position = workSteps.indexOf(step) + 1;
  const isLast = position === workSteps.length;
  useEffect(() => {
    if (entered) title.current?.focus();
  }, [entered]);
  return (
    <S.Step>
      <LisForm form={form}>
        <div data-part="head">
          <Heading ref={title} level={2} size="large" tabIndex={-1}>{names[step]}</Heading>
          <p>{context}</p>
        </div>
        <div data-part="fields">{children}</div>
        <div data-part="bar">
          <FormActions
            leading={onBack && <Button size="large" onClick={onBack}>{words.back}</Button>}
            note={<span data-part="position">{words.position({ position, count: workSteps.length })}</span>}
            align="end"
          >
            {onSkip && <Button size="large" variant="quiet" onClick={onSkip}>{words.skip}</Button>}
            <Button type="submit" size="large" variant="primary" busy={form.busy}>{isLast ? words.complete : words.next}</Button>
          </FormActions>
        </div>
      </LisForm>
    </S.Step>
  );
}
