import type { TestParameter } from '@alms/lis-domain/catalogue';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';

/** A navigation away from unsaved changes that awaits the user’s decision. */
export interface Leaving {
  /** Leaves the page; the changes are lost. */
  onLeave: () => void;
  onStay: () => void;
}

export interface DiscardDialogProps {
  open: boolean;
  /** Number of unsaved changes. */
  count: number;
  /** Names of the unsaved changes. */
  changes: string;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before the unsaved changes are discarded. */
export function DiscardDialog({ open, count, changes, onClose, onDiscard }: DiscardDialogProps) {
  const words = useMessages(testEditorMessages);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.discardTitle({ count })}
      confirmLabel={words.discardNow}
      onConfirm={() => {
        onDiscard();
        onClose();
      }}
    >
      <Text>{changes}</Text>
    </ConfirmDialog>
  );
}

/** Asks before the page with unsaved changes is left. */
export function LeaveDialog({
  leaving,
  changes,
}: {
  leaving: Leaving | undefined;
  changes: string;
}) {
  const words = useMessages(testEditorMessages);
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      onClose={() => leaving?.onStay()}
      title={words.leaveTitle}
      confirmLabel={words.leaveNow}
      onConfirm={() => leaving?.onLeave()}
    >
      <Text>{words.leaveBody({ changes })}</Text>
    </ConfirmDialog>
  );
}

export interface RetireDialogProps {
  test: TestParameter;
  open: boolean;
  onClose: () => void;
  /** Retires the test. Must not reject. */
  onRetire: (retirement: { test: TestParameter; reason: string }) => Promise<Submission>;
}

/** Retires a test with a reason. */
export function RetireDialog({ test, open, onClose, onRetire }: RetireDialogProps) {
  const words = useMessages(testEditorMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const { refusalText, failureText } = useFormWords(words, undefined);
  const close = () => {
    setSubmission({ status: 'idle' });
    onClose();
  };
  const refusal =
    submission.status === 'rejected'
      ? refusalText(submission)
      : submission.status === 'failed'
        ? failureText(submission.error)
        : undefined;
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={words.retireTitle({ name: test.name })}
      confirmLabel={words.retireNow}
      reason={{ minLength: 3 }}
      busy={submission.status === 'submitting'}
      refusal={refusal}
      onConfirm={async ({ reason }) => {
        setSubmission({ status: 'submitting' });
        const outcome = await onRetire({ test, reason });
        setSubmission(outcome);
        if (outcome.status === 'done') close();
      }}
    >
      <Text>{words.retireBody}</Text>
    </ConfirmDialog>
  );
}
