import { emailField } from '@alms/lis-domain/http';
import * as v from 'valibot';

export const forgotPasswordForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('emailRequired'),
    v.check((email) => v.is(emailField, email), 'emailInvalid'),
  ),
});
