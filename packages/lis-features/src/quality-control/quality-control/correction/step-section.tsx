import type { CorrectionStep, CorrectionStepState } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon } from '@alms/ui/icon';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useId, useState, type ReactNode } from 'react';
import { correctionMessages } from './words/index.ts';

export interface StepSectionProps {
  step: CorrectionStep;
  state: CorrectionStepState;
  /** Position among the steps, from 1. */
  position: number;
  /** Outcome of a finished step, or what another step waits for. */
  summary?: ReactNode;
  /** What a finished or waiting step shows on request. When omitted, there is nothing. */
  details?: ReactNode;
  /** Label of the button that shows the details. @default details */
  detailsLabel?: string;
  /** The form of the next step. */
  children?: ReactNode;
}

/** One step of a correction: a line, and below it the form of the next step or the details. */
export function StepSection({
  step,
  state,
  position,
  summary,
  details,
  detailsLabel,
  children,
}: StepSectionProps) {
  const words = useMessages(correctionMessages);
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const headingId = useId();
  const hasDetails = details !== undefined && details !== null && details !== false;
  const showsDetails = isOpen && hasDetails;
  return (
    <li data-step={step} data-state={state} aria-labelledby={headingId}>
      <div data-part="line">
        <span data-part="mark" aria-hidden="true">
          {state === 'done' ? <Icon glyph={CheckGlyph} size="small" /> : position}
        </span>
        <h3 id={headingId} tabIndex={-1}>
          {words[step]} <VisuallyHidden>{`(${words[state]})`}</VisuallyHidden>
        </h3>
        <span data-part="summary">{summary}</span>
        {hasDetails && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-describedby={headingId}
            onClick={() => setOpen(!isOpen)}
          >
            {detailsLabel ?? words.details}
          </Button>
        )}
      </div>
      <div data-part="content" id={contentId} hidden={!showsDetails && !children}>
        {showsDetails && details}
        {children}
      </div>
    </li>
  );
}
