import { hasLimits } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import { AutoverifyTrial, type AutoverifyTrialProps } from './autoverify-trial.tsx';
import type { TestSectionProps } from './test-editor-fields.tsx';
import { autoverifyOf, typeOf } from './test-editor.form.ts';

/** Flags that a rule may accept and that the laboratory may still want to hold for review. */
const LIMIT_FLAGS: readonly Flag[] = ['L', 'H'];
const ANSWER_FLAGS: readonly Flag[] = ['A', 'POS', 'IND'];

export interface AutoverifyFieldsProps
  extends TestSectionProps, Pick<AutoverifyTrialProps, 'trial' | 'tried'> {
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
    <Card heading={words.heading}>
      <Stack gap="s5">
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
              <AutoverifyTrial
                rule={autoverifyOf(fields)}
                trial={trial}
                onTry={onTry}
                tried={tried}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
