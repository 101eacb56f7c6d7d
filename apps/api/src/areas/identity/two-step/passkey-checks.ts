import type { BodyOf } from '@alms/lis-domain/http';
import type { addPasskey, finishSignIn } from '@alms/lis-domain/identity/two-step';
import { facilityUrl, mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Site } from '../../../platform/http/site.ts';

type Passkey = Selectable<Schema['passkey']>;
type MadePasskey = BodyOf<typeof addPasskey>['passkey'];
export type UsedPasskey = Extract<BodyOf<typeof finishSignIn>, { passkey: unknown }>['passkey'];

/** What every passkey can sign with one of: EdDSA, ES256, RS256 (COSE numbers). */
const algorithms = [-8, -7, -257];

/** Where a passkey belongs: the address it was made at, and no other. */
export interface Place {
  host: string;
  origin: string;
}

export function placeOf(site: Site, hosts: FacilityHosts): Place {
  const origin = site.kind === 'facility' ? facilityUrl(site.subdomain, hosts) : mainSiteUrl(hosts);
  return { host: new URL(origin).hostname, origin };
}

const described = ({ credential_id: id, transports }: Passkey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** What the browser needs to make a passkey. None is made where the account has one already. */
export function creationOptions(
  { host }: Place,
  {
    facility,
    email,
    name,
    passkeys,
  }: { facility: string; email: string; name: string; passkeys: readonly Passkey[] },
) {
  return generateRegistrationOptions({
    supportedAlgorithmIDs: algorithms,
    rpID: host,
    rpName: facility,
    userName: email,
    userDisplayName: name,
    excludeCredentials: passkeys.map(described),
    // It is the second of two: the password says who it is, so the device need not.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** The passkey that a browser has made as it was asked; undefined when it is not. */
export async function checkedPasskey(
  { host, origin }: Place,
  passkey: MadePasskey,
  challenge: string,
) {
  const response = {
    ...passkey,
    response: {
      ...passkey.response,
      transports: passkey.response.transports as AuthenticatorTransport[],
    },
  };
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  return outcome?.verified ? outcome.registrationInfo.credential : undefined;
}

/** What the browser needs to use one of these. */
export function useOptions({ host }: Place, passkeys: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: passkeys.map(described),
    userVerification: 'preferred',
  });
}

/** How often this passkey has been used by now, if it has signed what it was asked; undefined when it has not. */
export async function checkedUse(
  { host, origin }: Place,
  passkey: Passkey,
  used: UsedPasskey,
  challenge: string,
): Promise<number | undefined> {
  const credential = {
    ...described(passkey),
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.sign_count),
  };
  const { userHandle, ...rest } = used.response;
  const response = {
    ...used,
    response: { ...rest, ...(typeof userHandle === 'string' && { userHandle }) },
  };
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential,
    requireUserVerification: false,
  }).catch(refused);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** The library throws at whatever does not fit; to the caller it is all the same. */
function refused(): undefined {
  return undefined;
}
