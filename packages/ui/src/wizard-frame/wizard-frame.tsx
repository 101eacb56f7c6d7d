import { useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Stepper, type StepperProps } from '../stepper/index.ts';
import { WizardContext } from './wizard-context.ts';
import * as S from './wizard-frame.styles.ts';

export interface WizardFrameProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'>,
    Pick<StepperProps, 'steps' | 'current' | 'label' | 'onStepSelect'> {
  /** The current step: a `Form` with a `WizardStep` inside, or a `WizardStep` without input. */
  children: ReactNode;
}

/**
 * A task in several steps, one visible at a time: the row of steps, the current step, and its
 * navigation bar. The caller stores the current step and the drafts. When the step changes, focus
 * moves to its title. For a task on a single page use `Form`; for views in any order `Tabs`.
 */
export function WizardFrame({
  steps,
  current,
  label,
  onStepSelect,
  children,
  ...rest
}: WizardFrameProps) {
  const [first] = useState(current);
  const [moved, setMoved] = useState(false);
  if (current !== first && !moved) setMoved(true);
  const position = steps.findIndex(({ id }) => id === current) + 1;
  const count = steps.length;
  const place = useMemo(
    () => ({ current, position, count, moved }),
    [current, position, count, moved],
  );
  return (
    <S.Frame {...rest} data-component="wizard-frame">
      <Stepper
        label={label}
        steps={steps}
        current={current}
        {...(onStepSelect && { onStepSelect })}
      />
      <div data-part="content">
        <WizardContext value={place}>{children}</WizardContext>
      </div>
    </S.Frame>
  );
}
