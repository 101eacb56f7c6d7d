import { useId, useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../button/index.ts';
import { Dialog, type CloseDetails, type DialogProps } from '../dialog/index.ts';
import { useMessages } from '../i18n/index.ts';
import { confirmDialogMessages } from './words/index.ts';
import { ConfirmForm } from './confirm-form.tsx';

/** What the reader confirmed. */
export interface Confirmation {
  /** Why, without spaces at its ends; empty where no reason was asked for. */
  reason: string;
}

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'actions' | 'initialFocus' | 'onClose' | 'size'
> {
  /** The button was not pressed: Cancel, Escape, the close button. Not called while `busy`. */
  onClose: (details: CloseDetails | { reason: 'cancel' }) => void;
  /** The act in words, on the button that does it: "Delete 3 parcels", never "OK". */
  act: string;
  /** `critical` for acts that destroy or cannot be taken back. @default 'critical' */
  tone?: ButtonLook['tone'];
  /** The reader pressed the button and everything asked for is filled in. A promise keeps further presses out. */
  onConfirm: (confirmation: Confirmation) => void | Promise<void>;
  /** Asks for a reason of at least so many characters. When omitted, none is asked for. */
  reason?: { minLength: number; label?: string };
  /** What must be typed before the act, such as the thing's own name: for acts whose damage is large. */
  phrase?: string;
  /** The act is under way: the dialog stays, the button turns. @default false */
  busy?: boolean;
  /** Why the server refused, and what to do. It is announced; what was typed stays. When omitted, nothing was refused. */
  refusal?: ReactNode;
  /** What follows from the act: what is changed, what is kept, who is told. */
  children?: ReactNode;
}

/**
 * Asks before an act that destroys, or that the record wants a reason for. The act stands in the button. For acts that
 * can be taken back, do them and offer to undo in a toast; for any other question use `Dialog`.
 */
export function ConfirmDialog({
  onClose,
  act,
  tone = 'critical',
  onConfirm,
  reason,
  phrase,
  busy = false,
  refusal,
  children,
  ...rest
}: ConfirmDialogProps) {
  const words = useMessages(confirmDialogMessages);
  const formId = useId();
  const firstField = useRef<HTMLElement>(null);
  const close: ConfirmDialogProps['onClose'] = (details) => {
    if (!busy) onClose(details);
  };
  return (
    <Dialog
      {...rest}
      onClose={close}
      initialFocus={firstField}
      actions={
        <>
          <Button onClick={() => close({ reason: 'cancel' })}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" tone={tone} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <ConfirmForm
        id={formId}
        rules={{ reasonMin: reason?.minLength, phrase }}
        reasonLabel={reason?.label}
        refusal={refusal}
        busy={busy}
        firstField={firstField}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmForm>
    </Dialog>
  );
}
