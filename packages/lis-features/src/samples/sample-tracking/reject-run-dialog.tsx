import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { rejectForm } from './custody-forms.ts';
import { RejectFields, type RejectValues } from './reject-fields.tsx';
import type { RejectionReason, RunEntry } from './use-scan-run.ts';
import * as S from './sample-tracking.styles.ts';
import { useDialogWords } from './use-dialog-words.ts';

export interface RejectRunDialogProps {
  open: boolean;
  onClose: () => void;
  /** The selected lines of the running list. */
  chosen: readonly RunEntry[];
  /** Rejects their specimens. Must not reject. */
  onReject: (reason: RejectionReason) => Promise<Submission>;
}

/** Reason for rejecting several specimens. Refused ones stay selected in the running list. */
export function RejectRunDialog({ open, chosen, ...rest }: RejectRunDialogProps) {
  const words = useDialogWords();
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={words.rejectManyTitle({ count: chosen.length })}
    >
      {open && (
        <Stack gap="s5">
          <p>{words.rejectManyBody}</p>
          <S.Rejected>
            {chosen.map(({ place, scanned, sample }) => (
              <li key={place}>
                <S.Code>{scanned.accession}</S.Code>
                <bdi>{sample?.patient.full_name}</bdi>
              </li>
            ))}
          </S.Rejected>
          <RejectRunForm chosen={chosen} {...rest} />
        </Stack>
      )}
    </Dialog>
  );
}

function RejectRunForm({ chosen, onClose, onReject }: Omit<RejectRunDialogProps, 'open'>) {
  const words = useDialogWords();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<RejectValues, RejectionReason>(rejectForm, {
    defaultValues: { code: '', note: '' },
    words,
    submission,
    onSubmit: (reason) => run(() => onReject(reason)),
  });
  const confirmLabel = words.rejectManyNow({ count: chosen.length });
  return (
    <LisForm form={form} label={confirmLabel}>
      <RejectFields form={form} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}
