import * as v from 'valibot';
import { idField, type Id, type IdField } from '../../http/fields.ts';

/** The id of a staff member’s authorization for a department. */
export type AuthorizationId = Id<'Authorization'>;
export const authorizationIdField = idField as IdField<AuthorizationId>;
export const byAuthorizationId = v.object({ id: authorizationIdField });
