import {
  conversionBetween,
  convertNumber,
  measurandOf,
  normaliseLoinc,
  suggestUnit,
  type ReportingUnit,
} from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import type { TestFields } from './test-fields.ts';
import { whole } from './test-values.ts';
import type { TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

type UnitFields = Pick<
  TestFields,
  'unit' | 'loinc_code' | 'second_unit_unit' | 'second_unit_decimals' | 'ranges'
>;

const loincOf = ({ loinc_code }: Pick<UnitFields, 'loinc_code'>) =>
  loinc_code.trim() === '' ? null : normaliseLoinc(loinc_code);

/** The unit of the measurand in the other system; undefined if there is none to convert to. */
function otherUnit(fields: UnitFields): ReportingUnit | undefined {
  const loinc = loincOf(fields);
  const units = measurandOf(loinc)?.units;
  if (!units) return undefined;
  const other = units.si.unit === fields.unit.trim() ? units.conventional : units.si;
  return conversionBetween(fields.unit.trim(), other.unit, loinc) ? other : undefined;
}

/** A limit of the test in both units; undefined until the second unit can be converted. */
function exampleOf(fields: UnitFields): { from: string; to: string } | undefined {
  const [unit, second] = [fields.unit.trim(), fields.second_unit_unit.trim()];
  const decimals = whole(fields.second_unit_decimals);
  const conversion =
    second === '' || unit === second ? null : conversionBetween(unit, second, loincOf(fields));
  if (!conversion || !(decimals <= 6)) return undefined;
  const limits = fields.ranges.flatMap(({ high, low }) =>
    [high, low].map((limit) => limit.replace(',', '.').trim()),
  );
  const number = limits.find((limit) => /^\d{1,12}(\.\d{1,9})?$/.test(limit)) ?? '100';
  const converted = convertNumber(number, conversion, decimals);
  return converted === null
    ? undefined
    : { from: `${number} ${unit}`, to: `${converted} ${second}` };
}

/** Offers a UCUM code for a unit that is written otherwise; renders nothing for a known code. */
export function UnitSuggestion({
  name,
  form: { methods },
}: Pick<TestSectionProps, 'form'> & { name: 'unit' | 'second_unit_unit' }) {
  const words = useMessages(testEditorMessages);
  const suggested = suggestUnit(methods.watch(name));
  if (suggested === null) return null;
  return (
    <div>
      <Button
        size="small"
        onClick={() =>
          methods.setValue(name, suggested, { shouldDirty: true, shouldValidate: true })
        }
      >
        {words.applyUnit({ unit: suggested })}
      </Button>
    </div>
  );
}

/** Unit in which results are also shown, with one value converted as an example. */
export function SecondUnitFields({ form }: Pick<TestSectionProps, 'form'>) {
  const { field, methods } = form;
  const words = useMessages(testEditorMessages);
  const fields = methods.watch();
  const other = fields.second_unit_unit.trim() === '' ? otherUnit(fields) : undefined;
  const example = exampleOf(fields);
  const onUse = ({ unit, display, decimals }: ReportingUnit) => {
    const options = { shouldDirty: true, shouldValidate: true };
    methods.setValue('second_unit_unit', unit, options);
    methods.setValue('second_unit_unit_display', display, options);
    methods.setValue('second_unit_decimals', String(decimals), options);
  };
  return (
    <Stack gap="s2">
      <Grid>
        <TextField
          label={words.secondUnit}
          hint={words.secondUnitHint}
          dir="ltr"
          optional
          {...field('second_unit_unit')}
        />
        <TextField
          label={words.secondUnitShown}
          dir="ltr"
          optional
          {...field('second_unit_unit_display')}
        />
        <TextField
          label={words.secondUnitDecimals}
          inputMode="numeric"
          optional
          {...field('second_unit_decimals')}
        />
      </Grid>
      <UnitSuggestion form={form} name="second_unit_unit" />
      {other && (
        <div>
          <Button size="small" onClick={() => onUse(other)}>
            {words.applyUnit({ unit: other.display })}
          </Button>
        </div>
      )}
      {example && <Text tone="muted">{words.secondUnitExample(example)}</Text>}
    </Stack>
  );
}
