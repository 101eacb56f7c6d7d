import type { OwnSession } from '@alms/lis-domain/identity';
import type { AccountSecurity } from '@alms/lis-domain/identity/two-step';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { ProofDialog, type ProofQuestion } from './proof-dialog.tsx';
import { TwoStepCard, type TwoStepAction } from './two-step-card.tsx';
import type { SecurityActions } from './security-actions.ts';
import type { Proof } from './security.form.ts';
import { securityMessages } from './words/index.ts';
import * as S from './security.styles.ts';
import { SessionsCard } from './sessions-card.tsx';
import { useQuestions } from './use-questions.ts';

export interface SecurityScreenProps extends SecurityActions {
  security: Resource<AccountSecurity>;
  sessions: Resource<readonly OwnSession[]>;
  /**
   * State of the last action. Known refusals: `password_refused`, `code_refused`,
   * `passkey_refused`, `duplicate`, `not_found`.
   */
  submission: Submission;
  onRetry?: () => void | Promise<void>;
}

/** Sign-in methods and active sessions of the signed-in user. */
export function SecurityScreen({
  security,
  sessions,
  submission,
  onRetry,
  ...actions
}: SecurityScreenProps) {
  const words = useMessages(securityMessages);
  const { opened, ask, close, current } = useQuestions<TwoStepAction | { kind: 'change-password' }>(
    submission,
  );
  const [codes, setCodes] = useState<readonly string[]>([]);
  const retry = onRetry && { onRetry };
  const skeleton = (
    <Card>
      <Skeleton count={4} />
    </Card>
  );

  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    close();
  };
  const prove = async (proof: Proof) => {
    if (opened?.kind === 'renew-codes') {
      const fresh = await actions.onRenewCodes(proof);
      if (fresh) show(fresh);
      return;
    }
    const outcome =
      opened?.kind === 'remove-passkey'
        ? await actions.onRemovePasskey({ ...proof, id: opened.id })
        : await actions.onRemoveAuthenticator(proof);
    if (outcome.status === 'done') close();
  };
  const question = (): ProofQuestion | undefined => {
    switch (opened?.kind) {
      case 'remove-authenticator':
        return {
          title: words.removeAuthenticatorTitle,
          body: words.removeBody,
          confirmLabel: words.remove,
          tone: 'critical',
        };
      case 'remove-passkey':
        return {
          title: words.removePasskeyTitle({ name: opened.name }),
          body: words.removeBody,
          confirmLabel: words.remove,
          tone: 'critical',
        };
      case 'renew-codes':
        return {
          title: words.renewTitle,
          body: words.renewBody,
          confirmLabel: words.renew,
          tone: 'neutral',
        };
      default:
        return undefined;
    }
  };
  const dialog = { submission: current, onClose: close };
  return (
    <S.Root data-component="security-screen">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <Button onClick={() => ask({ kind: 'change-password' })}>{words.changePassword}</Button>
        }
      />
      {opened === undefined && <SubmissionAlert submission={current} words={words} />}
      <ResourceView
        resource={security}
        label={words.twoStep}
        headingLevel={2}
        skeleton={skeleton}
        {...retry}
      >
        {(account) => (
          <TwoStepCard
            security={account}
            canAddPasskey={actions.onAddPasskey !== undefined}
            onAction={ask}
          />
        )}
      </ResourceView>
      <ResourceView
        resource={sessions}
        label={words.sessions}
        headingLevel={2}
        skeleton={skeleton}
        {...retry}
      >
        {(own) => (
          <SessionsCard
            sessions={own}
            busy={opened === undefined && current.status === 'submitting'}
            {...actions}
          />
        )}
      </ResourceView>
      <ChangePasswordDialog
        {...dialog}
        open={opened?.kind === 'change-password'}
        onChangePassword={async (change) => {
          if ((await actions.onChangePassword(change)).status === 'done') close();
        }}
      />
      <AuthenticatorDialog
        {...actions}
        {...dialog}
        open={opened?.kind === 'set-up'}
        onDone={show}
      />
      {actions.onAddPasskey && (
        <PasskeyDialog
          {...dialog}
          open={opened?.kind === 'add-passkey'}
          onAddPasskey={actions.onAddPasskey}
          onDone={show}
        />
      )}
      <ProofDialog {...dialog} question={question()} onProve={prove} />
      <CodesDialog codes={codes} onSaveCodes={actions.onSaveCodes} onConfirm={() => setCodes([])} />
    </S.Root>
  );
}
