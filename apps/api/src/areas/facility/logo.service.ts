import { fileName } from '@alms/lis-domain/http';
import { createHash } from 'node:crypto';
import type { readLogo, uploadLogo } from '@alms/lis-domain/facility';
import type { AnswerOf } from '@alms/lis-domain/http';
import { asBuffer } from '../../platform/as-buffer.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { FileBody, PublicCall, SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { redrawPicture } from '../../platform/images/redraw-picture.ts';
import { findTenant } from './facility.store.ts';
import { findLogo, deleteUnusedLogos, saveLogo } from './logo.store.ts';

/** Re-encodes and stores an uploaded image for use in the settings. */
export async function upload({
  tx,
  tenantId,
  body,
  now,
  audit,
}: SignedInCall<typeof uploadLogo>): Promise<AnswerOf<typeof uploadLogo>> {
  const { content, width, height } = await redrawPicture(asBuffer(body.picture));
  const hash = createHash('sha256').update(content).digest('hex');
  await saveLogo(tx, tenantId, { hash, content }, now);
  await deleteUnusedLogos(tx, tenantId);
  audit({
    action: 'create',
    category: 'settings',
    entity_type: 'logo',
    entity_id: hash,
    entity_label: `${width} × ${height}`,
  });
  return { logo_hash: hash, width, height };
}

/**
 * Serves an image of the facility at this address with immutable caching: the content under a name
 * never changes.
 */
export async function sendLogo(
  db: Database,
  { site, params, answerHeaders }: PublicCall<typeof readLogo>,
): Promise<FileBody> {
  const tenant = site.kind === 'facility' ? await findTenant(db, site.subdomain) : undefined;
  const content =
    tenant &&
    (await tenantTransaction(db, tenant.id, (tx) => findLogo(tx, tenant.id, params.hash)));
  if (!content) throw new Refusal('not_found');
  answerHeaders['Cache-Control'] = 'public, max-age=31536000, immutable';
  return { content, filename: fileName({ subject: 'logo', facility: tenant.subdomain }, 'png') };
}
