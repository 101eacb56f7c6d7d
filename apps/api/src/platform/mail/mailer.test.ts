import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

let outbox: string;
beforeEach(() => {
  outbox = mkdtempSync(join(tmpdir(), 'alms-outbox-'));
});
afterEach(() => rmSync(outbox, { recursive: true }));

it('writes a complete email with its language and character set', async () => {
  const mailer = createMailer({
    outbox,
    from: 'noreply@alms.example',
    logger: pino({ level: 'silent' }),
  });
  await mailer.send({
    to: 'reader@example.test',
    language: 'ar',
    subject: '\u2068North\u2069: حسابك',
    text: 'أُنشئ لك حساب لدى \u2068North\u2069.\n',
  });
  const [file = ''] = readdirSync(outbox);
  const message = readFileSync(join(outbox, file), 'utf8');
  expect(message).toContain('Content-Language: ar\r\n');
  expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  const [, encoded = ''] = message.split('\r\n\r\n');
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(
    'أُنشئ لك حساب لدى \u2068North\u2069.\n',
  );
});
