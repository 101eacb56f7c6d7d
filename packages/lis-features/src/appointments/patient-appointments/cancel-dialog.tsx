import type { Appointment } from '@alms/lis-domain/appointments';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useAppointmentWords } from '../../shared/appointment-words/index.ts';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { patientAppointmentsMessages } from './words/index.ts';

export interface CancelDialogProps {
  /** The appointment to cancel; undefined while none is being cancelled. */
  appointment: Appointment | undefined;
  /** Whether the user must enter a reason. */
  asksReason: boolean;
  onCancel: (reason: string) => Promise<Submission>;
  onClose: () => void;
}

/** Asks for confirmation before cancelling an appointment. Staff must enter a reason. */
export function CancelDialog({ appointment, asksReason, onCancel, onClose }: CancelDialogProps) {
  const words = useMessages(patientAppointmentsMessages);
  const { when } = useAppointmentWords();
  const { submissionText } = useFormWords(words, undefined);
  const { submission, run, reset } = useOutcome(() => close());
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async ({ reason }: { reason: string }) => {
    await run(() => onCancel(reason));
  };
  return (
    <ConfirmDialog
      open={appointment !== undefined}
      onClose={close}
      title={words.cancelTitle}
      confirmLabel={words.cancelAction}
      busy={submission.status === 'submitting'}
      refusal={submissionText(submission)}
      onConfirm={confirm}
      {...(asksReason && { reason: { minLength: 3, label: words.cancelReason } })}
    >
      {appointment && words.cancelBody({ when: when(appointment) })}
    </ConfirmDialog>
  );
}
