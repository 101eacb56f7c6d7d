import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { registrationWizardMessages } from './words/index.ts';

export interface BackButtonProps {
  /** When omitted, this is the first step: the button is drawn, and says so. */
  onBack: (() => void) | undefined;
}

/** To the step before. */
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
  /** What keeps the step from being left; the button is inert while there is something. */
  reason: string | undefined;
  /** Pressed in spite of it, or Enter in a field: shows which answers are meant. */
  onShowReason: () => void;
}

/** Sends the step's form. Inert while the step is not complete, but never mute: it has the reason, and pressing it leads there. */
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
