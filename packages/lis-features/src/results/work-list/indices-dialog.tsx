import {
  isRecorded,
  recordedIndices,
  type ArrivalCondition,
  type InterferenceIndices,
  type SampleId,
} from '@alms/lis-domain/samples';
import type { Result } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import {
  IndexFields,
  indicesFrom,
  typedIndices,
  unreadableIndices,
  type TypedIndices,
} from '../../shared/index-fields/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { indicesDialogMessages } from './words/indices-dialog/index.ts';

/** A specimen condition with new indices, and the version of the specimen that was loaded. */
export interface RecordedIndices {
  sampleId: SampleId;
  version: number;
  condition: ArrivalCondition | null;
  /** Reason for the correction; empty for a first entry. */
  reason: string;
}

export interface IndicesDialogProps {
  /** A result of the specimen. */
  first: Result;
  open: boolean;
  onClose: () => void;
  /** Records the indices. Must not reject. */
  onRecord: (recorded: RecordedIndices) => Promise<Submission>;
}

/** Hemolysis, icterus and lipemia indices of a specimen, noticed or measured at result entry. */
export function IndicesDialog({ first, open, onClose, onRecord }: IndicesDialogProps) {
  const words = useMessages(indicesDialogMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title({ accession: first.accession_number })}
    >
      {open && (
        <Stack gap="s5">
          <p>{words.body}</p>
          <IndicesForm first={first} onClose={onClose} onRecord={onRecord} />
        </Stack>
      )}
    </Dialog>
  );
}

interface IndicesValues {
  indices: TypedIndices;
  reason: string;
}

const sameIndices = (a: InterferenceIndices | undefined, b: InterferenceIndices | undefined) =>
  JSON.stringify(recordedIndices(a)) === JSON.stringify(recordedIndices(b));

/** A first entry needs an index; a change or removal needs a reason. */
const indicesForm = (before: ArrivalCondition | null) =>
  v.pipe(
    v.object({
      indices: v.pipe(
        v.custom<TypedIndices>(() => true),
        v.check((typed) => unreadableIndices(typed).length === 0, 'numberInvalid'),
        v.check(
          (typed) => before?.indices !== undefined || indicesFrom(typed) !== undefined,
          'indexRequired',
        ),
        v.check(
          (typed) => before === null || !sameIndices(indicesFrom(typed), before.indices),
          'unchanged',
        ),
      ),
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(300),
        v.check((reason) => before === null || reason !== '', 'reasonRequired'),
      ),
    }),
    v.transform(({ indices: typed, reason }) => {
      const indices = indicesFrom(typed);
      const { indices: _, ...rest } = before ?? { codes: [], note: '' };
      const condition = { ...rest, ...(indices && { indices }) };
      return { condition: isRecorded(condition) ? condition : null, reason };
    }),
  );

function IndicesForm({ first, onClose, onRecord }: Omit<IndicesDialogProps, 'open'>) {
  const words = useMessages(indicesDialogMessages);
  const { submission, run } = useOutcome(onClose);
  const before = first.specimen_condition;
  const form = useLisForm<IndicesValues, Pick<RecordedIndices, 'condition' | 'reason'>>(
    indicesForm(before),
    {
      defaultValues: { indices: typedIndices(before?.indices), reason: '' },
      words,
      submission,
      onSubmit: (recorded) =>
        run(() =>
          onRecord({ sampleId: first.sample_id, version: first.sample_version, ...recorded }),
        ),
    },
  );
  const typed = form.methods.watch('indices');
  const { id, error } = form.field('indices');
  const [place] = unreadableIndices(typed);
  return (
    <LisForm form={form} label={words.save}>
      <IndexFields
        id={id}
        value={typed}
        onValueChange={(indices) => {
          form.methods.setValue('indices', indices);
          form.methods.clearErrors('indices');
        }}
        errors={error === undefined ? {} : { [place ?? 'hemolysis']: error }}
      />
      {before && (
        <TextField
          label={words.reason}
          maxLength={300}
          autoComplete="off"
          {...form.field('reason')}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
