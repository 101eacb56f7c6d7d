import { sendFeedback } from '@alms/lis-domain/feedback';
import { uuidv7 } from 'uuidv7';
import { handle, type Route } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/problems.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { addFeedback, forgetAddresses } from './feedback.store.ts';

const hour = 60 * 60;
/** From one network address: a laboratory behind one address is not silenced, a flood is. */
const mostPerHour = 20;

export function feedbackRoutes({ db, hashAddress }: AreaDependencies): readonly Route[] {
  return [
    handle(sendFeedback, async ({ body, ip, now }) => {
      // The address that the form claims is taken no notice of, and one that may not be written to is not kept.
      const { ip_address: _, contact_email, ...said } = body;
      await forgetAddresses(db, now);
      const feedback = {
        ...said,
        id: uuidv7(),
        contact_email: (said.allow_contact && contact_email) || null,
        address_hash: hashAddress(ip),
        created_at: now,
      };
      const taken = await addFeedback(db, feedback, {
        since: new Date(now.getTime() - hour * 1000),
        most: mostPerHour,
      });
      if (!taken) throw new Refusal('rate_limited', {}, { 'Retry-After': String(hour) });
      return { message: 'Received' };
    }),
  ];
}
