import type { NamedLaboratory, LaboratoryId } from '@alms/lis-domain/facility';
import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  instrumentBodyOf,
  instrumentForm,
  type InstrumentFields,
  type SavedInstrument,
} from './instrument.form.ts';
import { instrumentsMessages } from './words/index.ts';

export interface InstrumentDialogProps {
  /** The instrument to edit, `new` for a new one; undefined closes the dialog. */
  edited: ControlledInstrument | 'new' | undefined;
  onClose: () => void;
  /** Active sites of the facility; empty in a facility with one. */
  sites: readonly NamedLaboratory[];
  /** Initial site of a new instrument. */
  siteId: LaboratoryId;
  /**
   * Saves the instrument. Must not reject. Known refusals: `duplicate`, `controls_not_in_order`,
   * `version_stale`.
   */
  onSave: (saved: SavedInstrument) => Promise<Submission>;
}

/** Edits an instrument: name, site and whether it is in use. */
export function InstrumentDialog({ edited, onClose, ...form }: InstrumentDialogProps) {
  const words = useMessages(instrumentsMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === undefined || edited === 'new' ? words.newInstrument : edited.name}
    >
      {edited && (
        <InstrumentFormFields
          {...form}
          instrument={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function InstrumentFormFields({
  instrument,
  sites,
  siteId,
  onSave,
  onClose,
}: Omit<InstrumentDialogProps, 'edited'> & { instrument: ControlledInstrument | undefined }) {
  const words = useMessages(instrumentsMessages);
  const { submission, run } = useOutcome(onClose);
  const own = instrument?.laboratory;
  // The site of an instrument stays a choice after the site is retired.
  const offered =
    own === undefined || sites.some(({ id }) => id === own.id) ? sites : [...sites, own];
  const form = useLisForm<InstrumentFields, InstrumentFields>(instrumentForm, {
    defaultValues: {
      name: instrument?.name ?? '',
      laboratory_id: sites.length > 0 ? (own?.id ?? siteId) : '',
      active: instrument?.active ?? true,
    },
    words: { ...words, version_stale: words.changed },
    submission,
    onSubmit: (fields) => run(() => onSave({ instrument, body: instrumentBodyOf(fields) })),
  });
  const { field } = form;
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <TextField label={words.name} autoComplete="off" maxLength={80} {...field('name')} />
        {sites.length > 0 && (
          <SelectField
            label={words.site}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('laboratory_id')}
          />
        )}
        {instrument && (
          <Checkbox label={words.active} hint={words.activeHint} {...field('active')} />
        )}
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
