import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { ReasonForm, type ReasonValues } from '../../shared/reason-form/index.ts';
import { staffMessages } from './words/index.ts';
import type { ChosenAction } from './staff-table.tsx';

/** An action that requires a reason. */
export type ReasonedAction = ChosenAction & { kind: 'disable' | 'reset-second-factor' };

export interface ReasonDialogProps {
  /** The action and the staff member; undefined closes the dialog. */
  chosen: ReasonedAction | undefined;
  onClose: () => void;
  submission: Submission;
  onConfirm: (given: ReasonValues) => Promise<void>;
}

/** Asks for the reason of a restrictive action. The button names the action. */
export function ReasonDialog({ chosen, onClose, ...form }: ReasonDialogProps) {
  const words = useMessages(staffMessages);
  const question = useQuestion(chosen);
  return (
    <Dialog open={question !== undefined} onClose={onClose} title={question?.title}>
      {question && (
        <ReasonForm
          {...form}
          words={words}
          body={question.body}
          confirm={question.confirm}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface Question {
  title: string;
  body: string;
  confirm: string;
}

function useQuestion(chosen: ReasonedAction | undefined): Question | undefined {
  const words = useMessages(staffMessages);
  if (!chosen) return undefined;
  const {
    kind,
    member: { full_name: name, status },
  } = chosen;
  if (kind === 'reset-second-factor')
    return {
      title: words.resetTitle({ name }),
      body: words.resetBody({ name }),
      confirm: words.resetNow,
    };
  return status === 'invited'
    ? { title: words.withdrawTitle({ name }), body: words.withdrawBody, confirm: words.withdrawNow }
    : {
        title: words.disableTitle({ name }),
        body: words.disableBody({ name }),
        confirm: words.disableNow,
      };
}
