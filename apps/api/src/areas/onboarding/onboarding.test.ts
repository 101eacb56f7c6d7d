import { listOrderableTests, readTestParameter } from '@alms/lis-domain/catalogue';
import { readPublicInfo } from '@alms/lis-domain/facility';
import {
  confirmEmail,
  confirmPasswordReset,
  requestPasswordReset,
  resendConfirmation,
} from '@alms/lis-domain/identity';
import {
  checkIncompleteOnboarding,
  completeOnboarding,
  readOnboardingStatus,
  resumeOnboarding,
  saveOnboardingProgress,
  type OnboardingProgress,
} from '@alms/lis-domain/onboarding';
import { testsOfPack } from '@alms/lis-domain/catalogue/starter-packs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  mainHost,
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { findSettings } from '../facility/facility.store.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`new-${crypto.randomUUID().slice(0, 8)}`);
  admin = await lab.person('admin');
  server.mails.length = 0;
});

/** A new facility is set up on the main site because its address may still change. */
const save = (body: OnboardingProgress) =>
  server.call(saveOnboardingProgress, { body }, { as: admin, host: mainHost });
const complete = () =>
  server.call(completeOnboarding, { body: { confirm: true } }, { as: admin, host: mainHost });

const laboratory = (change: object = {}): OnboardingProgress => ({
  step: 'laboratory_setup',
  status: 'completed',
  data: {
    laboratory_name: 'New Laboratory',
    subdomain: lab.subdomain,
    address: '',
    phone: '',
    email: '',
    timezone: 'Asia/Kathmandu',
    date_format: 'YYYY-MM-DD',
    primary_color: '#00695c',
    ...change,
  },
});
const preferences: OnboardingProgress = {
  step: 'system_preferences',
  status: 'completed',
  data: { self_verification: true, critical_within_minutes: 20 },
};
const invite = (...emails: string[]): OnboardingProgress => ({
  step: 'staff_management',
  status: 'completed',
  data: {
    invites: emails.map((email) => ({
      email,
      full_name: 'Invited Person',
      role: 'technician' as const,
    })),
  },
});

