import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { normaliseName } from './name-search.ts';

/**
 * What kind of number somebody is known by elsewhere (HL7 v2-0203): the record number of another facility, the national one, passport, driver's license, social
 * security. An insurance number (`INS`) and any other kind (`OTH`) are this product's own codes.
 */
export const identifierTypes = ['MR', 'NI', 'PPN', 'DL', 'SS', 'INS', 'OTH'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** Nobody has more than this many. */
export const mostIdentifiers = 10;

/** What two identifiers have in common when they are one, however they were typed: neither case nor marks nor spaces count. */
export function comparedIdentifier({ value, issuer }: { value: string; issuer: string }): {
  value: string;
  issuer: string;
} {
  return { value: normaliseName(value).replaceAll(' ', ''), issuer: normaliseName(issuer) };
}

/** A number that somebody is known by outside of this facility, and who has given it; without an issuer it is one of its kind. */
export const identifierSchema = v.object({
  type: v.picklist(identifierTypes),
  value: v.string(),
  issuer: v.string(),
});
export type PatientIdentifier = v.InferOutput<typeof identifierSchema>;

/** Whether no two of them are one. */
export function areDifferent(identifiers: readonly PatientIdentifier[]): boolean {
  return (
    new Set(identifiers.map((each) => JSON.stringify([each.type, comparedIdentifier(each)])))
      .size === identifiers.length
  );
}

/** The identifiers of one patient, as they are registered or corrected. */
export const identifiersField = v.pipe(
  v.array(
    v.strictObject({
      type: v.picklist(identifierTypes),
      value: v.pipe(
        lineField(60),
        v.check((value) => normaliseName(value) !== '', 'must have a letter or a digit'),
      ),
      issuer: lineField(80, 0),
    }),
  ),
  v.maxLength(mostIdentifiers, `must hold at most ${mostIdentifiers} identifiers`),
  v.check((identifiers) => areDifferent(identifiers), 'must name each identifier once'),
);
