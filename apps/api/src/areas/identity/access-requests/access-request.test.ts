import { listAuditLogs } from '@alms/lis-domain/audit';
import { requestPasswordReset, signIn } from '@alms/lis-domain/identity';
import {
  approveStaff,
  declineStaff,
  disableStaff,
  inviteStaff,
  listStaff,
  type StaffMember,
} from '@alms/lis-domain/identity/staff';
import { listNotifications } from '@alms/lis-domain/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applicantPassword as password,
  confirmRequest,
  joinFacility,
  requestAccess,
  requestTokens,
} from '../../../testing/access-requests.ts';
import { textOf } from '../../../testing/answers.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let other: TestFacility;
let admin: Person;
let nth = 0;
beforeAll(async () => {
  server = await openTestServer({ rates: { joinRequest: { points: 1e6, duration: 60 } } });
  other = await server.facility('elsewhere');
});
beforeEach(async () => {
  lab = await server.facility(`lab-${(nth += 1)}`);
  admin = await lab.person('admin');
  mara = { email: `mara@${lab.subdomain}.example`, full_name: 'Mara Applicant' };
  server.mails.length = 0;
});
afterAll(() => server.close());

let mara: { email: string; full_name: string };
const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const signInAs = (word = password, host = lab.host) =>
  server.call(signIn, { body: { username: mara.email, password: word } }, { host });
const staff = async (query: object = {}) =>
  (await server.call(listStaff, { query }, { as: admin })).body['items'] as StaffMember[];
const request = async () =>
  (await staff({ q: mara.email, status: 'pending' })).find(({ email }) => email === mara.email);
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

/** Everything that administrators can read about a person. */
async function seenByAdministrators(): Promise<string> {
  await server.settled();
  const answers = [
    await server.call(listStaff, {}, { as: admin }),
    await server.call(listStaff, { query: { status: 'pending' } }, { as: admin }),
    await server.call(listStaff, { query: { q: 'mara' } }, { as: admin }),
    await server.call(listNotifications, {}, { as: admin }),
    await server.call(listAuditLogs, { query: { limit: '200' } }, { as: admin }),
  ];
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n');
}

describe('an unconfirmed access request', () => {
  it('is invisible to administrators and cannot sign in or be invited twice', async () => {
    expect((await requestAccess(server, lab, mara)).status).toBe(202);
    const seen = await seenByAdministrators();
    expect(seen).not.toMatch(/mara|applicant/i);
    expect(seen.match(/^200 /gm)).toHaveLength(5);
    expect((await signInAs()).status).toBe(401);
    const { mails } = server;
    mails.length = 0;
    await server.call(requestPasswordReset, { body: { email: mara.email } }, { host: lab.host });
    await server.settled();
    expect(mails).toEqual([]);
  });

  it('does not occupy the address: the administrator can invite it', async () => {
    await requestAccess(server, lab, mara);
    const [token = ''] = await requestTokens(server, mara.email);
    const invited = await server.call(
      inviteStaff,
      { body: { ...mara, role: 'nurse' } },
      { as: admin },
    );
    expect(invited.status).toBe(201);
    expect(statusAndCode(await confirmRequest(server, token, lab.host))).toEqual([
      422,
      'confirmation_token_invalid',
    ]);
    expect(await staff({ q: mara.email })).toMatchObject([{ status: 'invited' }]);
  });

  it('repeats nothing that the sender entered in its email', async () => {
    await requestAccess(server, lab, { ...mara, full_name: 'Win a prize at evil.example' });
    await server.settled();
    expect(mailsTo(mara.email)).toHaveLength(1);
    expect(JSON.stringify(server.mails)).not.toContain('prize');
  });
});

