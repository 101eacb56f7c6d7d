import { sendFeedback } from '@alms/lis-domain/feedback';
import { uuidv7 } from 'uuidv7';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { addFeedback, deleteAddresses } from './feedback.store.ts';

const hour = 60 * 60;
/**
 * Per network address: high enough for a laboratory behind one address, low enough to stop a flood.
 */
const maxPerHour = 20;

export function feedbackRoutes({ db, hashAddress }: AreaDependencies): readonly Route[] {
  return [
    handle(sendFeedback, async ({ body, ip, now }) => {
      // The address claimed by the form is ignored, and an email address without consent to contact
      // is not stored.
      const { ip_address: _, contact_email, ...fields } = body;
      await deleteAddresses(db, now);
      const feedback = {
        ...fields,
        id: uuidv7(),
        contact_email: (fields.allow_contact && contact_email) || null,
        address_hash: hashAddress(ip),
        created_at: now,
      };
      const taken = await addFeedback(db, feedback, {
        since: new Date(now.getTime() - hour * 1000),
        max: maxPerHour,
      });
      if (!taken) throw new Refusal('rate_limited', {}, { 'Retry-After': String(hour) });
      return { message: 'Received' };
    }),
  ];
}
