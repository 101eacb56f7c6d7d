import { Grid } from '@alms/ui/grid';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import { TextField } from '@alms/ui/text-field';
import { useId } from 'react';
import type { FieldBinding } from '../../shared/lis-form/index.ts';
import { NewPasswordField } from '../../shared/new-password/index.ts';
import { personalWords, type FacilityField, type FacilityValues } from './registration.form.ts';
import { registrationWizardMessages } from './words/index.ts';
import * as S from './registration-wizard.styles.ts';

export interface AdministratorFieldsProps {
  field: (name: FacilityField) => FieldBinding;
  values: FacilityValues;
}

/** Name, email and password of the first administrator. */
export function AdministratorFields({ field, values }: AdministratorFieldsProps) {
  const words = useMessages(registrationWizardMessages);
  const titleId = useId();
  return (
    <S.Section aria-labelledby={titleId}>
      <div data-part="head">
        <Heading id={titleId} level={3} size="medium">
          {words.administrator}
        </Heading>
        <p>{words.administratorContext}</p>
      </div>
      <Grid fill="stretch" gap="s5">
        <TextField
          label={words.admin_first_name}
          autoComplete="given-name"
          {...field('admin_first_name')}
        />
        <TextField
          label={words.admin_last_name}
          autoComplete="family-name"
          {...field('admin_last_name')}
        />
      </Grid>
      <TextField
        label={words.admin_email}
        type="email"
        autoComplete="username"
        {...field('admin_email')}
      />
      <NewPasswordField
        label={words.admin_password}
        rule={words.passwordRule}
        typed={values.admin_password}
        personal={personalWords(values)}
        {...field('admin_password')}
      />
      <PasswordField
        label={words.admin_password_confirmation}
        autoComplete="new-password"
        {...field('admin_password_confirmation')}
      />
    </S.Section>
  );
}
