import { interferenceGrades, interferents, type Interferent } from '@alms/lis-domain/samples';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useSpecimenWords } from '../specimen-words/index.ts';
import { isGrade, type TypedIndices } from './typed-indices.ts';
import { indexFieldsMessages } from './words/index.ts';

export interface IndexFieldsProps {
  /** Id of the first field, the target of the error summary. */
  id?: string | undefined;
  value: TypedIndices;
  onValueChange: (value: TypedIndices) => void;
  /** Errors by index. */
  errors?: Partial<Record<Interferent, string>> | undefined;
}

/** Choice of an instrument index, whose number is typed. */
const NUMBER = 'number';

/**
 * Hemolysis, icterus and lipemia of a specimen, each as a grade or as the index of an instrument.
 * They are selected separately, because 2 and 2+ differ. Nothing is preselected.
 */
export function IndexFields({ id, value, onValueChange, errors = {} }: IndexFieldsProps) {
  const words = useMessages(indexFieldsMessages);
  const specimen = useSpecimenWords();
  const set = (index: Interferent, typed: string | undefined) => {
    const { [index]: _, ...others } = value;
    onValueChange(typed === undefined ? others : { ...others, [index]: typed });
  };
  return (
    <div role="group" aria-label={words.group} data-component="index-fields">
      <Grid columnWidth="9rem">
        {interferents.map((index, place) => {
          const typed = value[index];
          const isNumber = typed !== undefined && !isGrade(typed);
          const choice = typed === undefined ? '' : isNumber ? NUMBER : typed;
          return (
            <Stack key={index} gap="s3">
              <SelectField
                {...(place === 0 && id !== undefined && { id })}
                label={specimen.interferent(index)}
                error={isNumber ? undefined : errors[index]}
                value={choice}
                onChange={({ target }) => {
                  if (target.value === '') set(index, undefined);
                  else set(index, target.value === NUMBER ? '' : target.value);
                }}
                options={[
                  { value: '', label: words.notRecorded },
                  ...interferenceGrades.map((grade) => ({
                    value: grade,
                    label: specimen.grade(grade),
                  })),
                  { value: NUMBER, label: words.instrument },
                ]}
              />
              {isNumber && (
                <TextField
                  label={words.number({ index: specimen.interferent(index) })}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={20}
                  error={errors[index]}
                  value={typed}
                  onChange={({ target }) => set(index, target.value)}
                />
              )}
            </Stack>
          );
        })}
      </Grid>
    </div>
  );
}
