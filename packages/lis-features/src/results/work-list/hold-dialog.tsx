import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRef, type RefObject } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import * as S from './bulk-verification.styles.ts';
import { reasonForm, type Reason } from './correction.form.ts';
import type { VerificationActions } from './entry-panel.tsx';
import type { SampleGroup } from './sample-groups.ts';
import { useClosingDialog } from './use-closing-dialog.ts';
import { SpecimenIdentity } from './specimen-identity.tsx';
import { correctionsMessages } from './words/corrections/index.ts';

export interface HoldDialogProps {
  open: boolean;
  /** Specimens with the results to put on hold. */
  groups: readonly SampleGroup[];
  onHold: NonNullable<VerificationActions['onHold']>;
  /** State of the hold. */
  state: Submission | undefined;
  onClose: () => void;
}

/** Puts results of specimens on hold with a reason. Closes on success. */
export function HoldDialog({ open, groups, onHold, state = idle, onClose }: HoldDialogProps) {
  const words = useMessages(correctionsMessages);
  const format = useFormat();
  const reasonField = useRef<HTMLInputElement>(null);
  const current = useClosingDialog(open, state, onClose);
  const results = groups.flatMap((group) => group.results);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.holdTitle({ count: results.length })}
      initialFocus={reasonField}
    >
      <Stack gap="s5">
        <p>{words.holdBody}</p>
        <S.Preview>
          {groups.map(({ sampleId, first, results: ofSample }) => (
            <li key={sampleId}>
              <SpecimenIdentity first={first} />
              <span>{format.list(ofSample.map(({ test }) => test.name))}</span>
            </li>
          ))}
        </S.Preview>
        <HoldForm
          reasonField={reasonField}
          submission={current}
          onClose={onClose}
          onSend={({ reason }) =>
            onHold({ items: results.map(({ id, version }) => ({ id, version })), reason })
          }
        />
      </Stack>
    </Dialog>
  );
}

interface HoldFormProps {
  reasonField: RefObject<HTMLInputElement | null>;
  submission: Submission;
  onClose: () => void;
  onSend: (given: Reason) => void;
}

function HoldForm({ reasonField, submission, onClose, onSend }: HoldFormProps) {
  const words = useMessages(correctionsMessages);
  const form = useLisForm<Reason, Reason>(reasonForm, {
    defaultValues: { reason: '' },
    words,
    onSubmit: onSend,
    submission,
  });
  const { ref, ...reason } = form.field('reason');
  return (
    <LisForm form={form} label={words.holdNow} brief>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        autoComplete="off"
        maxLength={300}
        {...reason}
        ref={(field) => {
          ref(field);
          reasonField.current = field;
        }}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.holdNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
