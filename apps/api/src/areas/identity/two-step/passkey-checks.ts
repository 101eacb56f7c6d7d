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
import type { Site } from '../../../platform/http/requests/site.ts';

type Passkey = Selectable<Schema['passkey']>;
type MadePasskey = BodyOf<typeof addPasskey>['passkey'];
export type UsedPasskey = Extract<BodyOf<typeof finishSignIn>, { passkey: unknown }>['passkey'];

/**
 * Algorithms of which every passkey supports at least one: EdDSA, ES256, RS256 (COSE identifiers).
 */
const algorithms = [-8, -7, -257];

/** Relying party of a passkey: the address where it was created, and no other. */
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

/** Options for creating a passkey. Excludes authenticators already registered for the account. */
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
    // The passkey is a second factor: the password identifies the user, so the device need not.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** The verified new passkey; undefined when the registration response is invalid. */
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

/** Options for signing in with one of these passkeys. */
export function useOptions({ host }: Place, passkeys: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: passkeys.map(described),
    userVerification: 'preferred',
  });
}

/** The signature counter of the passkey when its response is valid; undefined otherwise. */
export async function checkedUse(
  { host, origin }: Place,
  passkey: Passkey,
  used: UsedPasskey,
  challenge: string,
): Promise<number | undefined> {
  const credential = {
    ...described(passkey),
    publicKey: new Uint8Array(passkey.public_key),
    counter: passkey.sign_count,
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

/** The library throws on any invalid response; the caller does not distinguish causes. */
function refused(): undefined {
  return undefined;
}
