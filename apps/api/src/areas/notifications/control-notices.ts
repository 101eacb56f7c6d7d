import type { ControlRule } from '@alms/lis-domain/quality-control';
import type { Act } from '../act.ts';
import { addressed } from './notices.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';

interface RejectedRun {
  /** Of the controlled test. */
  id: string;
  name: string;
  instrument_name: string;
  rules: readonly ControlRule[];
}

/** Tells laboratory managers, and whoever may release the hold, that a control run was rejected and results wait. */
export async function tellOfRejectedRun(act: Act, { id, name, instrument_name, rules }: RejectedRun): Promise<void> {
  const recipients = await findRecipients(act.tx, act.tenantId, { roles: ['lab_manager'], granted: 'override_qc' });
  const rows = addressed(
    recipients.filter((recipient) => recipient.id !== act.user.id),
    {
      type: 'qc_failure', priority: 'high', entity: { type: 'controlled_test', id }, screens: ['/app/quality-control'], view: `?test=${id}`,
      says: (words, inserted) => ({ title: words.controlRejected(inserted(name), inserted(instrument_name)), message: words.controlRejectedBy(inserted(rules.join(', '))) }),
    },
    act.now,
  );
  await addNotifications(act.tx, rows);
}
