import type {
  chooseLaboratory,
  updateAppearance,
  updateProfile,
  User,
} from '@alms/lis-domain/identity';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { etag } from '../../platform/http/requests/versions.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { setAppearance, setFullName, setLaboratory } from './identity.store.ts';

/** Changes the user's own name. Other account fields cannot be changed here. */
export async function changeName({
  tx,
  tenantId,
  user,
  version,
  body,
  now,
  audit,
}: SignedInCall<typeof updateProfile>): Promise<User> {
  const changed = await setFullName(tx, tenantId, user.id, version, body.full_name, now);
  if (!changed)
    throw new Refusal(
      'version_stale',
      { current_version: user.version },
      { ETag: etag(user.version) },
    );
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'account',
    entity_id: user.id,
    entity_label: user.email,
    before: { full_name: user.full_name },
    after: { full_name: body.full_name },
  });
  return { ...user, full_name: body.full_name, version: version + 1 };
}

/**
 * Sets the user's own language, colour scheme, row height and sounds. Visitors of the live demo
 * share their account: their choice is not stored.
 */
export async function chooseAppearance({
  tx,
  tenantId,
  user,
  isVisitor,
  body,
  now,
  audit,
}: SignedInCall<typeof updateAppearance>): Promise<User> {
  const chosen = { ...body, scan_sounds: body.scan_sounds ?? user.scan_sounds };
  if (isVisitor) return { ...user, ...chosen };
  await setAppearance(tx, tenantId, user.id, chosen, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'account',
    entity_id: user.id,
    entity_label: user.email,
    ...changedFields(user, chosen),
  });
  return { ...user, ...chosen };
}

/** Sets the laboratory in which the user works, one of those where they may. */
export async function chooseWorkplace({
  tx,
  tenantId,
  user,
  body: { laboratory_id },
  now,
  audit,
}: SignedInCall<typeof chooseLaboratory>): Promise<User> {
  if (laboratory_id === user.laboratory_id) return user;
  if (!user.laboratories.some(({ id }) => id === laboratory_id))
    throw invalid({ laboratory_id: 'must be one of your laboratories' });
  await setLaboratory(tx, tenantId, user.id, laboratory_id, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'account',
    entity_id: user.id,
    entity_label: user.email,
    before: { laboratory_id: user.laboratory_id },
    after: { laboratory_id },
  });
  return { ...user, laboratory_id };
}
