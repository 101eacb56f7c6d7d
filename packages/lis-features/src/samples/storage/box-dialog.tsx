import { specimenTransports } from '@alms/lis-domain/catalogue';
import type { StorageBox, StorageBoxBody } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useOutcome } from '../../shared/outcome/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { boxFieldsOf, boxForm, newBoxFields, type BoxFields, type SavedBox } from './box-form.ts';
import { storageMessages } from './words/index.ts';

export interface BoxDialogProps {
  /** The box to edit, `new` for a new one; undefined closes the dialog. */
  edited: StorageBox | 'new' | undefined;
  onClose: () => void;
  /** Saves the box. Must not reject. */
  onSave: (saved: SavedBox) => Promise<Submission>;
}

/** Edits a storage box: name, location and number of positions. */
export function BoxDialog({ edited, onClose, onSave }: BoxDialogProps) {
  const words = useMessages(storageMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      size="large"
      title={edited === undefined || edited === 'new' ? words.newBox : edited.name}
    >
      {edited && (
        <BoxFormFields
          box={edited === 'new' ? undefined : edited}
          onClose={onClose}
          onSave={onSave}
        />
      )}
    </Dialog>
  );
}

function BoxFormFields({
  box,
  onClose,
  onSave,
}: Omit<BoxDialogProps, 'edited'> & { box: StorageBox | undefined }) {
  const words = useMessages(storageMessages);
  const specimens = useSpecimenWords();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<BoxFields, StorageBoxBody>(boxForm, {
    defaultValues: box ? boxFieldsOf(box) : newBoxFields,
    words: { ...words, version_stale: words.boxChanged },
    submission,
    onSubmit: async (body) => {
      await run(() => onSave({ box, body }));
    },
  });
  const { field } = form;
  return (
    <LisForm form={form} label={words.boxForm}>
      <Stack gap="s5">
        <Grid>
          <TextField label={words.name} {...field('name')} />
          <TextField label={words.barcode} optional dir="ltr" {...field('barcode')} />
          <TextField
            label={words.rows}
            hint={words.rowsHint}
            inputMode="numeric"
            {...field('rows')}
          />
          <TextField
            label={words.columns}
            hint={words.columnsHint}
            inputMode="numeric"
            {...field('columns')}
          />
          <SelectField
            label={words.condition}
            hint={words.conditionHint}
            options={[
              { value: '', label: words.conditionNone },
              ...specimenTransports.map((value) => ({ value, label: specimens.transport(value) })),
            ]}
            {...field('condition')}
          />
          <TextField label={words.site} optional {...field('site')} />
          <TextField label={words.room} optional {...field('room')} />
          <TextField label={words.device} optional {...field('device')} />
          <TextField label={words.shelf} optional {...field('shelf')} />
          <TextField label={words.rack} optional {...field('rack')} />
        </Grid>
        {box && <Checkbox label={words.active} hint={words.activeHint} {...field('active')} />}
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
