import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { brandingSchema } from '../facility/public-info.schema.ts';

/** Path at a facility’s address that takes a code as the form field `code`. */
export const handOverPath = '/login/hand-over';

/** A facility to continue to from the main site. */
const facilityEntry = v.object({
  facility_name: v.string(),
  subdomain: v.string(),
  /** The logo is a data URL: pages of the main site load no pictures of a facility. */
  branding: brandingSchema,
  /** One-time code, valid for `expires_in` at this facility’s address only. */
  code: v.string(),
});
export type FacilityEntry = v.InferOutput<typeof facilityEntry>;

/** Validity of a code in seconds. */
const expires_in = v.number();

export const facilityEntries = v.object({ facilities: v.array(facilityEntry), expires_in });

export const handOverAnswer = v.object({ facility: facilityEntry, expires_in });

export const handOverBody = v.strictObject({ code: lineField(200, 0) });
