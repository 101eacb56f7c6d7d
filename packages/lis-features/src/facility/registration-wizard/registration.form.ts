import { dateFormats } from '@alms/lis-domain/facility';
import { passwordFault } from '@alms/lis-domain/identity';
import {
  billingCycles,
  registerFacilityBody,
  type FacilityRegistration,
  type Plan,
} from '@alms/lis-domain/subscription';
import { checkSubdomain } from '@alms/lis-domain/tenancy';
import * as v from 'valibot';
import { isGuessable } from '../../shared/new-password/index.ts';

const body = registerFacilityBody.entries;

/** Validates a line against the server’s rule; the issue is a message key. */
const answer = (accepted: v.GenericSchema, required: string, refused: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.check((text) => v.is(accepted, text), refused),
  );

/**
 * Validates the facility and its first administrator. The password confirmation is not part of the
 * registration payload.
 *
 * @param taken Subdomain that is known to belong to another facility.
 */
export const facilityForm = (taken?: string) =>
  v.pipe(
    v.object({
      facility_name: answer(body.facility_name, 'facilityNameRequired', 'facilityNameTooLong'),
      subdomain: v.pipe(
        v.string(),
        v.check((name) => checkSubdomain(name) === null, 'subdomainInvalid'),
        v.check((name) => name !== taken, 'subdomainTaken'),
      ),
      contact_email: answer(body.contact_email, 'emailRequired', 'emailInvalid'),
      contact_phone: answer(body.contact_phone, 'phoneRequired', 'phoneTooLong'),
      address: answer(body.address, 'addressRequired', 'addressTooLong'),
      timezone: v.pipe(v.string(), v.nonEmpty('timezoneRequired')),
      date_format: v.picklist(dateFormats, 'dateFormatRequired'),
      enable_online_booking: v.boolean(),
      enable_patient_portal: v.boolean(),
      admin_first_name: answer(body.admin_first_name, 'firstNameRequired', 'firstNameTooLong'),
      admin_last_name: answer(body.admin_last_name, 'lastNameRequired', 'lastNameTooLong'),
      admin_email: answer(body.admin_email, 'adminEmailRequired', 'adminEmailInvalid'),
      admin_password: v.pipe(
        v.string(),
        v.nonEmpty('passwordRequired'),
        v.minLength(8, 'passwordTooShort'),
        v.maxLength(128, 'passwordTooLong'),
        v.check(
          (password) => passwordFault('facility', password) === undefined,
          'passwordTooSimple',
        ),
      ),
      admin_password_confirmation: v.pipe(v.string(), v.nonEmpty('confirmationRequired')),
    }),
    v.forward(
      v.check(
        ({ admin_password, admin_password_confirmation: again }) =>
          again === '' || admin_password === again,
        'passwordsDiffer',
      ),
      ['admin_password_confirmation'],
    ),
    v.forward(
      v.check(
        (facility) => !isGuessable(facility.admin_password, personalWords(facility)),
        'passwordRefused',
      ),
      ['admin_password'],
    ),
  );

type PersonalField =
  | 'facility_name'
  | 'subdomain'
  | 'admin_first_name'
  | 'admin_last_name'
  | 'admin_email';

/** Names and addresses that an administrator’s password must not consist of. */
export const personalWords = (facility: Record<PersonalField, string>): readonly string[] => [
  facility.facility_name,
  facility.subdomain,
  facility.admin_first_name,
  facility.admin_last_name,
  facility.admin_email,
];

export type FacilityValues = v.InferInput<ReturnType<typeof facilityForm>>;
export type FacilityField = keyof FacilityValues;

export const planForm = v.object({
  /** Id of a plan. */
  plan_id: v.pipe(v.string(), v.nonEmpty('planRequired')),
  billing_cycle: v.picklist(billingCycles),
});

export type PlanValues = v.InferInput<typeof planForm>;

/** Field values of the wizard. */
export type RegistrationValues = FacilityValues & PlanValues;

/** Returns the fields of the first step. */
export const facilityValues = ({
  plan_id: _plan,
  billing_cycle: _cycle,
  ...facility
}: RegistrationValues): FacilityValues => facility;

/** Returns the fields of the second step. */
export const planValues = ({ plan_id, billing_cycle }: RegistrationValues): PlanValues => ({
  plan_id,
  billing_cycle,
});

/** Initial values: the specification’s defaults (§9) and empty fields. */
export const emptyRegistration: RegistrationValues = {
  facility_name: '',
  subdomain: '',
  contact_email: '',
  contact_phone: '',
  address: '',
  timezone: 'UTC',
  date_format: 'MM/DD/YYYY',
  enable_online_booking: false,
  enable_patient_portal: true,
  admin_first_name: '',
  admin_last_name: '',
  admin_email: '',
  admin_password: '',
  admin_password_confirmation: '',
  plan_id: '',
  billing_cycle: 'monthly',
};

const draftSchema: v.GenericSchema<unknown, RegistrationValues> = v.object({
  facility_name: v.string(),
  subdomain: v.string(),
  contact_email: v.string(),
  contact_phone: v.string(),
  address: v.string(),
  timezone: v.string(),
  date_format: v.picklist(dateFormats),
  enable_online_booking: v.boolean(),
  enable_patient_portal: v.boolean(),
  admin_first_name: v.string(),
  admin_last_name: v.string(),
  admin_email: v.string(),
  admin_password: v.string(),
  admin_password_confirmation: v.string(),
  plan_id: v.string(),
  billing_cycle: v.picklist(billingCycles),
});

/** Parses a saved draft; undefined if it is no longer valid. */
export function acceptDraft(stored: unknown): RegistrationValues | undefined {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Returns each field that blocks its step with the message key, in field order. */
export function openFields(schema: v.GenericSchema, values: object): ReadonlyMap<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  const open = new Map<string, string>();
  for (const name of Object.keys(values)) {
    const issue = issues.find(({ path }) => path?.[0]?.key === name);
    if (issue) open.set(name, issue.message);
  }
  return open;
}

/** Builds the payload from complete fields. */
export function completedRegistration(
  values: RegistrationValues,
  plan: Plan,
): FacilityRegistration {
  const { admin_password_confirmation: _again, plan_id: _id, ...fields } = values;
  return v.parse(registerFacilityBody, { ...fields, subscription_plan: plan.plan_name });
}
