import type { NamedLaboratory } from '@alms/lis-domain/facility';
import {
  canMoveSample,
  disposalCodes,
  isPastRetention,
  rejectableTests,
  type Sample,
} from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { ComboboxField, type Choice } from '@alms/ui/combobox-field';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LisForm, useLisForm, type LisFormState } from '../../shared/lis-form/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { disposeForm, endForm, rejectTestsForm, sendForm, storeForm } from './custody-forms.ts';
import type { CustodyAnswer, DialogMove } from './custody.ts';
import { RejectFields, type RejectValues } from './reject-fields.tsx';
import { useDialogWords } from './use-dialog-words.ts';

interface AnswerProps {
  onAnswer: (answer: CustodyAnswer) => void;
  onClose: () => void;
  submission: Submission;
  sample: Sample;
  boxes: BoxChoices;
  sites: readonly NamedLaboratory[] | undefined;
}

/** Selectable storage boxes. */
export interface BoxChoices {
  options: Resource<readonly Choice[]>;
  /** Searches boxes by text. */
  onSearch: (text: string) => void;
}

export interface MoveDialogProps extends AnswerProps {
  /** The action that requires input; undefined closes the dialog. */
  move: DialogMove | undefined;
}

/** Asks for the reason, location or person of an action. The button names the action. */
export function MoveDialog({ sample, move, onClose, ...rest }: MoveDialogProps) {
  const words = useDialogWords();
  const { accession_number: accession, patient } = sample;
  const texts: Record<DialogMove, { title: string; body: string }> = {
    send: { title: words.sendTitle({ accession }), body: words.sendBody },
    store: {
      title:
        sample.status === 'stored'
          ? words.relocateTitle({ accession })
          : words.storeTitle({ accession }),
      body: words.storeBody,
    },
    reject: {
      title: words.rejectTitle({ accession }),
      body: canMoveSample(sample.status, 'reject')
        ? words.rejectBody({ name: patient.full_name })
        : words.rejectTestsBody({ name: patient.full_name }),
    },
    lose: { title: words.loseTitle({ accession }), body: words.loseBody },
    dispose: { title: words.disposeTitle({ accession }), body: words.disposeBody },
  };
  return (
    <Dialog open={move !== undefined} onClose={onClose} title={move ? texts[move].title : ''}>
      {move && (
        <Stack gap="s5">
          <p>{texts[move].body}</p>
          <MoveForm key={move} move={move} sample={sample} onClose={onClose} {...rest} />
        </Stack>
      )}
    </Dialog>
  );
}

function MoveForm({ move, ...rest }: AnswerProps & { move: DialogMove }) {
  switch (move) {
    case 'send':
      return <SendForm {...rest} />;
    case 'store':
      return <StoreForm {...rest} />;
    case 'reject':
      return <RejectForm {...rest} />;
    case 'lose':
      return <LoseForm {...rest} />;
    case 'dispose':
      return <DisposeForm {...rest} />;
  }
}

function SendForm({ sample, sites, onAnswer, onClose, submission }: AnswerProps) {
  const words = useDialogWords();
  const planned = sample.laboratory?.id ?? '';
  const form = useLisForm<
    { note: string; laboratory_id: string },
    Extract<CustodyAnswer, { move: 'send' }>['body']
  >(sendForm, {
    defaultValues: { note: '', laboratory_id: planned },
    words,
    onSubmit: (body) => onAnswer({ move: 'send', body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.sendNow} onClose={onClose}>
      {sites && sites.length > 1 && (
        <SelectField
          label={words.sendTo}
          hint={words.sendToHint}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('laboratory_id')}
        />
      )}
      <TextField
        label={words.sendNote}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
    </ActionForm>
  );
}

function StoreForm({ sample, boxes, onAnswer, onClose, submission }: AnswerProps) {
  const words = useDialogWords();
  const [box, setBox] = useState<Choice | null>(null);
  const by = submission.status === 'rejected' ? submission.fieldErrors['taken_by'] : undefined;
  const form = useLisForm<
    { box_id: string; position: string },
    Extract<CustodyAnswer, { move: 'store' }>['body']
  >(storeForm, {
    defaultValues: { box_id: '', position: '' },
    words: {
      ...words,
      ...(by !== undefined && { storage_position_taken: words.positionTakenBy({ by }) }),
    },
    onSubmit: (body) => onAnswer({ move: 'store', body }),
    submission,
  });
  const { ref: _, onChange: __, ...bound } = form.field('box_id');
  return (
    <ActionForm
      form={form}
      confirmLabel={sample.status === 'stored' ? words.relocateNow : words.storeNow}
      onClose={onClose}
    >
      <ComboboxField
        {...bound}
        label={words.box}
        options={boxes.options}
        onSearch={boxes.onSearch}
        value={box}
        onValueChange={(next) => {
          setBox(next);
          form.methods.setValue('box_id', next?.value ?? '', { shouldDirty: true });
        }}
      />
      <TextField
        label={words.position}
        optional
        hint={words.positionHint}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('position')}
      />
    </ActionForm>
  );
}

