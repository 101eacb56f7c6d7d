import type { NamedLaboratory, Ward } from '@alms/lis-domain/facility';
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
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  wardFieldsOf,
  wardForm,
  type SavedWard,
  type WardChange,
  type WardFormFields,
} from './ward.form.ts';
import { wardsMessages } from './words/index.ts';

export interface WardDialogProps {
  /** The ward to edit, `new` for a new one; undefined closes the dialog. */
  edited: Ward | 'new' | undefined;
  onClose: () => void;
  /** Active sites, the one of new wards first. */
  sites: readonly NamedLaboratory[];
  /**
   * Saves the ward. Must not reject. Known refusals: `duplicate`, `too_many_wards`,
   * `version_stale`.
   */
  onSave: (saved: SavedWard) => Promise<Submission>;
}

/** Edits a ward: name, code, site and contact. */
export function WardDialog({ edited, onClose, ...form }: WardDialogProps) {
  const words = useMessages(wardsMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === undefined || edited === 'new' ? words.newWard : edited.name}
    >
      {edited && (
        <WardFields {...form} ward={edited === 'new' ? undefined : edited} onClose={onClose} />
      )}
    </Dialog>
  );
}

function WardFields({
  ward,
  onClose,
  sites,
  onSave,
}: Omit<WardDialogProps, 'edited'> & { ward: Ward | undefined }) {
  const words = useMessages(wardsMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<WardFormFields, WardChange>(wardForm, {
    defaultValues: ward
      ? wardFieldsOf(ward)
      : {
          name: '',
          code: '',
          laboratory_id: sites[0]?.id ?? '',
          phone: '',
          email: '',
          active: true,
        },
    words: { ...words, version_stale: words.changed },
    submission,
    onSubmit: (body) => run(() => onSave({ ward, body })),
  });
  const { field } = form;
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <Grid>
          <TextField label={words.name} {...field('name')} />
          <TextField label={words.code} hint={words.codeHint} dir="ltr" {...field('code')} />
          {sites.length > 1 && (
            <SelectField
              label={words.site}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              {...field('laboratory_id')}
            />
          )}
          <TextField label={words.phone} optional type="tel" dir="ltr" {...field('phone')} />
          <TextField
            label={words.email}
            hint={words.emailHint}
            optional
            type="email"
            dir="ltr"
            {...field('email')}
          />
        </Grid>
        {ward && <Checkbox label={words.active} hint={words.activeHint} {...field('active')} />}
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