describe('confirming an access request', () => {
  it('sends the request to the administrators once, with the address confirmed', async () => {
    await requestAccess(server, lab, mara);
    const [token = ''] = await requestTokens(server, mara.email);
    expect(mailsTo(mara.email)[0]?.text).toContain(
      `http://${lab.host}:4173/request-access/${token}`,
    );
    const tries = await Promise.all(
      Array.from({ length: 3 }, () => confirmRequest(server, token, lab.host)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 422, 422]);
    expect(await request()).toMatchObject({ status: 'pending', role: null, email_verified: true });
    const { items } = (await server.call(listNotifications, {}, { as: admin })).body;
    expect(items).toMatchObject([{ title: 'Mara Applicant requests access' }]);
    expect((await signInAs()).status).toBe(401);
  });

  it('is possible for one day', async () => {
    await requestAccess(server, lab, mara);
    const [token = ''] = await requestTokens(server, mara.email);
    server.clock.advance(24 * 3600 + 1);
    admin = await lab.person('admin');
    expect(statusAndCode(await confirmRequest(server, token, lab.host))).toEqual([
      422,
      'confirmation_token_invalid',
    ]);
    expect(await request()).toBeUndefined();
  });

  it('rejects a forged link, an incomplete one, and one of another facility', async () => {
    await requestAccess(server, lab, mara);
    const [token = ''] = await requestTokens(server, mara.email);
    const [, secret = ''] = token.split('.');
    for (const [given, host] of [
      [`${lab.tenantId}.${'x'.repeat(43)}`, lab.host],
      [token.slice(0, -5), lab.host],
      [secret, lab.host],
      [token, other.host],
      [`${other.tenantId}.${secret}`, other.host],
      ['', lab.host],
    ] as const)
      expect(statusAndCode(await confirmRequest(server, given, host))).toEqual([
        422,
        'confirmation_token_invalid',
      ]);
    expect((await confirmRequest(server, token, lab.host)).status).toBe(204);
  });

  it('takes the password of the confirmed request and voids the others of the address', async () => {
    const mallory = { ...mara, full_name: 'Mallory', password: 'Kelp-9-piers!!' };
    let tokens: string[] = [];
    // Emails are sent in the background: the next request waits for the email of the one before.
    for (const applicant of [mallory, mara, mallory]) {
      await requestAccess(server, lab, applicant);
      tokens = await requestTokens(server, mara.email);
    }
    expect(tokens).toHaveLength(3);
    expect((await confirmRequest(server, tokens[1] ?? '', lab.host)).status).toBe(204);
    for (const token of [tokens[0] ?? '', tokens[2] ?? ''])
      expect((await confirmRequest(server, token, lab.host)).status).toBe(422);
    const { id = '', version = 0, full_name } = (await request()) ?? {};
    expect(full_name).toBe('Mara Applicant');
    await server.call(
      approveStaff,
      { params: { id }, body: { role: 'nurse' }, version },
      { as: admin },
    );
    expect([(await signInAs('Kelp-9-piers!!')).status, (await signInAs()).status]).toEqual([
      401, 200,
    ]);
  });

  it('creates one account for concurrent links of one address', async () => {
    for (let n = 0; n < 4; n += 1) await requestAccess(server, lab, mara);
    const tokens = await requestTokens(server, mara.email);
    const tries = await Promise.all(tokens.map((token) => confirmRequest(server, token, lab.host)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422]);
    expect(await staff({ q: mara.email })).toHaveLength(1);
  });
});

describe('the response to an access request', () => {
  it('is the same for every address', async () => {
    const take = async (name: string) => {
      const email = `${name}@applicants.example`;
      await joinFacility(server, lab, { email, full_name: name });
      const [listed] = await staff({ q: email });
      return { email, target: { params: { id: listed?.id ?? '' } } };
    };
    const approved = await take('approved');
    await server.call(
      approveStaff,
      { ...approved.target, body: { role: 'nurse' }, version: 1 },
      { as: admin },
    );
    const disabled = await take('disabled');
    await server.call(
      approveStaff,
      { ...disabled.target, body: { role: 'nurse' }, version: 1 },
      { as: admin },
    );
    await server.call(
      disableStaff,
      { ...disabled.target, body: { reason: 'Left' }, version: 2 },
      { as: admin },
    );
    const declined = await take('declined');
    await server.call(declineStaff, { ...declined.target, version: 1 }, { as: admin });
    const pending = await take('pending');
    const invited = 'invited@applicants.example';
    await server.call(
      inviteStaff,
      { body: { email: invited, full_name: 'Invited', role: 'nurse' } },
      { as: admin },
    );
    await server.settled();
    server.mails.length = 0;

    const emails = [
      'unknown@applicants.example',
      approved.email,
      pending.email,
      disabled.email,
      declined.email,
      invited,
    ];
    const answers = [];
    for (const email of emails)
      answers.push(await requestAccess(server, lab, { email, full_name: 'Nia Newcomer' }));
    expect(new Set(answers.map((answer) => `${answer.status} ${textOf(answer)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    await server.settled();
    // The owner of an account learns of it by email; other accounts are a matter of the facility.
    expect(
      server.mails.map(({ to, subject }) => `${to} ${subject.split(': ')[1]}`).toSorted(),
    ).toEqual([
      `${approved.email} your access request`,
      `${pending.email} your access request`,
      `${emails[0]} confirm your access request`,
    ]);
    expect((await staff({ q: 'Somebody' })).length).toBe(0);
  });

  it('rejects a request for another facility than that of the address', async () => {
    const answer = await requestAccess(server, { ...lab, host: other.host }, mara);
    expect(statusAndCode(answer)).toEqual([409, 'registration_failed']);
    expect(await requestTokens(server, mara.email)).toEqual([]);
  });
});

describe('the decision', () => {
  it.each([
    ['approved', 200, 'your access request was approved'],
    ['declined', 401, 'your access request was declined'],
  ] as const)('is emailed to the person: %s', async (decision, signedIn, subject) => {
    await joinFacility(server, lab, mara);
    const { id = '', version = 0 } = (await request()) ?? {};
    server.mails.length = 0;
    const target = { params: { id }, version };
    const { status } =
      decision === 'approved'
        ? await server.call(approveStaff, { ...target, body: { role: 'nurse' } }, { as: admin })
        : await server.call(declineStaff, target, { as: admin });
    await server.settled();
    expect(status).toBe(200);
    expect(server.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [mara.email, expect.stringContaining(subject)],
    ]);
    expect(server.mails[0]?.text.includes(`http://${lab.host}:4173/login`)).toBe(
      decision === 'approved',
    );
    expect((await signInAs()).status).toBe(signedIn);
  });
});
