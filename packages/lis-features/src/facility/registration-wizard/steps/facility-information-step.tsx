import { checkSubdomain, suggestSubdomain } from '@alms/lis-domain/tenancy';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { WizardStep } from '@alms/ui/wizard-frame';
import { useMemo, type ReactNode } from 'react';
import { LisForm, useFormWords, useLisForm } from '../../../shared/lis-form/index.ts';
import {
  useSubdomainWords,
  type SubdomainFieldProps,
} from '../../../shared/subdomain-field/index.ts';
import { AdministratorFields } from '../administrator-fields.tsx';
import { FacilityFields } from '../facility-fields.tsx';
import {
  facilityForm,
  openFields,
  type FacilityField,
  type FacilityValues,
} from '../registration.form.ts';
import { registrationWizardMessages } from '../words/index.ts';
import { BackButton, NextButton } from '../step-bar.tsx';
import { useFacilityFields } from '../use-facility-fields.ts';

export interface FacilityInformationStepProps extends Pick<
  SubdomainFieldProps,
  'check' | 'baseDomain' | 'onSubdomainChange'
> {
  /** Field values. */
  values: FacilityValues;
  onValuesChange: (values: FacilityValues) => void;
  /** Server refusal that concerns this step. */
  submission: Submission;
  /** Returns a facility’s web address for a subdomain, as users type it. */
  addressOf: (subdomain: string) => string;
  /** Notice of a restored draft, above the fields. */
  restored: ReactNode;
  /** Status of the draft, below the fields. */
  draftStatus: ReactNode;
  onNext: () => void;
}

/** The facility, its web address and its first administrator. */
export function FacilityInformationStep({
  values,
  onValuesChange,
  submission,
  check,
  baseDomain,
  onSubdomainChange,
  addressOf,
  restored,
  draftStatus,
  onNext,
}: FacilityInformationStepProps) {
  const own = useMessages(registrationWizardMessages);
  const format = useFormat();
  const subdomainWords = useSubdomainWords();
  const words = { ...own, ...subdomainWords };
  const { fieldText } = useFormWords(words, undefined);
  const taken = check === 'taken' ? values.subdomain : undefined;
  const schema = useMemo(() => facilityForm(taken), [taken]);
  const form = useLisForm(schema, {
    defaultValues: values,
    words,
    onSubmit: onNext,
    submission,
    onValuesChange,
  });
  const open = openFields(schema, values) as ReadonlyMap<FacilityField, string>;
  const names = [...open.keys()].map((name) => own[name]);
  const reason = names.length > 0 ? own.stillOpen({ fields: format.list(names) }) : undefined;
  const field = useFacilityFields(form, values, (name) => {
    const key = open.get(name);
    return key === undefined ? undefined : fieldText(key);
  });

  /** The subdomain follows the name until the user changes it. */
  const nameChanges = (typed: string) => {
    const { facility_name: before, subdomain } = form.methods.getValues();
    const suggested = (name: string) => (name.trim() === '' ? '' : suggestSubdomain(name));
    if (subdomain !== suggested(before) || suggested(typed) === subdomain) return;
    form.methods.setValue('subdomain', suggested(typed));
    form.methods.clearErrors('subdomain');
    onSubdomainChange(suggested(typed));
  };

  return (
    <LisForm form={form}>
      <WizardStep
        title={own.facility_information}
        context={own.facilityContext}
        bar="page"
        back={<BackButton onBack={undefined} />}
        actions={<NextButton reason={reason} onShowReason={() => void form.submit()} />}
      >
        {restored}
        <FacilityFields
          field={field}
          subdomain={{ check, baseDomain, onSubdomainChange }}
          address={
            checkSubdomain(values.subdomain) === null ? addressOf(values.subdomain) : undefined
          }
          timezone={values.timezone}
          onNameChange={nameChanges}
        />
        <AdministratorFields field={field} values={values} />
        {reason !== undefined && (
          <Text tone="muted" size="medium">
            {reason}
          </Text>
        )}
        {draftStatus}
      </WizardStep>
    </LisForm>
  );
}
