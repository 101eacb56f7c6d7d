import type { CorrectiveAction } from '@alms/lis-domain/quality-control';
import type { ActionRow } from './control-runs.store.ts';

/** Maps a corrective action to the contract. */
export const actionOf = ({
  by_id,
  by_name,
  verified_by,
  verified_by_name,
  verified_at,
  ...action
}: ActionRow): CorrectiveAction => ({
  ...action,
  by: { id: by_id, name: by_name },
  verified:
    verified_by === null || verified_by_name === null || verified_at === null
      ? null
      : { by: { id: verified_by, name: verified_by_name }, at: verified_at },
});