describe('facility set-up', () => {
  it('starts at 20 per cent for the existing account', async () => {
    expect((await server.call(readOnboardingStatus, {}, { as: admin })).body).toEqual({
      is_completed: false,
      has_incomplete_onboarding: true,
      current_step: 'laboratory_setup',
      completed_steps: ['account_created'],
      progress_percentage: 20,
    });
  });

  it('is for administrators, not for staff managers', async () => {
    const manager = await lab.person('technician');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: manager.id, permission: 'manage_staff' })
        .execute(),
    );
    const as = { as: manager, host: mainHost };
    const refused = await Promise.all([
      server.call(saveOnboardingProgress, { body: preferences }, as),
      server.call(saveOnboardingProgress, { body: laboratory() }, as),
      server.call(completeOnboarding, { body: { confirm: true } }, as),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await server.call(checkIncompleteOnboarding, {}, as)).body).toEqual({
      has_incomplete_onboarding: false,
    });
  });

  it('proceeds step by step and completes only after the required steps', async () => {
    expect((await complete()).body['code']).toBe('onboarding_incomplete');
    expect((await save(laboratory())).body).toMatchObject({
      progress_percentage: 40,
      next_step: 'staff_management',
    });
    expect(
      (await save({ step: 'staff_management', status: 'skipped', data: { invites: [] } })).body,
    ).toMatchObject({ progress_percentage: 60 });
    expect((await complete()).status).toBe(409);
    expect(
      (await save({ step: 'test_catalog', status: 'completed', data: { starter_pack: 'basic' } }))
        .body,
    ).toMatchObject({ progress_percentage: 80 });
    expect((await save(preferences)).body).toMatchObject({
      progress_percentage: 100,
      next_step: 'completed',
    });
    expect((await complete()).body).toEqual({ is_completed: true, subdomain: lab.subdomain });
    expect((await complete()).status).toBe(200);
    expect((await save(preferences)).body['code']).toBe('conflict');
    expect((await server.call(readOnboardingStatus, {}, { as: admin })).body).toMatchObject({
      is_completed: true,
      current_step: 'completed',
      progress_percentage: 100,
    });
    const settings = await lab.transaction((tx) => findSettings(tx, lab.tenantId));
    expect(settings).toMatchObject({
      facility_name: 'New Laboratory',
      timezone: 'Asia/Kathmandu',
      self_verification: true,
      critical_within_minutes: 20,
    });
  });

  it('keeps entered data and never loses progress', async () => {
    await save(laboratory());
    const typed = laboratory({ laboratory_name: 'Renamed' });
    const { body } = await save({ ...typed, status: 'in_progress' });
    expect(body).toMatchObject({
      progress_percentage: 40,
      data: { laboratory_setup: { laboratory_name: 'Renamed' } },
    });
    expect((await server.call(resumeOnboarding, {}, { as: admin })).body).toEqual(body);
  });

  it('is not prompted for users who cannot do it', async () => {
    const nurse = await lab.person('nurse');
    expect((await server.call(checkIncompleteOnboarding, {}, { as: nurse })).body).toEqual({
      has_incomplete_onboarding: false,
    });
    expect((await server.call(checkIncompleteOnboarding, {}, { as: admin })).body).toEqual({
      has_incomplete_onboarding: true,
    });
    expect(
      (await server.call(saveOnboardingProgress, { body: preferences }, { as: nurse })).status,
    ).toBe(403);
  });

  it('moves the facility to the chosen address unless it is taken', async () => {
    const taken = await server.facility(`taken-${crypto.randomUUID().slice(0, 8)}`);
    expect((await save(laboratory({ subdomain: taken.subdomain }))).body['code']).toBe(
      'subdomain_taken',
    );
    expect((await save(laboratory({ subdomain: 'admin' }))).body['fields']).toEqual({
      'data.subdomain': 'Invalid subdomain',
    });
    const chosen = `chosen-${crypto.randomUUID().slice(0, 8)}`;
    expect((await save(laboratory({ subdomain: chosen }))).status).toBe(200);
    expect(
      (await server.call(readPublicInfo, {}, { host: `${chosen}.${mainHost}` })).body[
        'facility_name'
      ],
    ).toBe('New Laboratory');
    expect((await server.call(readPublicInfo, {}, { host: lab.host })).status).toBe(404);
  });

  it('gives a contested address to one of two concurrent facilities', async () => {
    const wanted = `wanted-${crypto.randomUUID().slice(0, 8)}`;
    const rival = await server.facility(`rival-${crypto.randomUUID().slice(0, 8)}`);
    const people = [admin, await rival.person('admin')];
    const answers = await Promise.all(
      people.map((as) =>
        server.call(
          saveOnboardingProgress,
          { body: laboratory({ subdomain: wanted }) },
          { as, host: mainHost },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('invites each staff member once by email', async () => {
    const emails = ['one', 'two'].map((name) => `${name}@${lab.subdomain}.test`);
    expect((await save(invite(...emails))).body).toMatchObject({
      completed_steps: ['account_created', 'staff_management'],
    });
    await save(invite(...emails, `three@${lab.subdomain}.test`, emails[0]?.toUpperCase() ?? ''));
    expect(server.mails.map(({ to }) => to)).toEqual([...emails, `three@${lab.subdomain}.test`]);
    expect(server.mails[0]?.text).toContain(
      `http://${lab.host}:4173/reset-password/${lab.tenantId}.`,
    );
    const accounts = await lab.transaction((tx) =>
      tx
        .selectFrom('app_user')
        .select(['status', 'role'])
        .where('tenant_id', '=', lab.tenantId)
        .where('status', '=', 'invited')
        .execute(),
    );
    expect(accounts).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'invited', role: 'technician' })),
    );
  });

  it('holds invitations until the inviter’s address is confirmed, then sends each once', async () => {
    admin = await lab.person('admin', { emailVerified: false });
    const emails = ['one', 'two'].map((name) => `${name}@${lab.subdomain}.test`);
    await save(invite(...emails));
    expect(server.mails).toEqual([]);
    await server.call(
      requestPasswordReset,
      { body: { email: emails[0] ?? '' } },
      { host: lab.host },
    );
    await server.settled();
    expect(server.mails).toEqual([]);

    await server.call(resendConfirmation, {}, { as: admin });
    const token = /\/confirm-email\/(\S+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
    server.mails.length = 0;
    await server.call(confirmEmail, { body: { token } }, { host: mainHost });
    expect(server.mails.map(({ to }) => to)).toEqual(emails);
    expect(server.mails[1]?.text).toContain(
      `http://${lab.host}:4173/reset-password/${lab.tenantId}.`,
    );

    await save(invite(`three@${lab.subdomain}.test`));
    expect(server.mails).toHaveLength(3);
  });

  it('releases held invitations when a password link verifies the inviter’s address', async () => {
    admin = await lab.person('admin', { emailVerified: false });
    await save(invite(`one@${lab.subdomain}.test`));
    await server.call(requestPasswordReset, { body: { email: admin.email } }, { host: lab.host });
    await server.settled();
    const token = /\/reset-password\/(\S+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
    await server.call(
      confirmPasswordReset,
      { body: { token, newPassword: 'Kelp-under-7-piers!' } },
      { host: lab.host },
    );
    // The last one reports the new password.
    expect(server.mails.map(({ to }) => to)).toEqual([
      admin.email,
      `one@${lab.subdomain}.test`,
      admin.email,
    ]);
  });

  it('sends no email when the step is rejected', async () => {
    const body = {
      step: 'staff_management',
      status: 'completed',
      data: {
        invites: [
          { email: 'a@x.test', full_name: 'A', role: 'nurse' },
          { email: 'b@x.test', full_name: 'B', role: 'patient' },
        ],
      },
    };
    expect((await save(body as OnboardingProgress)).body['fields']).toEqual({
      'data.invites.1.role': 'must be a role of staff',
    });
    expect(server.mails).toEqual([]);
  });

  it('loads the starter catalogue in the chosen unit system', async () => {
    await save({
      step: 'test_catalog',
      status: 'completed',
      data: { starter_pack: 'basic', unit_system: 'si' },
    });
    const { body } = await server.call(listOrderableTests, {}, { as: admin });
    const glucose = (body['items'] as { id: string; code: string }[]).find(
      ({ code }) => code === 'GLU',
    );
    const read = await server.call(
      readTestParameter,
      { params: { id: glucose?.id ?? '' } },
      { as: admin },
    );
    expect(read.body).toMatchObject({ unit: 'mmol/L', loinc: { code: '14749-6' } });
  });

  it('loads the starter catalogue once, panels first', async () => {
    const load: OnboardingProgress = {
      step: 'test_catalog',
      status: 'completed',
      data: { starter_pack: 'basic' },
    };
    await save(load);
    await save(load);
    const { body } = await server.call(listOrderableTests, {}, { as: admin });
    const tests = body['items'] as { id: string; code: string; kind: string }[];
    expect(tests.map(({ code }) => code).toSorted()).toEqual(
      testsOfPack('basic')
        .map(({ code }) => code)
        .toSorted(),
    );
    const kinds = tests.map(({ kind }) => kind === 'panel');
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
    const { body: one } = await server.call(
      readTestParameter,
      { params: { id: tests[0]?.id ?? '' } },
      { as: admin },
    );
    expect(one).toMatchObject({
      ...testsOfPack('basic').find(({ code }) => code === tests[0]?.code),
      version: 1,
    });
  });
});
