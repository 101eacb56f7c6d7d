import { hasUnconfirmedLimits, type TestParameter } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { limitProposalMessages } from './words/limit-proposal/index.ts';

export interface LimitProposalProps {
  test: TestParameter;
  /** Confirms the limits of this version. When omitted, the user may not. Must not reject. */
  onConfirm?: ((test: TestParameter) => Promise<Submission>) | undefined;
}

/**
 * States whether the limits of a test are proposals of a starter pack, and who confirmed them.
 * Nothing for a test that the facility defined itself.
 */
export function LimitProposal({ test, onConfirm }: LimitProposalProps) {
  const words = useMessages(limitProposalMessages);
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  if (test.proposal === null) return null;
  const { confirmed } = test.proposal;
  if (confirmed !== null)
    return (
      <Text size="small" tone="muted">
        {words.confirmed({
          date: format.longDate(format.dayOf(confirmed.at)),
          name: confirmed.by.name,
        })}
      </Text>
    );
  const mayConfirm = onConfirm !== undefined && test.status !== 'retired';
  return (
    <>
      <Alert
        tone="caution"
        title={words.title}
        actions={
          mayConfirm && (
            <Button aria-haspopup="dialog" onClick={() => setConfirming(true)}>
              {words.confirm}
            </Button>
          )
        }
      >
        {words.body}
      </Alert>
      {mayConfirm && (
        <ConfirmLimitsDialog
          test={test}
          open={isConfirming && hasUnconfirmedLimits(test)}
          onClose={() => setConfirming(false)}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}

function ConfirmLimitsDialog({
  test,
  open,
  onClose,
  onConfirm,
}: Required<LimitProposalProps> & {
  onConfirm: NonNullable<LimitProposalProps['onConfirm']>;
  open: boolean;
  onClose: () => void;
}) {
  const words = useMessages(limitProposalMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const { submission, run, reset } = useOutcome(onClose);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={words.dialogTitle({ name: test.name })}
      confirmLabel={words.confirmNow}
      tone="neutral"
      busy={submission.status === 'submitting'}
      refusal={
        submission.status === 'rejected'
          ? refusalText(submission)
          : submission.status === 'failed'
            ? failureText(submission.error)
            : undefined
      }
      onConfirm={() => run(() => onConfirm(test))}
    >
      <Text>{words.dialogBody({ version: test.version })}</Text>
    </ConfirmDialog>
  );
}
