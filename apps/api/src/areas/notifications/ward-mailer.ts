import { chosenLanguage } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import { noticeText } from './notification-mail.ts';
import { sendWardMail } from './notifications.jobs.ts';

/**
 * Sends emails about critical results to the addresses of wards, in the facility’s language. Like
 * every email copy they name only the kind of event and link to the inbox.
 */
export function wardMailer({
  db,
  mailer,
  hosts,
}: {
  db: Database;
  mailer: Mailer;
  hosts: FacilityHosts;
}): JobHandler {
  return handleJob({
    job: sendWardMail,
    async run({ tenant_id: tenantId, ward_id, critical_call_id }) {
      const mail = await tenantTransaction(db, tenantId, async (tx) => {
        const ward = await tx
          .selectFrom('ward')
          .select('email')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', ward_id)
          .executeTakeFirst();
        if (!ward || ward.email === '') return undefined;
        const { facility_name, language: chosen } = await findSettings(tx, tenantId);
        const language = chosenLanguage(chosen);
        const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/inbox`;
        return {
          to: ward.email,
          language,
          // Constant across attempts, so that the recipient sees a duplicate once.
          messageId: `<${critical_call_id}.ward@${hosts.baseDomain}>`,
          ...noticeText(language, 'critical_result', facility_name, url),
        };
      });
      if (mail) await mailer.send(mail);
    },
  });
}
