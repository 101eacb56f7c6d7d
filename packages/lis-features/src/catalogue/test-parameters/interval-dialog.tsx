import { hasLimits } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { Form } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useId, useRef, type RefObject } from 'react';
import { useConditionWord, useConditionWords } from '../../shared/interval-text/index.ts';
import { aroundLimit } from './result-fields.tsx';
import { withChosen } from './with-chosen.ts';
import { typeOf } from './test-values.ts';
import type { TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

export interface IntervalDialogProps extends Pick<TestSectionProps, 'form'> {
  /** Position of the interval in the form; undefined while the dialog is closed. */
  index: number | undefined;
  /** Whether the interval was just added. */
  isNew: boolean;
  /** Returns the interval to its values from before the dialog, or removes a new one. */
  onCancel: () => void;
  onApply: () => void;
}

/**
 * All fields of an interval. They belong to the form of the test, so that its coverage updates
 * while typing; nothing is saved yet.
 */
export function IntervalDialog({ form, index, isNew, onCancel, onApply }: IntervalDialogProps) {
  const words = useMessages(testEditorMessages);
  const formId = useId();
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog
      open={index !== undefined}
      onClose={onCancel}
      size="large"
      title={isNew ? words.newInterval : words.editInterval}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {words.apply}
          </Button>
        </>
      }
    >
      {index !== undefined && (
        <Form id={formId} onSubmit={onApply}>
          <IntervalFields form={form} index={index} first={first} />
        </Form>
      )}
    </Dialog>
  );
}

const AGE_UNITS = ['h', 'd', 'wk', 'mo', 'a'] as const;

function IntervalFields({
  form: { field, methods },
  index,
  first,
}: Pick<TestSectionProps, 'form'> & {
  index: number;
  first: RefObject<HTMLElement | null>;
}) {
  const words = useMessages(testEditorMessages);
  const conditions = useConditionWords();
  const conditionOf = useConditionWord();
  const { applies_to } = methods.watch(`ranges.${index}`);
  const type = typeOf(methods.watch());
  const isLimited = hasLimits(type);
  const known = conditions.map(({ value }) => value);
  const units = AGE_UNITS.map((value) => ({ value, label: words[value] }));
  const at = `ranges.${index}` as const;
  const limit = (inside: string, outside: string) => [
    { value: inside, label: words.inside },
    { value: outside, label: words.outside },
  ];
  const { ref: bind, ...age } = field(`${at}.age_min`);
  return (
    <Stack gap="s4">
      <Grid columnWidth="10rem">
        <TextField
          label={words.ageFrom}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...age}
          ref={(element) => {
            bind(element);
            first.current = element;
          }}
        />
        <SelectField label={words.ageFromUnit} options={units} {...field(`${at}.age_min_unit`)} />
        <TextField label={words.ageTo} inputMode="numeric" optional {...field(`${at}.age_max`)} />
        <SelectField label={words.ageToUnit} options={units} {...field(`${at}.age_max_unit`)} />
      </Grid>
      <Grid columnWidth="10rem">
        <SelectField
          label={words.sex}
          options={(['any', 'female', 'male'] as const).map((value) => ({
            value,
            label: words[value],
          }))}
          {...field(`${at}.sex`)}
        />
        <SelectField
          label={words.condition}
          options={[
            { value: 'any', label: words.noCondition },
            ...withChosen(known, applies_to === 'any' ? '' : applies_to).map((value) => ({
              value,
              label: conditionOf(value),
            })),
          ]}
          {...field(`${at}.applies_to`)}
        />
        <SelectField
          label={words.intervalType}
          options={(['reference', 'critical', 'therapeutic'] as const).map((value) => ({
            value,
            label: words[value],
          }))}
          {...field(`${at}.type`)}
        />
      </Grid>
      {isLimited && (
        <Grid columnWidth="10rem">
          <TextField
            label={words.low}
            inputMode="decimal"
            optional
            {...aroundLimit[type]}
            {...field(`${at}.low`)}
          />
          <SelectField
            label={words.lowItself}
            options={limit('lt', 'le')}
            {...field(`${at}.low_op`)}
          />
          <TextField
            label={words.high}
            inputMode="decimal"
            optional
            {...aroundLimit[type]}
            {...field(`${at}.high`)}
          />
          <SelectField
            label={words.highItself}
            options={limit('gt', 'ge')}
            {...field(`${at}.high_op`)}
          />
        </Grid>
      )}
      {!isLimited && <TextField label={words.expected} {...field(`${at}.text`)} />}
      <TextField label={words.source} optional {...field(`${at}.source`)} />
    </Stack>
  );
}
