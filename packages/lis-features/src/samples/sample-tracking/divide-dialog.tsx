import {
  aliquotNeeds,
  remainingVolume,
  type divideSampleBody,
  type Sample,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import type { InferOutput } from 'valibot';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { divideForm } from './custody-forms.ts';
import { useDialogWords } from './use-dialog-words.ts';

type Division = InferOutput<typeof divideSampleBody>;

export interface DivideDialogProps {
  sample: Sample;
  open: boolean;
  onClose: () => void;
  /** Splits the specimen into aliquots. Must not reject. */
  onDivide: (body: Division) => Promise<Submission>;
}

/**
 * Number and volumes of the aliquots. The remaining volume is calculated only when the specimen’s
 * volume is known.
 */
export function DivideDialog({ sample, open, onClose, onDivide }: DivideDialogProps) {
  const words = useDialogWords();
  const format = useFormat();
  const care = useSpecimenWords().care(aliquotNeeds(sample.needs));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.divideTitle({ accession: sample.accession_number })}
    >
      {open && (
        <Stack gap="s5">
          <p>{words.divideBody}</p>
          {care.length > 0 && (
            <Alert tone="caution" title={words.divideCare({ care: format.list(care) })} />
          )}
          <DivideForm sample={sample} onClose={onClose} onDivide={onDivide} />
        </Stack>
      )}
    </Dialog>
  );
}

function DivideForm({
  sample: { volume_ml, aliquots },
  onClose,
  onDivide,
}: Omit<DivideDialogProps, 'open'>) {
  const words = useDialogWords();
  const format = useFormat();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<{ count: string; each_ml: string; volume_ml: string }, Division>(
    divideForm,
    {
      defaultValues: { count: '1', each_ml: '', volume_ml: '' },
      words,
      submission,
      onSubmit: async (body) => {
        await run(() => onDivide(body));
      },
    },
  );
  const left = remainingVolume(
    volume_ml,
    aliquots.map((aliquot) => aliquot.volume_ml),
  );
  const figure = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <LisForm form={form} label={words.divideNow}>
      {volume_ml === null ? (
        <TextField
          label={words.divideVolume}
          hint={words.divideVolumeHint}
          optional
          trailing={words.milliliters}
          {...figure}
          {...form.field('volume_ml')}
        />
      ) : (
        left !== null && (
          <p>{words.volumeLeft({ left: format.number(left), volume: format.number(volume_ml) })}</p>
        )
      )}
      <TextField
        label={words.divideCount}
        {...figure}
        inputMode="numeric"
        {...form.field('count')}
      />
      <TextField
        label={words.divideEach}
        hint={words.divideEachHint}
        optional
        trailing={words.milliliters}
        autoComplete="off"
        dir="ltr"
        {...form.field('each_ml')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.divideNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
