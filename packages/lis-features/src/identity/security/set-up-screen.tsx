import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { PublicPage } from '../../shared/public-page/index.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import type { EnrolmentActions } from './security-actions.ts';
import { securityMessages } from './words/index.ts';
import { useQuestions } from './use-questions.ts';

export interface SetUpScreenProps extends EnrolmentActions {
  /** State of the last action. */
  submission: Submission;
  /** Called when two-step verification is set up and the recovery codes are confirmed as saved. */
  onDone: () => void;
  onSignOut: () => void;
}

/**
 * Enrolment page for users whose facility requires two-step verification. All other pages are
 * inaccessible.
 */
export function SetUpScreen({ submission, onDone, onSignOut, ...actions }: SetUpScreenProps) {
  const words = useMessages(securityMessages);
  const { opened, ask, close, current } = useQuestions<'authenticator' | 'passkey'>(submission);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const show = (fresh: readonly string[]) => {
    close();
    if (fresh.length > 0) setCodes(fresh);
    else onDone();
  };
  const dialog = { submission: current, onClose: close, onDone: show };
  return (
    <PublicPage
      component="set-up-screen"
      title={words.setUpTitle}
      context={words.setUpContext}
      footer={
        <Button variant="quiet" onClick={onSignOut}>
          {words.signOut}
        </Button>
      }
    >
      <Stack>
        <Button
          variant="primary"
          size="large"
          wide
          aria-haspopup="dialog"
          onClick={() => ask('authenticator')}
        >
          {words.setUpAuthenticator}
        </Button>
        <Text size="small" tone="muted">
          {words.authenticatorOff}
        </Text>
        {actions.onAddPasskey && (
          <>
            <Button size="large" wide aria-haspopup="dialog" onClick={() => ask('passkey')}>
              {words.addPasskey}
            </Button>
            <Text size="small" tone="muted">
              {words.passkeysNone}
            </Text>
          </>
        )}
      </Stack>
      <AuthenticatorDialog {...actions} {...dialog} open={opened === 'authenticator'} />
      {actions.onAddPasskey && (
        <PasskeyDialog
          {...dialog}
          open={opened === 'passkey'}
          onAddPasskey={actions.onAddPasskey}
        />
      )}
      <CodesDialog codes={codes} onSaveCodes={actions.onSaveCodes} onConfirm={onDone} />
    </PublicPage>
  );
}
