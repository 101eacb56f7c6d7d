import { fileName, type InputOf } from '@alms/lis-domain/http';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
} from '@alms/lis-domain/identity/two-step';
import type { EnrolmentActions } from '@alms/lis-features/identity/security';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { saveFile } from '../../../data/save-file.ts';
import { canUsePasskeys, createPasskey } from '../../../data/passkeys.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** The user declined, or the device does not support passkeys. */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

const outcomeOf = (error: unknown): Submission =>
  error instanceof NoPasskey
    ? { status: 'rejected', fieldErrors: {}, formError: 'passkey_refused' }
    : toSubmission(error);

interface SecurityDoing {
  submission: Submission;
  /** Runs an operation and returns its result; undefined on error, which `submission` describes. */
  perform: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  enrolment: EnrolmentActions;
}

/**
 * Returns the actions on two-step verification, for the security page of the account and the
 * enrolment page.
 * @param onChange Called when the displayed data must be reloaded.
 */
export function useSecurityActions(onChange?: () => Promise<void>): SecurityDoing {
  const { call } = useApi();
  const { subdomain } = useTenant();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  // Data is also reloaded after an error, usually caused by a concurrent change.
  const perform = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setSubmission({ status: 'submitting' });
    try {
      const answer = await work();
      setSubmission({ status: 'done' });
      return answer;
    } catch (error) {
      setSubmission(outcomeOf(error));
      return undefined;
    } finally {
      await onChange?.();
    }
  };

  const onAddPasskey: EnrolmentActions['onAddPasskey'] = ({ name, password }) =>
    perform(async () => {
      const options = await call(beginPasskey, { body: { password } });
      const passkey = await createPasskey(options).catch(() => {
        throw new NoPasskey();
      });
      return (
        await call(addPasskey, { body: { name, passkey } as InputOf<typeof addPasskey>['body'] })
      ).recovery_codes;
    });

  return {
    submission,
    perform,
    enrolment: {
      onBeginAuthenticator: (body) => perform(() => call(beginAuthenticator, { body })),
      onConfirmAuthenticator: (body) =>
        perform(async () => (await call(confirmAuthenticator, { body })).recovery_codes),
      onAddPasskey: canUsePasskeys() ? onAddPasskey : undefined,
      onSaveCodes: ({ codes }) =>
        saveFile(
          new File(
            [`${codes.join('\n')}\n`],
            fileName({ subject: 'recovery-codes', facility: subdomain ?? 'alms' }, 'txt'),
            { type: 'text/plain' },
          ),
        ),
    },
  };
}
