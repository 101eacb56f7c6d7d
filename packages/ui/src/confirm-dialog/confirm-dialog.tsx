import { useId, useRef, type ReactNode } from 'react';
import { Button, type ButtonStyle } from '../button/index.ts';
import { Dialog, type CloseDetails, type DialogProps } from '../dialog/index.ts';
import { useMessages } from '../i18n/index.ts';
import { confirmDialogMessages } from './words/index.ts';
import { ConfirmForm } from './confirm-form.tsx';

/** Input of a confirmed dialog. */
export interface Confirmation {
  /** Trimmed reason; empty when none is required. */
  reason: string;
}

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'actions' | 'initialFocus' | 'onClose' | 'size'
> {
  /**
   * Called when the dialog is cancelled: Cancel, Escape or the close button. Not called while
   * `busy`.
   */
  onClose: (details: CloseDetails | { reason: 'cancel' }) => void;
  /** Button label that names the action: "Delete 3 parcels", never "OK". */
  confirmLabel: string;
  /** `critical` for destructive or irreversible actions. @default 'critical' */
  tone?: ButtonStyle['tone'];
  /**
   * Called when the user confirms and all required input is complete. A returned promise blocks
   * further clicks until it settles.
   */
  onConfirm: (confirmation: Confirmation) => void | Promise<void>;
  /**
   * Requires a reason with at least `minLength` characters. When omitted, no reason is required.
   */
  reason?: { minLength: number; label?: string };
  /**
   * Text that must be typed before the action, such as the object's name. For actions with severe
   * consequences.
   */
  phrase?: string;
  /**
   * Whether the action is in progress: the dialog stays open and the button shows a spinner.
   * @default false
   */
  busy?: boolean;
  /**
   * Reason for a server rejection, and what to do. It is announced, and entries are kept. Omit when
   * nothing was rejected.
   */
  refusal?: ReactNode;
  /** Consequences of the action: what changes, what is retained, who is notified. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before a destructive action, or one whose reason is recorded. The button
 * names the action. For reversible actions, perform them and offer undo in a toast. For any other
 * question use `Dialog`.
 */
export function ConfirmDialog({
  onClose,
  confirmLabel,
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
            {confirmLabel}
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
