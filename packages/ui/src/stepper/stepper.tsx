import type { ComponentPropsWithRef } from 'react';
import { useFormat, useMessages } from '../i18n/index.ts';
import { CheckGlyph, Icon } from '../icon/index.ts';
import { stepperMessages } from './words/index.ts';
import * as S from './stepper.styles.ts';

/** One step of a task that is done in order. */
export interface Step {
  id: string;
  /** A few words; where there is little room only the present step shows its own. */
  label: string;
  /** It has been completed. @default false */
  done?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** In the order they are done. */
  steps: readonly Step[];
  /** The id of the step the reader is at. Drawn as the present one even if it was done before. */
  current: string;
  /** Names the task for assistive technology. */
  label: string;
  /** Called with the id of a done step the reader wants to see again. When omitted, the steps are not pressed. */
  onStepSelect?: (id: string) => void;
}

/** Where the reader is in a task of several steps. For places that can be visited in any order use tabs. */
export function Stepper({ steps, current, label, onStepSelect, ...rest }: StepperProps) {
  const words = useMessages(stepperMessages);
  const format = useFormat();
  const stateOf = ({ id, done = false }: Step) =>
    id === current ? 'current' : done ? 'done' : 'upcoming';
  return (
    <S.Root {...rest} aria-label={label} data-component="stepper">
      {steps.map((step, index) => {
        const state = stateOf(step);
        const content = (
          <>
            <span data-part="hidden">
              {words.position({ position: index + 1, count: steps.length })}{' '}
            </span>
            <span data-part="mark" aria-hidden="true">
              {state === 'done' ? (
                <Icon glyph={CheckGlyph} size="small" />
              ) : (
                format.number(index + 1)
              )}
            </span>
            <span data-part="label">{step.label}</span>
            {step.done && <span data-part="hidden"> {words.done}</span>}
          </>
        );
        return (
          <li
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && onStepSelect ? (
              <button type="button" data-part="step" onClick={() => onStepSelect(step.id)}>
                {content}
              </button>
            ) : (
              <span data-part="step">{content}</span>
            )}
          </li>
        );
      })}
    </S.Root>
  );
}
