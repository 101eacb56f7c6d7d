import { staffRoles } from '@alms/lis-domain/access';
import { dateFormats } from '@alms/lis-domain/facility';
import { colorField, emailField } from '@alms/lis-domain/http';
import { checkSubdomain } from '@alms/lis-domain/tenancy';
import * as v from 'valibot';

const isEmail = (text: string) => v.is(emailField, text);
const isColor = (text: string) => v.is(colorField, text);
const orNothing = (holds: (text: string) => boolean) => (text: string) =>
  text === '' || holds(text);

export const laboratoryForm = v.pipe(
  v.object({
    laboratory_name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('laboratoryNameRequired'),
      v.maxLength(120, 'laboratoryNameTooLong'),
    ),
    subdomain: v.pipe(
      v.string(),
      v.check((name) => checkSubdomain(name) === null, 'subdomainInvalid'),
    ),
    address: v.pipe(v.string(), v.trim(), v.maxLength(500, 'addressTooLong')),
    phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'phoneTooLong')),
    email: v.pipe(v.string(), v.trim(), v.check(orNothing(isEmail), 'emailInvalid')),
    timezone: v.pipe(v.string(), v.nonEmpty('timezoneRequired')),
    date_format: v.picklist(dateFormats, 'dateFormatRequired'),
    primary_color: v.pipe(v.string(), v.trim(), v.check(isColor, 'colorInvalid')),
    secondary_color: v.pipe(v.string(), v.trim(), v.check(orNothing(isColor), 'colorInvalid')),
  }),
  v.transform(({ secondary_color, ...data }) => ({
    ...data,
    ...(secondary_color !== '' && { secondary_color }),
  })),
);

export type LaboratoryValues = v.InferInput<typeof laboratoryForm>;

export const staffForm = v.object({
  invites: v.pipe(
    v.array(
      v.object({
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
          v.check(orNothing(isEmail), 'emailInvalid'),
        ),
        role: v.picklist(staffRoles, 'roleRequired'),
      }),
    ),
    v.maxLength(50, 'tooManyInvites'),
  ),
});

export type StaffValues = v.InferInput<typeof staffForm>;

export const catalogForm = v.object({
  starter_pack: v.picklist(
    ['basic', 'district', 'hospital', 'hematology', 'chemistry', 'full', 'none'],
    'starterPackRequired',
  ),
  unit_system: v.picklist(['conventional', 'si']),
});

export type CatalogValues = v.InferInput<typeof catalogForm>;

export const preferencesForm = v.object({
  self_verification: v.boolean(),
  critical_within_minutes: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, 'minutesInvalid'),
    v.transform(Number),
    v.minValue(5, 'minutesInvalid'),
    v.maxValue(240, 'minutesInvalid'),
  ),
});

export type PreferencesValues = v.InferInput<typeof preferencesForm>;
