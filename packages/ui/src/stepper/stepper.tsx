import type { ComponentPropsWithRef } from 'react';
import { useFormat, useMessages } from '../i18n/index.ts';
import { CheckGlyph, Icon } from '../icon/index.ts';
import { stepperMessages } from './words/index.ts';
import * as S from './stepper.styles.ts';

/** A step of a sequential task. */
export interface Step {
  id: string;
  /** Short name; on narrow screens only that of the current step is shown. */
  label: string;
  /** Whether the step is completed. @default false */
  done?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** Steps in order of completion. */
  steps: readonly Step[];
  /** Id of the current step. Shown as current even if it was completed before. */
  current: string;
  /** Accessible name of the task. */
  label: string;
  /**
   * Called with the id of a completed step that the user reopens. When omitted, steps are not
   * interactive.
   */
  onStepSelect?: (id: string) => void;
}

/** Progress in a task of several steps. For views in any order use tabs. */
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
