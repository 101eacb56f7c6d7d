import type { HospitalSettings } from '@alms/lis-domain/facility';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import { securityForm, type SecurityFields, type SecurityValues } from './tenant-settings.form.ts';
import { tenantSettingsMessages } from './words/index.ts';

export interface SecurityFormProps extends VersionedFormProps<
  SecurityFields,
  SecurityValues,
  HospitalSettings
> {
  settings: HospitalSettings;
}

const valuesOf = ({ require_second_factor }: HospitalSettings): SecurityValues => ({
  require_second_factor,
});

/** Sign-in requirements for the facility’s staff. */
export function SecurityForm({ settings, ...rest }: SecurityFormProps) {
  const words = useMessages(tenantSettingsMessages);
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(securityForm, {
    record: settings,
    valuesOf,
    fieldsOf: (values) => values,
    words,
    failureKey: 'securityFailed',
    ...rest,
  });
  const isSaved = rest.submission.status === 'done' && !isDirty;
  return (
    <>
      <LisForm form={form} label={words.security}>
        {isSaved && (
          <Alert tone="positive" live="polite">
            {words.securitySaved}
          </Alert>
        )}
        <Checkbox
          label={words.requireTwoStep}
          hint={words.requireTwoStepHint}
          {...form.field('require_second_factor')}
        />
        <FormActions {...(isDirty && { note: words.unsaved })}>
          <Button type="submit" busy={form.busy}>
            {words.saveSecurity}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          {
            name: 'require_second_factor',
            label: words.requireTwoStep,
            show: ({ require_second_factor: isRequired }) => (isRequired ? words.on : words.off),
          },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