function RejectForm({ sample, onAnswer, onClose, submission }: AnswerProps) {
  const words = useDialogWords();
  const tests = rejectableTests(sample.tests);
  const codes = tests.map(({ code }) => code);
  const whole = canMoveSample(sample.status, 'reject') ? codes : null;
  const form = useLisForm<
    RejectValues & { tests: string[] },
    Extract<CustodyAnswer, { move: 'reject' }>['body']
  >(rejectTestsForm(whole), {
    defaultValues: { code: '', note: '', tests: whole ?? [] },
    words,
    onSubmit: (body) => onAnswer({ move: 'reject', body }),
    submission,
  });
  const chosen = form.methods.watch('tests');
  const isWhole = whole !== null && chosen.length === whole.length;
  const { id, error } = form.field('tests');
  return (
    <ActionForm
      form={form}
      confirmLabel={isWhole ? words.rejectNow : words.rejectTestsNow({ count: chosen.length })}
      tone="critical"
      onClose={onClose}
    >
      {(tests.length > 1 || whole === null) && (
        <CheckboxGroup
          id={id}
          error={error}
          label={words.rejectTests}
          hint={words.rejectTestsHint}
          layout="columns"
          options={tests.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen}
          onValueChange={(next) => {
            form.methods.setValue('tests', next);
            form.methods.clearErrors('tests');
          }}
        />
      )}
      <RejectFields form={form} />
    </ActionForm>
  );
}

function LoseForm({ onAnswer, onClose, submission }: AnswerProps) {
  const words = useDialogWords();
  const form = useLisForm(endForm, {
    defaultValues: { note: '' },
    words,
    onSubmit: (body) => onAnswer({ move: 'lose', body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.loseNow} tone="critical" onClose={onClose}>
      <TextField
        label={words.loseNote}
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
    </ActionForm>
  );
}

function DisposeForm({ sample: { retain_until }, onAnswer, onClose, submission }: AnswerProps) {
  const words = useDialogWords();
  const format = useFormat();
  const specimen = useSpecimenWords();
  const isDue = isPastRetention(retain_until, useToday());
  // Shown only when the server reports pending results, so that it cannot be confirmed in advance.
  const isAwaited = submission.status === 'rejected' && submission.formError === 'results_awaited';
  const [wasAwaited, setWasAwaited] = useState(false);
  if (isAwaited && !wasAwaited) setWasAwaited(true);
  const form = useLisForm<
    { code: string; note: string; despite_pending: boolean },
    Extract<CustodyAnswer, { move: 'dispose' }>['body']
  >(disposeForm(isDue), {
    defaultValues: { code: '', note: '', despite_pending: false },
    words,
    onSubmit: (body) => onAnswer({ move: 'dispose', body }),
    submission,
  });
  const until = () => {
    if (retain_until === null) return words.keptWithoutEnd;
    return isDue
      ? words.keptLongEnough({ date: format.longDate(retain_until) })
      : words.keptLonger({ date: format.longDate(retain_until) });
  };
  return (
    <ActionForm form={form} confirmLabel={words.disposeNow} tone="critical" onClose={onClose}>
      <p>{until()}</p>
      {!isDue && (
        <SelectField
          label={words.reason}
          placeholder={words.chooseReason}
          options={disposalCodes.map((value) => ({ value, label: specimen.reason(value) }))}
          {...form.field('code')}
        />
      )}
      <TextField
        label={words.note}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
      {wasAwaited && <Checkbox label={words.despitePending} {...form.field('despite_pending')} />}
    </ActionForm>
  );
}

interface ActionFormProps<Values extends FieldValues, Output> {
  form: LisFormState<Values, Output>;
  /** Label of the button. */
  confirmLabel: string;
  tone?: 'neutral' | 'critical';
  onClose: () => void;
  children: ReactNode;
}

function ActionForm<Values extends FieldValues, Output>({
  form,
  confirmLabel,
  tone = 'neutral',
  onClose,
  children,
}: ActionFormProps<Values, Output>) {
  const words = useDialogWords();
  return (
    <LisForm form={form} label={confirmLabel}>
      {children}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone={tone} busy={form.busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}
