import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
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

/** Minimal SMTP server, which accepts everything and keeps what it receives. */
function acceptMail(socket: Socket, received: string[]): void {
  let inData = false;
  let rest = '';
  socket.setEncoding('utf8').write('220 test\r\n');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      received.push(line);
      if (inData && line !== '.') continue;
      inData = line === 'DATA';
      socket.write(inData ? '354 continue\r\n' : '250 accepted\r\n');
    }
  });
}

it('sends by SMTP when a server is configured, and writes nothing', async () => {
  const received: string[] = [];
  const server = createServer((socket) => acceptMail(socket, received)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({
    outbox,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    withoutMailboxes: 'demo.test',
    from: 'noreply@alms.example',
    logger: pino({ level: 'silent' }),
  });
  // Not sent: its domain has no mailboxes.
  await mailer.send({
    to: 'nurse@demo.test',
    language: 'en',
    subject: 'Your account',
    text: 'No mailbox has this address.\n',
  });
  expect(received).toEqual([]);
  await mailer.send({
    to: 'reader@example.test',
    language: 'en',
    subject: 'Your account',
    text: 'An account was created for you.\n',
  });
  server.close();
  expect(received).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<noreply@alms.example>',
      'RCPT TO:<reader@example.test>',
      'Subject: Your account',
      'Content-Language: en',
      'An account was created for you.',
    ]),
  );
  expect(readdirSync(outbox)).toEqual([]);
});
