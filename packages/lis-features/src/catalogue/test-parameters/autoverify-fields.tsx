import { hasLimits } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import { Checkbox } from '@alms/ui/checkbox';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import { AutoverifyTrial, type AutoverifyTrialProps } from './autoverify-trial.tsx';

import { autoverifyOf, typeOf } from './test-values.ts';
import { TRIAL_ID, type TestSectionProps } from './test-section.tsx';

/** Flags that a rule may accept and that the laboratory may still want to hold for review. */
const LIMIT_FLAGS: readonly Flag[] = ['L', 'H'];
const ANSWER_FLAGS: readonly Flag[] = ['A', 'POS', 'IND'];

export interface AutoverifyFieldsProps
  extends Pick<TestSectionProps, 'form'>, Pick<AutoverifyTrialProps, 'trial' | 'tried'> {
  /** See `AutoverifyTrialProps`. When omitted, no past results are available for a trial. */
  onTry?: AutoverifyTrialProps['onTry'] | undefined;
}

/** Conditions for automatic verification of a test, with a trial on past results. */
export function AutoverifyFields({
  form: { field, methods },
  trial,
  onTry,
  tried,
}: AutoverifyFieldsProps) {
  const words = useMessages(autoverifyFieldsMessages);
  const fields = methods.watch();
  const flags = hasLimits(typeOf(fields)) ? LIMIT_FLAGS : ANSWER_FLAGS;
  const excluded = field('autoverify_exclude_flags');
  return (
    <>
      <Checkbox label={words.enabled} hint={words.enabledHint} {...field('autoverify_enabled')} />
      {fields.autoverify_enabled && (
        <>
          <SelectField
            label={words.within}
            options={(['reference', 'critical'] as const).map((value) => ({
              value,
              label: words[value],
            }))}
            {...field('autoverify_within')}
          />
          <Checkbox
            label={words.requireQc}
            hint={words.requireQcHint}
            {...field('autoverify_require_qc')}
          />
          <Checkbox
            label={words.requireDelta}
            hint={words.requireDeltaHint}
            {...field('autoverify_require_delta')}
          />
          {fields.autoverify_within === 'critical' && (
            <CheckboxGroup
              id={excluded.id}
              name={excluded.name}
              error={excluded.error}
              label={words.exclude}
              optional
              options={flags.map((flag) => ({
                value: flag,
                label: <ClinicalFlag flag={flag} />,
              }))}
              value={fields.autoverify_exclude_flags}
              onValueChange={(chosen) =>
                methods.setValue('autoverify_exclude_flags', chosen, { shouldDirty: true })
              }
            />
          )}
          {onTry && (
            <div id={TRIAL_ID} tabIndex={-1}>
              <AutoverifyTrial
                rule={autoverifyOf(fields)}
                trial={trial}
                onTry={onTry}
                tried={tried}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
