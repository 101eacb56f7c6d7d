import { rejectionCodes, type Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LisForm, useLisForm, type LisFormState } from '../../shared/lis-form/index.js';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { endForm, rejectForm, sendForm, storeForm, type AskedMove, type CustodyAnswer } from './custody.js';
import { trackingMessages } from './tracking.messages.js';

interface AnswerProps {
  onAnswer: (answer: CustodyAnswer) => void;
  onClose: () => void;
  submission: Submission;
}

export interface MoveDialogProps extends AnswerProps {
  sample: Sample;
  /** What is asked about; undefined closes the dialog. */
  move: AskedMove | undefined;
}

/** Asks what a move needs before it is made: why, where, by whom. The button says what will happen. */
export function MoveDialog({ sample, move, onClose, ...rest }: MoveDialogProps) {
  const words = useMessages(trackingMessages);
  const { accession_number: accession, patient } = sample;
  const asked: Record<AskedMove, { title: string; body: string }> = {
    send: { title: words.sendTitle({ accession }), body: words.sendBody },
    store: { title: words.storeTitle({ accession }), body: words.storeBody },
    reject: { title: words.rejectTitle({ accession }), body: words.rejectBody({ name: patient.full_name }) },
    lose: { title: words.loseTitle({ accession }), body: words.loseBody },
    dispose: { title: words.disposeTitle({ accession }), body: words.disposeBody },
  };
  return (
    <Dialog open={move !== undefined} onClose={onClose} title={move ? asked[move].title : ''}>
      {move && (
        <Stack gap="s5">
          <p>{asked[move].body}</p>
          <MoveForm key={move} move={move} onClose={onClose} {...rest} />
        </Stack>
      )}
    </Dialog>
  );
}

function MoveForm({ move, ...rest }: AnswerProps & { move: AskedMove }) {
  switch (move) {
    case 'send':
      return <SendForm {...rest} />;
    case 'store':
      return <StoreForm {...rest} />;
    case 'reject':
      return <RejectForm {...rest} />;
    case 'lose':
    case 'dispose':
      return <EndForm move={move} {...rest} />;
  }
}

function SendForm({ onAnswer, onClose, submission }: AnswerProps) {
  const words = useMessages(trackingMessages);
  const form = useLisForm(sendForm, { defaultValues: { note: '' }, words, onSubmit: (body) => onAnswer({ move: 'send', body }), submission });
  return (
    <AskedForm form={form} act={words.sendNow} onClose={onClose}>
      <TextField label={words.sendNote} optional maxLength={300} autoComplete="off" {...form.field('note')} />
    </AskedForm>
  );
}

function StoreForm({ onAnswer, onClose, submission }: AnswerProps) {
  const words = useMessages(trackingMessages);
  const form = useLisForm(storeForm, { defaultValues: { box: '', position: '' }, words, onSubmit: (body) => onAnswer({ move: 'store', body }), submission });
  return (
    <AskedForm form={form} act={words.storeNow} onClose={onClose}>
      <TextField label={words.box} maxLength={40} autoComplete="off" {...form.field('box')} />
      <TextField label={words.position} optional hint={words.positionHint} maxLength={4} autoComplete="off" autoCapitalize="characters" {...form.field('position')} />
    </AskedForm>
  );
}

function RejectForm({ onAnswer, onClose, submission }: AnswerProps) {
  const words = useMessages(trackingMessages);
  const specimen = useSpecimenWords();
  const form = useLisForm<{ code: string; note: string }, Extract<CustodyAnswer, { move: 'reject' }>['body']>(rejectForm, {
    defaultValues: { code: '', note: '' }, words, onSubmit: (body) => onAnswer({ move: 'reject', body }), submission,
  });
  return (
    <AskedForm form={form} act={words.rejectNow} tone="critical" onClose={onClose}>
      <SelectField label={words.reason} placeholder={words.chooseReason} options={rejectionCodes.map((value) => ({ value, label: specimen.reason(value) }))} {...form.field('code')} />
      <TextField label={words.note} optional maxLength={300} autoComplete="off" {...form.field('note')} />
    </AskedForm>
  );
}

function EndForm({ move, onAnswer, onClose, submission }: AnswerProps & { move: 'lose' | 'dispose' }) {
  const words = useMessages(trackingMessages);
  const form = useLisForm(endForm, { defaultValues: { note: '' }, words, onSubmit: (body) => onAnswer({ move, body }), submission });
  return (
    <AskedForm form={form} act={move === 'lose' ? words.loseNow : words.disposeNow} tone="critical" onClose={onClose}>
      <TextField label={move === 'lose' ? words.loseNote : words.reason} maxLength={300} autoComplete="off" {...form.field('note')} />
    </AskedForm>
  );
}

interface AskedFormProps<Values extends FieldValues, Output> {
  form: LisFormState<Values, Output>;
  /** What the button does. */
  act: string;
  tone?: 'neutral' | 'critical';
  onClose: () => void;
  children: ReactNode;
}

function AskedForm<Values extends FieldValues, Output>({ form, act, tone = 'neutral', onClose, children }: AskedFormProps<Values, Output>) {
  const words = useMessages(trackingMessages);
  return (
    <LisForm form={form} label={act}>
      {children}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone={tone} busy={form.busy}>{act}</Button>
      </FormActions>
    </LisForm>
  );
}
