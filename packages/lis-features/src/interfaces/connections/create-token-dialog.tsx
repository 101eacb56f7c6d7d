import { apiScopes, type ApiScope } from '@alms/lis-domain/interfaces/connections';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import {
  createTokenForm,
  tokenTerms,
  type NewApiToken,
  type TypedToken,
} from './connections.form.ts';
import { connectionsMessages } from './words/index.ts';
import { useScopeWords } from './use-scope-words.ts';

export interface CreateTokenDialogProps {
  open: boolean;
  submission: Submission;
  onClose: () => void;
  onCreate: (token: NewApiToken) => Promise<void>;
}

/** Asks for the system, scopes and validity of a token, and for the user’s password. */
export function CreateTokenDialog({ open, ...form }: CreateTokenDialogProps) {
  const words = useMessages(connectionsMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.createTitle} size="large">
      {open && <CreateTokenForm {...form} />}
    </Dialog>
  );
}

function CreateTokenForm({ submission, onClose, onCreate }: Omit<CreateTokenDialogProps, 'open'>) {
  const words = useMessages(connectionsMessages);
  const scopeWords = useScopeWords();
  const form = useLisForm<TypedToken, NewApiToken>(createTokenForm, {
    defaultValues: { name: '', scopes: [], patient_authority: '', valid_days: '90', password: '' },
    words,
    submission,
    onSubmit: onCreate,
  });
  const { id, error } = form.field('scopes');
  const scopes = form.methods.watch('scopes');
  const notes: Partial<Record<ApiScope, string>> = {
    'unreleased.read': words.unreleasedNote,
    'confidential.read': words.confidentialNote,
    'hl7.orders': words.ordersNote,
    'hl7.results': words.resultsNote,
    'hl7.patients': words.patientsNote,
  };
  return (
    <LisForm form={form}>
      <TextField label={words.name} hint={words.nameHint} {...form.field('name')} />
      <CheckboxGroup
        id={id}
        label={words.scopes}
        error={error}
        options={apiScopes.map((value) => ({
          value,
          label: scopeWords[value],
          description: notes[value],
        }))}
        value={scopes}
        onValueChange={(chosen) => {
          form.methods.setValue(
            'scopes',
            apiScopes.filter((scope) => chosen.includes(scope)),
          );
          form.methods.clearErrors('scopes');
        }}
      />
      {scopes.includes('hl7.patients') && (
        <TextField
          label={words.authority}
          hint={words.authorityHint}
          {...form.field('patient_authority')}
        />
      )}
      <SelectField
        label={words.validFor}
        options={tokenTerms.map((value) => ({
          value,
          label: words.days({ count: Number(value) }),
        }))}
        {...form.field('valid_days')}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.createNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
