import { confirmAccessRequest, register } from '@alms/lis-domain/identity';
import type { Answer, TestFacility, TestServer } from './test-server.ts';

export const applicantPassword = 'Gull-over-9-harbours!';

/** Sends a request to join a facility at its address. */
export function requestAccess(
  server: TestServer,
  { tenantId, host }: TestFacility,
  {
    email,
    full_name,
    password = applicantPassword,
  }: Record<'email' | 'full_name', string> & {
    password?: string;
  },
): Promise<Answer> {
  const body = { email, full_name, username: 'applicant', password, tenant_id: tenantId };
  return server.call(register, { body }, { host });
}

/**
 * Returns the tokens of the confirmation links emailed to an address, in the order of sending:
 * concurrent requests are emailed in any order.
 */
export async function requestTokens(
  server: TestServer,
  email: string,
  mails = server.mails,
): Promise<string[]> {
  await server.settled();
  return mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/request-access\/(\S+)/.exec(text)?.[1] ?? []);
}

/** Confirms a request by its link. */
export const confirmRequest = (
  server: TestServer,
  token: string,
  host: string | undefined,
): Promise<Answer> =>
  server.call(confirmAccessRequest, { body: { token } }, host === undefined ? {} : { host });

/** Sends a request to join and confirms its email address. */
export async function joinFacility(
  server: TestServer,
  facility: TestFacility,
  applicant: Record<'email' | 'full_name', string>,
  mails = server.mails,
): Promise<void> {
  await requestAccess(server, facility, applicant);
  const token = (await requestTokens(server, applicant.email, mails)).at(-1) ?? '';
  await confirmRequest(server, token, facility.host);
}
