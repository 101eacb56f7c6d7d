import { emailField, lineField, textField } from '@alms/lis-domain/http';
import * as v from 'valibot';

/** Maximum message length, short enough for mail clients to open as a link. */
export const MESSAGE_LENGTH = 2000;

const filled = (rule: v.GenericSchema<string>, missing: string, refused: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check((answer) => v.is(rule, answer), refused),
  );

export const contactSalesForm = v.object({
  full_name: filled(lineField(120), 'fullNameRequired', 'fullNameTooLong'),
  email: filled(emailField, 'emailRequired', 'emailInvalid'),
  organization: filled(lineField(120), 'organizationRequired', 'organizationTooLong'),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.check((answer) => v.is(lineField(40, 0), answer), 'phoneTooLong'),
  ),
  message: filled(textField(MESSAGE_LENGTH), 'messageRequired', 'messageTooLong'),
});

/** A sales enquiry. */
export type ContactRequest = v.InferOutput<typeof contactSalesForm>;

export const NOTHING: ContactRequest = {
  full_name: '',
  email: '',
  organization: '',
  phone: '',
  message: '',
};
