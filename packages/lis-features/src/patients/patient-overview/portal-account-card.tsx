import {
  accountAllows,
  type Patient,
  type PortalAccount,
  type PortalAccountAction,
} from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { ReasonForm, type ReasonValues } from '../../shared/reason-form/index.ts';
import { InvitePatient, type InvitePatientProps } from './invite-patient.tsx';
import { patientOverviewMessages } from './words/index.ts';
import * as S from './portal-account-card.styles.ts';

/** Staff actions on an existing portal account. */
export interface PortalAccountActions {
  /** Disables the account. The patient’s record is unaffected. */
  onClose: (given: ReasonValues) => Promise<Submission>;
  /** Resets two-step verification for a patient who lost it. */
  onResetSecondFactor: (given: ReasonValues) => Promise<Submission>;
}

export interface PortalAccountCardProps extends Partial<PortalAccountActions> {
  /** The patient. Deceased and unidentified patients cannot be invited. */
  patient: Pick<Patient, 'full_name' | 'email' | 'deceased' | 'mrn_temporary'>;
  /** The portal account. When omitted, the patient has none. */
  account?: Resource<PortalAccount> | undefined;
  /** Invitation to a new account, or to one that was disabled or never activated. */
  invitation: Pick<InvitePatientProps, 'submission' | 'held' | 'onInvite'>;
  onRetry?: (() => void | Promise<void>) | undefined;
}

type ReasonedAction = Exclude<PortalAccountAction, 'invite-again'>;

const tones = {
  invited: 'caution',
  active: 'positive',
  disabled: 'neutral',
} as const satisfies Record<PortalAccount['status'], ChipProps['tone']>;

/**
 * The patient’s portal account, with staff actions for a lost email address or lost two-step
 * verification.
 */
export function PortalAccountCard({
  patient,
  account,
  invitation,
  onRetry,
  onClose,
  onResetSecondFactor,
}: PortalAccountCardProps) {
  const words = useMessages(patientOverviewMessages);
  const [action, setAction] = useState<ReasonedAction>();
  const done = () => setAction(undefined);
  const known = account?.status === 'ready' ? account.data : undefined;
  const can = (action: PortalAccountAction) => known !== undefined && accountAllows(action, known);
  const confirm = action === 'close' ? onClose : onResetSecondFactor;
  return (
    <Card heading={words.account}>
      <Stack gap="s4">
        {account ? (
          <ResourceView
            resource={account}
            label={words.account}
            skeleton={<Skeleton count={2} />}
            {...(onRetry && { onRetry })}
          >
            {(found) => <AccountFacts account={found} />}
          </ResourceView>
        ) : (
          !patient.deceased && <Text tone="muted">{words.noAccount}</Text>
        )}
        {patient.deceased && (
          <Text>
            {account === undefined || known?.status === 'disabled'
              ? words.patient_deceased
              : words.deceasedAccount}
          </Text>
        )}
        {patient.mrn_temporary && <Text>{words.identity_unknown}</Text>}
        <S.Actions gap="s2">
          <InvitePatient
            patient={{ full_name: patient.full_name, email: known?.email ?? patient.email }}
            offered={
              !patient.deceased &&
              !patient.mrn_temporary &&
              (account === undefined || can('invite-again'))
            }
            again={account !== undefined}
            {...invitation}
          />
          {onResetSecondFactor && can('reset-second-factor') && (
            <Button aria-haspopup="dialog" onClick={() => setAction('reset-second-factor')}>
              {words.resetTwoStep}
            </Button>
          )}
          {onClose && can('close') && (
            <Button aria-haspopup="dialog" onClick={() => setAction('close')}>
              {words.closeAccount}
            </Button>
          )}
        </S.Actions>
      </Stack>
      <Dialog
        open={action !== undefined}
        onClose={done}
        title={
          action &&
          (action === 'close' ? words.closeTitle : words.resetTitle)({ name: patient.full_name })
        }
      >
        {action && confirm && (
          <AskReason
            action={action}
            name={patient.full_name}
            onCancel={done}
            onConfirm={confirm}
            onDone={done}
          />
        )}
      </Dialog>
    </Card>
  );
}

function AccountFacts({
  account: { email, status, invitation_held, has_second_factor, last_seen_at, signed_in },
}: {
  account: PortalAccount;
}) {
  const words = useMessages(patientOverviewMessages);
  const format = useFormat();
  const state = {
    invited: invitation_held ? words.accountHeld : words.accountInvited,
    active: words.accountActive,
    disabled: words.accountClosed,
  }[status];
  const lastSeen = last_seen_at === null ? words.neverSeen : format.dateTime(last_seen_at);
  return (
    <DescriptionList
      layout="grid"
      items={[
        { id: 'address', term: words.accountAddress, description: <bdi>{email}</bdi> },
        {
          id: 'state',
          term: words.accountState,
          description: <Chip tone={tones[status]}>{state}</Chip>,
        },
        {
          id: 'two-step',
          term: words.twoStep,
          description: has_second_factor ? words.twoStepOn : words.twoStepOff,
        },
        {
          id: 'last-seen',
          term: words.lastSeen,
          description: signed_in ? words.signedIn : lastSeen,
        },
      ]}
    />
  );
}

interface AskReasonProps {
  action: ReasonedAction;
  name: string;
  onCancel: () => void;
  onConfirm: PortalAccountActions['onClose'];
  onDone: () => void;
}

/** Restrictive actions on an account require a recorded reason. */
function AskReason({ action, name, onCancel, onConfirm, onDone }: AskReasonProps) {
  const words = useMessages(patientOverviewMessages);
  const { submission, run } = useOutcome(onDone);
  const confirm = async (given: ReasonValues) => {
    await run(() => onConfirm(given));
  };
  const question =
    action === 'close'
      ? { body: words.closeBody({ name }), confirm: words.closeNow }
      : { body: words.resetBody({ name }), confirm: words.resetNow };
  return (
    <ReasonForm
      {...question}
      words={words}
      failureKey="actionFailed"
      submission={submission}
      onCancel={onCancel}
      onConfirm={confirm}
    />
  );
}
