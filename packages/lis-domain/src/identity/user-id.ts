import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a user account: staff or patient. */
export type UserId = Id<'User'>;
export const userIdField = idField as IdField<UserId>;
export const byUserId = v.object({ id: userIdField });
