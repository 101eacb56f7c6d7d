import { useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Stepper, type StepperProps } from '../stepper/index.ts';
import { WizardContext } from './wizard-context.ts';
import * as S from './wizard-frame.styles.ts';

export interface WizardFrameProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'>,
    Pick<StepperProps, 'steps' | 'current' | 'label' | 'onStepSelect'> {
  /** The present step: a `Form` with a `WizardStep` in it, or a `WizardStep` that asks for nothing. */
  children: ReactNode;
}

/**
 * A task in several steps, of which one shows: the row of steps, the present one, and its bar of moves. The caller
 * keeps the step and the drafts. When the step changes, the focus goes to the new one's title. A task that fits on one
 * page is a `Form`; views in any order are `Tabs`.
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
