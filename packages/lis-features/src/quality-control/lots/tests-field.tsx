import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { ready } from '@alms/ui/resource';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { LisFormState } from '../../shared/lis-form/index.ts';
import { lotsMessages } from './words/index.ts';

/** A test of the catalogue. */
export interface NamedTest {
  id: TestParameterId;
  name: string;
}

export interface TestsFieldProps<Values extends FieldValues, Output> {
  form: LisFormState<Values, Output>;
  /** Field with the ids of the selected tests. */
  name: Path<Values>;
  tests: readonly NamedTest[];
}

/** Selects the tests of a lot or calibration. */
export function TestsField<Values extends FieldValues, Output>({
  form,
  name,
  tests,
}: TestsFieldProps<Values, Output>) {
  const words = useMessages(lotsMessages);
  const { watch, setValue, clearErrors } = form.methods;
  const chosen: readonly string[] = watch(name);
  const choices = tests.map(({ id, name: label }): Choice => ({ value: id, label }));
  const { ref: _, onChange: __, onBlur: ___, ...binding } = form.field(name);
  return (
    <MultiSelectField
      label={words.tests}
      options={ready(choices)}
      value={choices.filter(({ value }) => chosen.includes(value))}
      onValueChange={(next) => {
        clearErrors(name);
        setValue(name, next.map(({ value }) => value) as PathValue<Values, Path<Values>>);
      }}
      {...binding}
    />
  );
}
