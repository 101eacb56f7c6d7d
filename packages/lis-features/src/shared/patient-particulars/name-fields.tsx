import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Panel } from '@alms/ui/panel';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import type { ParticularsFields } from './patient-particulars.form.ts';
import { patientParticularsMessages } from './words/index.ts';

const names = [
  'middle_name',
  'prefix',
  'suffix',
  'name_local',
] as const satisfies (keyof ParticularsFields)[];

export interface NameFieldsProps {
  field: (name: (typeof names)[number]) => FieldBinding;
  /** Field values. */
  patient: Pick<ParticularsFields, (typeof names)[number]>;
}

/**
 * Additional name fields beyond family and given name. Collapsed because they are rarely needed; a
 * filled or invalid field expands the section.
 */
export function NameFields({ field, patient }: NameFieldsProps) {
  const words = useMessages(patientParticularsMessages);
  const [open, setOpen] = useState(() => names.some((name) => patient[name] !== ''));
  const isOpen = open || names.some((name) => field(name).error !== undefined);
  return (
    <Panel
      heading={words.moreName}
      context={words.moreNameHint}
      collapsible
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen && (
        <Grid columnWidth="14rem" gap="s5">
          <TextField label={words.middleName} optional {...field('middle_name')} />
          <TextField
            label={words.nameLocal}
            hint={words.nameLocalHint}
            dir="auto"
            optional
            {...field('name_local')}
          />
          <TextField label={words.prefix} optional {...field('prefix')} />
          <TextField label={words.suffix} optional {...field('suffix')} />
        </Grid>
      )}
    </Panel>
  );
}
