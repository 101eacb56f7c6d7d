import { listFailedJobs, retryFailedJob, type FailedJob } from '@alms/lis-domain/audit';
import { chooseMailedNotifications, sendNotification } from '@alms/lis-domain/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { sendNotificationMail } from '../notifications/notifications.jobs.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
let opened = 0;
let refuses: boolean;
let sent: number;
beforeAll(async () => {
  const mailer = {
    async send() {
      if (refuses) throw Object.assign(new Error('550 Ada Testwell'), { code: 'EENVELOPE' });
      sent += 1;
    },
  };
  server = await openTestServer({ mailer });
});
afterAll(() => server.close());
beforeEach(async () => {
  opened += 1;
  lab = await server.facility(`failed-${opened}`);
  admin = await lab.person('admin');
  refuses = true;
  sent = 0;
});

const failed = async (as = admin) =>
  (await server.call(listFailedJobs, {}, { as })).body['items'] as FailedJob[];
const retry = (id: string, as = admin) => server.call(retryFailedJob, { params: { id } }, { as });

/** Queues an email that fails for good. */
async function failsForGood(): Promise<FailedJob> {
  await server.call(
    chooseMailedNotifications,
    { body: { type: 'system', mailed: true } },
    { as: admin },
  );
  await server.call(
    sendNotification,
    { body: { title: 'A', message: 'B', type: 'system', recipient_id: admin.id } },
    { as: admin },
  );
  for (let run = 0; run < 7; run += 1) {
    expect(await failed()).toEqual([]);
    await server.app.jobs.runDue();
    if ((await failed()).length > 0) break;
    server.clock.advance(8 * 3_600);
    admin = await lab.person('admin');
  }
  const [job] = await failed();
  if (!job) throw new Error('The job was to fail for good.');
  return job;
}

describe('failed jobs', () => {
  it('are listed after the last retry, without payload or error message', async () => {
    const job = await failsForGood();
    expect(job).toMatchObject({
      job: 'send_notification_mail',
      attempts: 6,
      reason: 'MailGivenUp',
    });
    const logged = server.logged.filter((line) => line.includes('job failed'));
    expect(logged.length).toBeGreaterThan(5);
    expect(JSON.stringify([job, logged])).not.toContain('Testwell');
  });

  it('run again on request, audited', async () => {
    const { id } = await failsForGood();
    refuses = false;
    expect((await retry(id)).status).toBe(204);
    await server.app.jobs.runDue();
    expect([sent, await failed()]).toEqual([1, []]);
    expect((await trailOf(server, lab, { entity_id: id }))[0]).toMatchObject({
      action: 'update',
      category: 'settings',
      entity_type: 'job',
      entity_label: 'send_notification_mail',
      actor: { user_id: admin.id },
    });
    expect((await retry(id)).status).toBe(404);
  });

  it('are restricted to administrators of the facility', async () => {
    const { id } = await failsForGood();
    for (const role of ['lab_manager', 'technician', 'report_viewer'] as const) {
      const as = await lab.person(role);
      expect(
        [await server.call(listFailedJobs, {}, { as }), await retry(id, as)].map(
          ({ body }) => body['code'],
        ),
      ).toEqual(['forbidden', 'forbidden']);
    }
    const outsider = await (await server.facility(`outsider-${opened}`)).person('admin');
    expect([await failed(outsider), (await retry(id, outsider)).status]).toEqual([[], 404]);
    expect((await failed()).map((job) => job.id)).toEqual([id]);
  });

  it('cannot be enqueued for another facility', async () => {
    const other = await server.facility(`other-${opened}`);
    await expect(
      lab.transaction((tx) =>
        enqueue(tx, sendNotificationMail, {
          payload: { tenant_id: other.tenantId, notification_id: crypto.randomUUID() },
          dueAt: server.clock.now(),
        }),
      ),
    ).rejects.toThrow('row-level security');
  });
});
