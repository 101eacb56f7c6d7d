import { staffRoles } from '@alms/lis-domain/access';
import { emailField } from '@alms/lis-domain/http';
import * as v from 'valibot';

const role = v.picklist(staffRoles, 'roleRequired');

/** No role is preselected, because a role grants access to patient data. */
export const inviteForm = v.object({
  full_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('fullNameRequired'),
    v.maxLength(120, 'fullNameTooLong'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('emailRequired'),
    v.check((email) => v.is(emailField, email), 'emailInvalid'),
  ),
  role,
});

export const approveForm = v.object({ role });

/** Field values of a form before validation. */
export type Typed<Form extends { entries: object }> = Record<keyof Form['entries'], string>;
