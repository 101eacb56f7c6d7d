import { specimenOf, specimenTransports, transportActions } from '@alms/lis-domain/catalogue';
import { Checkbox } from '@alms/ui/checkbox';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { specimenFields } from './test-fields.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';
import { withChosen } from './with-chosen.ts';

const SPECIMENS = ['SER', 'PLAS', 'BLD', 'BLDA', 'UR', 'STL', 'SPT', 'CSF', 'SMN', 'SWAB'];
const CONTAINERS = ['sst', 'heparin', 'edta', 'citrate', 'fluoride', 'plain', 'syringe', 'sterile'];

/** Specimen to be collected for the test. */
export function SpecimenFields({ form, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  const specimens = useSpecimenWords();
  const { rows, onRowsChange, nextId } = useRows(form, 'specimens');
  const containerWords = (value: string) =>
    [specimens.container(value), specimens.additive(value)].filter(Boolean).join(', ');
  return (
    <TestSectionCard section="specimens" findings={findings}>
      <FieldArray
        label={words.specimens}
        labelVisibility="hidden"
        rowLabel={words.specimen}
        addLabel={words.addSpecimen}
        error={form.field('specimens').error}
        rows={rows}
        onRowsChange={onRowsChange}
        newRow={() =>
          specimenFields(specimenOf('SER', 'sst', { default: rows.length === 0 }), nextId())
        }
        max={20}
        renderRow={({ type, container }, index) => (
          <Grid>
            <SelectField
              label={words.material}
              options={withChosen(SPECIMENS, type).map((value) => ({
                value,
                label: specimens.type(value),
              }))}
              {...form.field(`specimens.${index}.type`)}
            />
            <SelectField
              label={words.container}
              options={withChosen(CONTAINERS, container).map((value) => ({
                value,
                label: containerWords(value),
              }))}
              {...form.field(`specimens.${index}.container`)}
            />
            <TextField
              label={words.additive}
              hint={words.additiveHint}
              optional
              {...form.field(`specimens.${index}.additive`)}
            />
            <TextField
              label={words.minVolume}
              trailing={words.millilitres}
              inputMode="decimal"
              optional
              {...form.field(`specimens.${index}.min_volume_ml`)}
            />
            <SelectField
              label={words.transport}
              options={[
                { value: '', label: words.unknown },
                ...specimenTransports.map((value) => ({
                  value,
                  label: specimens.transport(value),
                })),
              ]}
              {...form.field(`specimens.${index}.transport`)}
            />
            <SelectField
              label={words.transportDeviation}
              hint={words.transportDeviationHint}
              options={transportActions.map((value) => ({
                value,
                label: words[`transport_${value}`],
              }))}
              {...form.field(`specimens.${index}.transport_deviation`)}
            />
            <TextField
              label={words.stability}
              hint={words.stabilityHint}
              trailing={words.hoursShort}
              inputMode="numeric"
              optional
              {...form.field(`specimens.${index}.stability_hours`)}
            />
            <TextField
              label={words.refrigeratedStability}
              hint={words.storedStabilityHint}
              trailing={words.hoursShort}
              inputMode="numeric"
              optional
              {...form.field(`specimens.${index}.refrigerated_hours`)}
            />
            <TextField
              label={words.frozenStability}
              hint={words.storedStabilityHint}
              trailing={words.hoursShort}
              inputMode="numeric"
              optional
              {...form.field(`specimens.${index}.frozen_hours`)}
            />
            <Stack gap="s2">
              <Checkbox label={words.usual} {...form.field(`specimens.${index}.default`)} />
              <Checkbox
                label={specimens.protectFromLight}
                {...form.field(`specimens.${index}.protect_from_light`)}
              />
              <Checkbox
                label={specimens.fasting}
                {...form.field(`specimens.${index}.fasting_required`)}
              />
            </Stack>
          </Grid>
        )}
      />
    </TestSectionCard>
  );
}
