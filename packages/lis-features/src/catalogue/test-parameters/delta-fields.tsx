import { deltaModesOf, isByVariation } from '@alms/lis-domain/catalogue';
import { logNormalChangeValues, referenceChangeValue } from '@alms/lis-domain/results';
import { Checkbox } from '@alms/ui/checkbox';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { typeOf } from './test-values.ts';
import type { TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Delta check against the patient’s last verified value. */
export function DeltaFields({ form: { field, methods } }: Pick<TestSectionProps, 'form'>) {
  const words = useMessages(testEditorMessages);
  const modes = deltaModesOf[typeOf(methods.watch())];
  const inSteps = modes.includes('steps');
  const isByCode = modes.includes('changed');
  const mode = methods.watch('delta_mode');
  const hasVariation = isByVariation(mode) && modes.includes(mode);
  const isChecked = methods.watch('delta_enabled');
  const [analytical_cv, within_subject_cv] = [
    methods.watch('delta_analytical_cv'),
    methods.watch('delta_within_subject_cv'),
  ].map((cv) => cv.trim().replace(',', '.'));
  const isNumber = (cv: string | undefined) => /^\d{1,3}(\.\d{1,9})?$/.test(cv ?? '');
  const variation =
    analytical_cv && within_subject_cv && isNumber(analytical_cv) && isNumber(within_subject_cv)
      ? { analytical_cv, within_subject_cv }
      : {};
  const [changeValue, logNormal] = [
    referenceChangeValue(variation),
    logNormalChangeValues(variation),
  ];
  const limitHint = () => {
    if (mode === 'rcv_log')
      return logNormal
        ? words.rcvLogHint({
            rise: Number(logNormal.up).toFixed(1),
            fall: Number(logNormal.down).toFixed(1),
          })
        : words.rcvLogFormula;
    return changeValue === undefined ? words.rcvFormula : words.rcvHint({ value: changeValue });
  };
  if (modes.length === 0) return null;
  return (
    <>
      <Checkbox
        label={words.delta}
        hint={isByCode ? words.deltaChangedHint : words.deltaHint}
        {...field('delta_enabled')}
      />
      {isChecked && (
        <Grid>
          {modes.length > 1 && (
            <SelectField
              label={words.deltaMode}
              options={modes.map((value) => ({ value, label: words[value] }))}
              {...field('delta_mode')}
            />
          )}
          {!isByCode && (
            <>
              {hasVariation ? (
                <>
                  <TextField
                    label={words.analyticalCv}
                    trailing="%"
                    inputMode="decimal"
                    {...field('delta_analytical_cv')}
                  />
                  <TextField
                    label={words.withinSubjectCv}
                    hint={limitHint()}
                    trailing="%"
                    inputMode="decimal"
                    {...field('delta_within_subject_cv')}
                  />
                </>
              ) : (
                <TextField
                  label={inSteps ? words.deltaSteps : words.deltaThreshold}
                  {...(inSteps && { hint: words.deltaStepsHint })}
                  inputMode={inSteps ? 'numeric' : 'decimal'}
                  {...field('delta_threshold')}
                />
              )}
              <SelectField
                label={words.deltaDirection}
                options={[
                  { value: 'any', label: words.anyDirection },
                  { value: 'up', label: words.up },
                  { value: 'down', label: words.down },
                ]}
                {...field('delta_direction')}
              />
            </>
          )}
          <TextField
            label={words.deltaWindow}
            trailing={words.hoursShort}
            inputMode="numeric"
            {...field('delta_window_hours')}
          />
          <SelectField
            label={words.deltaAction}
            options={[
              { value: 'warn', label: words.warn },
              { value: 'hold', label: words.hold },
            ]}
            {...field('delta_action')}
          />
        </Grid>
      )}
    </>
  );
}
