import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { registrationWizardMessages } from './words/index.ts';

export interface BackButtonProps {
  /**
   * Moves to the previous step. When undefined, this is the first step and the button is disabled
   * with that reason.
   */
  onBack: (() => void) | undefined;
}

/** Button to the previous step. */
export function BackButton({ onBack }: BackButtonProps) {
  const words = useMessages(registrationWizardMessages);
  if (onBack === undefined)
    return (
      <Button size="large" inertReason={words.firstStep}>
        {words.back}
      </Button>
    );
  return (
    <Button size="large" onClick={onBack}>
      {words.back}
    </Button>
  );
}

export interface NextButtonProps {
  /** Reason why the step is incomplete. While present, the button does not advance. */
  reason: string | undefined;
  /** Called when Next or Enter is pressed on an incomplete step. Shows the affected fields. */
  onShowReason: () => void;
}

/**
 * Submits the form of the step. On an incomplete step it states the reason and moves focus to it
 * instead.
 */
export function NextButton({ reason, onShowReason }: NextButtonProps) {
  const words = useMessages(registrationWizardMessages);
  return (
    <Button
      type="submit"
      size="large"
      variant="primary"
      {...(reason !== undefined && { inertReason: reason, onClickCapture: onShowReason })}
    >
      {words.next}
    </Button>
  );
}
