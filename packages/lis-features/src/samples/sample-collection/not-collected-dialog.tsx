import { notCollectedCodes, type Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';

/** No reason is preselected, so that the most common one is not chosen by default. */
const notCollectedForm = v.object({
  code: v.picklist(notCollectedCodes, 'reasonRequired'),
  note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
});

/** Reason of a failed collection, and the specimens it applies to. */
export interface NotCollected extends v.InferOutput<typeof notCollectedForm> {
  samples: readonly Pick<Sample, 'id' | 'version'>[];
}

export interface NotCollectedDialogProps {
  /** Name of the patient. */
  name: string;
  /** Specimens that can be selected, in order of draw. All are selected at first. */
  samples: readonly Sample[];
  open: boolean;
  onClose: () => void;
  onNotCollected: (attempt: NotCollected) => void;
  submission: Submission;
}

/** Asks why specimens could not be collected. */
export function NotCollectedDialog({ name, open, ...rest }: NotCollectedDialogProps) {
  const words = useMessages(sampleCollectionMessages);
  return (
    <Dialog open={open} onClose={rest.onClose} title={words.notCollectedTitle({ name })}>
      <Stack gap="s5">
        <p>{words.notCollectedBody}</p>
        <NotCollectedForm {...rest} />
      </Stack>
    </Dialog>
  );
}

function NotCollectedForm({
  samples,
  onClose,
  onNotCollected,
  submission,
}: Omit<NotCollectedDialogProps, 'name' | 'open'>) {
  const words = useMessages(sampleCollectionMessages);
  const specimen = useSpecimenWords();
  const [ids, setIds] = useState<readonly string[]>(() => samples.map(({ id }) => id));
  const [isMissing, setMissing] = useState(false);
  const form = useLisForm<{ code: string; note: string }, v.InferOutput<typeof notCollectedForm>>(
    notCollectedForm,
    {
      defaultValues: { code: '', note: '' },
      words,
      onSubmit: (reason) => {
        const chosen = samples.filter(({ id }) => ids.includes(id));
        setMissing(chosen.length === 0);
        if (chosen.length === 0) return;
        onNotCollected({
          ...reason,
          samples: chosen.map(({ id, version }) => ({ id, version })),
        });
      },
      submission: useLaterAnswers(submission),
    },
  );
  return (
    <LisForm form={form} label={words.notCollected}>
      {samples.length > 1 && (
        <CheckboxGroup
          label={words.specimens}
          options={samples.map(({ id, container, tests }) => ({
            value: id,
            label: specimen.container(container),
            description: tests.map(({ name }) => name).join(', '),
          }))}
          value={ids}
          selectAll
          error={isMissing ? words.specimenRequired : undefined}
          onValueChange={setIds}
        />
      )}
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        options={notCollectedCodes.map((value) => ({ value, label: specimen.reason(value) }))}
        {...form.field('code')}
      />
      <TextField
        label={words.note}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.notCollectedNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
