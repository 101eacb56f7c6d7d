import {
  canMoveSample,
  type ArrivalCondition,
  type ArrivalConditionCode,
  type Sample,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import {
  IndexFields,
  typedIndices,
  unreadableIndices,
  type TypedIndices,
} from '../../shared/index-fields/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { ConditionGroup } from './condition-group.tsx';
import { conditionForm } from './custody-forms.ts';
import type { NotedCondition } from './custody.ts';
import { useDeviationTexts } from './use-deviation-texts.ts';
import { isTemperature, temperatureFrom } from './temperature.ts';
import { useDialogWords } from './use-dialog-words.ts';

export interface ConditionDialogProps {
  sample: Pick<Sample, 'accession_number' | 'status' | 'condition' | 'needs'>;
  open: boolean;
  onClose: () => void;
  /** Records the condition, and the receipt if not yet recorded. Must not reject. */
  onNote: (noted: NotedCondition) => Promise<Submission>;
}

/** Specimen condition: recorded at receipt, or added or corrected later. */
export function ConditionDialog({ sample, open, onClose, onNote }: ConditionDialogProps) {
  const words = useDialogWords();
  const { accession_number: accession, status } = sample;
  const title = canMoveSample(status, 'receive')
    ? words.receiveTitle({ accession })
    : words.conditionTitle({ accession });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && (
        <Stack gap="s5">
          <p>{words.conditionBody}</p>
          <ConditionForm sample={sample} onClose={onClose} onNote={onNote} />
        </Stack>
      )}
    </Dialog>
  );
}

interface ConditionValues extends Pick<ArrivalCondition, 'codes' | 'note'> {
  indices: TypedIndices;
  temperature: string;
  reason: string;
}

function ConditionForm({
  sample: { status, condition: before, needs },
  onClose,
  onNote,
}: Omit<ConditionDialogProps, 'open'>) {
  const words = useDialogWords();
  const { submission, run } = useOutcome(onClose);
  const isArriving = canMoveSample(status, 'receive');
  const [codes, setCodes] = useState<ArrivalConditionCode[]>(before?.codes ?? []);
  const form = useLisForm<ConditionValues, NotedCondition>(conditionForm(before), {
    defaultValues: {
      codes,
      note: before?.note ?? '',
      indices: typedIndices(before?.indices),
      temperature: before?.temperature ?? '',
      reason: '',
    },
    words,
    submission,
    onSubmit: (noted) => run(() => onNote(noted)),
  });
  const { id, error } = form.field('codes');
  const indices = form.field('indices');
  const typed = form.methods.watch('indices');
  const temperature = form.methods.watch('temperature');
  const deviations = useDeviationTexts()({
    needs,
    condition: {
      codes,
      note: '',
      ...(temperature !== '' &&
        isTemperature(temperature) && { temperature: temperatureFrom(temperature) }),
    },
  });
  const confirmLabel = isArriving ? words.receive : words.conditionNow;
  return (
    <LisForm form={form} label={confirmLabel}>
      <ConditionGroup
        id={id}
        error={error}
        value={codes}
        onValueChange={(chosen) => {
          setCodes(chosen);
          form.methods.setValue('codes', chosen);
          form.methods.clearErrors('codes');
        }}
      />
      <TextField
        label={words.temperature}
        hint={words.temperatureHint}
        trailing="°C"
        inputMode="decimal"
        optional
        autoComplete="off"
        {...form.field('temperature')}
      />
      {deviations !== undefined && (
        <Alert tone="caution" title={words.deviationTitle}>
          {deviations.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <IndexFields
        id={indices.id}
        value={typed}
        onValueChange={(next) => {
          form.methods.setValue('indices', next);
          form.methods.clearErrors('indices');
        }}
        errors={
          indices.error === undefined
            ? {}
            : { [unreadableIndices(typed)[0] ?? 'hemolysis']: indices.error }
        }
      />
      <TextField
        label={words.conditionNote}
        hint={words.conditionNoteHint}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
      {before && (
        <TextField
          label={words.conditionReason}
          maxLength={300}
          autoComplete="off"
          {...form.field('reason')}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}
