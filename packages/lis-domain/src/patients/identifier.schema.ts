import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { normaliseName } from './name-search.ts';
import type { Named } from '../http/named.ts';

/**
 * Types of external patient identifiers (HL7 v2-0203): another facility’s record number, national
 * identifier, passport, driver’s license, social security. Insurance number (`INS`) and other
 * (`OTH`) are codes of this product.
 */
export const identifierTypes = ['MR', 'NI', 'PPN', 'DL', 'SS', 'INS', 'OTH'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** Maximum number of identifiers per patient. */
export const maxIdentifiers = 10;

/** Normalises an identifier for comparison, ignoring case, punctuation and spaces. */
export function comparedIdentifier({ value, issuer }: { value: string; issuer: string }): {
  value: string;
  issuer: string;
} {
  return { value: normaliseName(value).replaceAll(' ', ''), issuer: normaliseName(issuer) };
}

/**
 * An external identifier of a patient and its issuer; without an issuer, the type alone qualifies
 * it.
 */
const identifierObject = v.object({
  type: v.picklist(identifierTypes),
  value: v.string(),
  issuer: v.string(),
});
export interface IdentifierSchema extends Named<typeof identifierObject> {}
export const identifierSchema: IdentifierSchema = identifierObject;
export interface PatientIdentifier extends v.InferOutput<IdentifierSchema> {}

/** Returns whether all identifiers are distinct. */
export function areDifferent(identifiers: readonly PatientIdentifier[]): boolean {
  return (
    new Set(identifiers.map((each) => JSON.stringify([each.type, comparedIdentifier(each)])))
      .size === identifiers.length
  );
}

/** The identifiers of one patient, as registered or edited. */
export const identifiersField = v.pipe(
  v.array(
    v.strictObject({
      type: v.picklist(identifierTypes),
      value: v.pipe(
        lineField(60),
        v.check(
          (value) => normaliseName(value) !== '',
          'must contain at least one letter or digit',
        ),
      ),
      issuer: lineField(80, 0),
    }),
  ),
  v.maxLength(maxIdentifiers, `must contain at most ${maxIdentifiers} identifiers`),
  v.check((identifiers) => areDifferent(identifiers), 'must not contain duplicate identifiers'),
);
