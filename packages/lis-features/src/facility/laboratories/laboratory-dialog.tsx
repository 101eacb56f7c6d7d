import { departments } from '@alms/lis-domain/catalogue';
import type { Laboratory } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { ready, type Resource, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useTimeZoneOptions } from '../../shared/time-zones/index.ts';
import {
  laboratoryFieldsOf,
  laboratoryForm,
  type LaboratoryChange,
  newLaboratoryFields,
  type LaboratoryFormFields,
  type SavedLaboratory,
} from './laboratory.form.ts';
import { laboratoriesMessages } from './words/index.ts';

export interface LaboratoryDialogProps {
  /** The site to edit, `new` for a new one; undefined closes the dialog. */
  edited: Laboratory | 'new' | undefined;
  onClose: () => void;
  /** Tests of the catalogue, by id. */
  tests: Resource<readonly Choice[]>;
  /** IANA time zones offered besides the common ones. */
  timeZones: readonly string[];
  /**
   * Saves the site. Must not reject. Known refusals: `duplicate`, `laboratory_in_use`,
   * `too_many_laboratories`, `version_stale`.
   */
  onSave: (saved: SavedLaboratory) => Promise<Submission>;
}

/** Edits a site: particulars, departments and tests performed there. */
export function LaboratoryDialog({ edited, onClose, ...form }: LaboratoryDialogProps) {
  const words = useMessages(laboratoriesMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      size="large"
      title={edited === undefined || edited === 'new' ? words.newSite : edited.name}
    >
      {edited && (
        <LaboratoryFields
          {...form}
          laboratory={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function LaboratoryFields({
  laboratory,
  onClose,
  tests,
  timeZones,
  onSave,
}: Omit<LaboratoryDialogProps, 'edited'> & { laboratory: Laboratory | undefined }) {
  const words = useMessages(laboratoriesMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<LaboratoryFormFields, LaboratoryChange>(laboratoryForm, {
    defaultValues: laboratory ? laboratoryFieldsOf(laboratory) : newLaboratoryFields,
    words: { ...words, version_stale: words.changed },
    submission,
    onSubmit: (body) => run(() => onSave({ laboratory, body })),
  });
  const { field } = form;
  const zones = useTimeZoneOptions(timeZones, laboratory?.time_zone ?? '');
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <Grid>
          <TextField label={words.name} {...field('name')} />
          <TextField label={words.code} hint={words.codeHint} dir="ltr" {...field('code')} />
          <TextField label={words.address} optional {...field('address')} />
          <TextField label={words.phone} optional type="tel" dir="ltr" {...field('phone')} />
          <SelectField
            label={words.timeZone}
            hint={words.timeZoneHint}
            placeholder={words.facilityTimeZone}
            options={zones}
            {...field('time_zone')}
          />
        </Grid>
        <DepartmentsField form={form} />
        <TestsField form={form} tests={tests} />
        <Grid>
          <TextField label={words.director} hint={words.printed} optional {...field('director')} />
          <TextField
            label={words.accreditation}
            hint={words.printed}
            optional
            {...field('accreditation')}
          />
        </Grid>
        {laboratory?.main && <Text tone="muted">{words.mainHint}</Text>}
        {laboratory && !laboratory.main && (
          <Checkbox label={words.inUse} hint={words.inUseHint} {...field('active')} />
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

interface OfForm {
  form: ReturnType<typeof useLisForm<LaboratoryFormFields, LaboratoryChange>>;
}

function DepartmentsField({ form: { field, methods } }: OfForm) {
  const words = useMessages(laboratoriesMessages);
  const departmentWords = useDepartmentWords();
  const { onChange: _onChange, ...bound } = field('departments');
  const choiceOf = (value: LaboratoryFormFields['departments'][number]) => ({
    value,
    label: departmentWords[value],
  });
  return (
    <MultiSelectField
      {...bound}
      label={words.departments}
      hint={words.departmentsHint}
      optional
      options={ready(departments.map(choiceOf), new Date(0).toISOString())}
      value={methods.watch('departments').map(choiceOf)}
      onValueChange={(next) =>
        methods.setValue(
          'departments',
          departments.filter((each) => next.some(({ value }) => value === each)),
          { shouldDirty: true },
        )
      }
    />
  );
}

function TestsField({
  form: { field, methods },
  tests,
}: OfForm & Pick<LaboratoryDialogProps, 'tests'>) {
  const words = useMessages(laboratoriesMessages);
  const { onChange: _onChange, ...bound } = field('tests');
  const known = tests.status === 'ready' ? tests.data : [];
  return (
    <MultiSelectField
      {...bound}
      label={words.tests}
      hint={words.testsHint}
      optional
      options={tests}
      value={methods
        .watch('tests')
        .map((value) => known.find((each) => each.value === value) ?? { value, label: value })}
      onValueChange={(next) =>
        methods.setValue(
          'tests',
          next.map(({ value }) => value),
          { shouldDirty: true },
        )
      }
    />
  );
}
