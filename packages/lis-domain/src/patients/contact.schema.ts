import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { countryCodes } from './country-codes.ts';
import type { Named } from '../http/named.ts';

/** Preferred contact method of a patient; `none`: no contact. */
export const preferredContacts = ['sms', 'email', 'phone', 'none'] as const;
export type PreferredContact = (typeof preferredContacts)[number];

/** A patient’s address; unknown parts are empty. `country` is an ISO 3166-1 alpha-2 code. */
const addressObject = v.object({
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  region: v.string(),
  postal_code: v.string(),
  country: v.string(),
});
export interface AddressSchema extends Named<typeof addressObject> {}
export const addressSchema: AddressSchema = addressObject;
export interface Address extends v.InferOutput<AddressSchema> {}

export const noAddress: Address = {
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country: '',
};

export const addressField = v.strictObject({
  line1: lineField(120, 0),
  line2: lineField(120, 0),
  city: lineField(80, 0),
  region: lineField(80, 0),
  postal_code: lineField(20, 0),
  country: v.picklist(
    ['', ...countryCodes],
    'must be an ISO 3166-1 alpha-2 country code such as NO, or empty',
  ),
});

/** A contact person of a patient: name, relationship and phone number. */
const contactPersonObject = v.object({
  name: v.string(),
  relation: v.string(),
  phone: v.string(),
});
export interface ContactPersonSchema extends Named<typeof contactPersonObject> {}
export const contactPersonSchema: ContactPersonSchema = contactPersonObject;
export interface ContactPerson extends v.InferOutput<ContactPersonSchema> {}

export const contactPersonField = v.strictObject({
  name: lineField(120),
  relation: lineField(60, 0),
  phone: lineField(40, 0),
});

/**
 * Returns whether a text is a language tag (BCP 47) with an ISO 639 language code: `en`, `pt-BR`,
 * `zh-Hant`.
 */
export function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The patient’s language as a normalised tag (`pt-BR`); empty if unknown. */
export const spokenLanguageField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(35, 'must have at most 35 characters'),
  v.check(
    (tag) => tag === '' || isLanguageTag(tag),
    'must be a language tag such as en or pt-BR, or empty',
  ),
  v.transform((tag) => Intl.getCanonicalLocales(tag === '' ? [] : tag)[0] ?? ''),
);
