/** No sender fills the mailbox of another person: every request that sends an email has a limit. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { register, requestPasswordReset, resendConfirmation } from '@alms/lis-domain/identity';
import { inviteStaff, resendInvitation } from '@alms/lis-domain/identity/staff';
import { invitePatient } from '@alms/lis-domain/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../registration/create-account.ts';
import { defaultRates } from '../../../platform/http/refusals/rate-limits.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import {
  mainHost,
  openTestServer,
  type Person,
  type TestServer,
} from '../../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'mailed');
  admin = await lab.staff('admin');
});
afterAll(() => server.close());

/** Number of emails to an address, in any spelling, after this many requests. */
async function mailsAfter(
  requests: number,
  mailbox: string,
  send: (spelling: string) => Promise<unknown>,
): Promise<number> {
  const [name = '', domain = ''] = mailbox.split('@');
  for (let count = 0; count < requests; count += 1) {
    await send(`${count % 2 === 0 ? name : name.toUpperCase()}+${count}@${domain}`);
    await server.settled();
  }
  return server.mails.filter(({ to }) => to.toLowerCase().startsWith(name)).length;
}

describe('emails to one mailbox', () => {
  it.each(['sendInvitation', 'mailedLink', 'applicantMail', 'registeredAgainText'])(
    'are limited wherever %s is used',
    (sends) => {
      const areas = resolve(import.meta.dirname, '../..');
      const senders = globSync('**/*.ts', { cwd: areas })
        .filter((file) => !file.endsWith('.test.ts'))
        .filter((file) => {
          const text = readFileSync(resolve(areas, file), 'utf8');
          return new RegExp(`(?<!function )\\b${sends}\\(|words\\('${sends}'`).test(text);
        });
      const limited = senders.filter((file) =>
        /limits\.(?:countFor|allows)\(|sendInvitation\(/.test(
          readFileSync(resolve(areas, file), 'utf8'),
        ),
      );
      expect(senders.length).toBeGreaterThan(0);
      expect(limited).toEqual(senders);
    },
  );

  it('are limited for requests to join', async () => {
    const join = (email: string) =>
      server.call(
        register,
        {
          body: {
            email,
            password: 'Gull-over-9-harbours!',
            full_name: 'Ivo Joinwell',
            username: 'ivo',
            tenant_id: admin.tenantId,
          },
        },
        { host: admin.host },
      );
    expect(await mailsAfter(7, 'join@example.test', join)).toBe(defaultRates.joinRequest.points);
  });

  it('are limited for invitations of staff', async () => {
    const invite = (email: string) =>
      server.call(
        inviteStaff,
        { body: { email, full_name: 'Ada Invited', role: 'nurse' } },
        { as: admin },
      );
    expect(await mailsAfter(7, 'invited@example.test', invite)).toBe(
      defaultRates.invitation.points,
    );
  });

  it('are limited for repeated invitations', async () => {
    const { body } = await server.call(
      inviteStaff,
      {
        body: { email: 'again@example.test', full_name: 'Ada', role: 'nurse' },
      },
      { as: admin },
    );
    const again = () =>
      server.call(resendInvitation, { params: { id: String(body['id']) } }, { as: admin });
    expect(await mailsAfter(7, 'again@example.test', again)).toBe(defaultRates.invitation.points);
    expect((await again()).status).toBe(429);
  });

  it('are limited for confirmations of an unconfirmed address', async () => {
    const nurse = await lab.person('nurse', { emailVerified: false });
    const resend = () => server.call(resendConfirmation, {}, { as: nurse });
    expect(await mailsAfter(7, nurse.email, resend)).toBe(defaultRates.confirmation.points);
    expect((await resend()).status).toBe(429);
  });

  it('are limited for invitations of a patient', async () => {
    const { patient } = await lab.order(['K']);
    const invite = () =>
      server.call(
        invitePatient,
        { params: { id: patient.id }, body: { email: 'patient@example.test' } },
        { as: admin },
      );
    expect(await mailsAfter(7, 'patient@example.test', invite)).toBe(
      defaultRates.invitation.points,
    );
  });

  it('contain a link for each account of the mailbox after one request on the main site', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      const facility = await server.facility(name);
      await facility.transaction((tx) =>
        createAccount(tx, {
          tenantId: facility.tenantId,
          email: 'everywhere@example.test',
          full_name: 'Ann Everywhere',
          role: 'nurse',
          status: 'active',
          email_verified: true,
          now: server.clock.now(),
        }),
      );
    }
    const reset = () =>
      server.call(
        requestPasswordReset,
        { body: { email: 'everywhere@example.test' } },
        { host: mainHost },
      );
    expect(await mailsAfter(1, 'everywhere@example.test', reset)).toBe(5);
    expect(await mailsAfter(4, 'everywhere@example.test', reset)).toBe(15);
  });
});
