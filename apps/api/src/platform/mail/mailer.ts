import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageTag } from '@alms/lis-domain/language';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { makeWritableDirectory } from '../storage/writable-directory.ts';

export interface Mail {
  to: string;
  /** The one that subject and text are in; what reads mails aloud is told it. */
  language: LanguageTag;
  /** The same for each attempt at one mail, so that whoever gets it twice is shown it once. @default one of the mailer's own */
  messageId?: string;
  subject: string;
  /** Plain text. No patient's name and no result ever stands in a mail: it says that there is something, and links to it. */
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailOptions {
  /** Where messages are written when there is no SMTP server. */
  outbox: string;
  smtpUrl?: string | undefined;
  /** The sender's address. */
  from: string;
  logger: Logger;
}

/** How long a mail server may take, in milliseconds: what is not answered by then has failed. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

const messageOf = ({ language, ...mail }: Mail, from: string) => ({
  from,
  ...mail,
  headers: { 'Content-Language': language },
});

/** Sends by SMTP where a server is named, else writes each message as an `.eml` file and logs where. */
export function createMailer({ outbox, smtpUrl, from, logger }: MailOptions): Mailer {
  if (smtpUrl !== undefined) {
    const smtp = createTransport({ url: smtpUrl, ...patience });
    return {
      async send(mail) {
        await smtp.sendMail(messageOf(mail, from));
      },
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, from));
      const file = join(outbox, `${uuidv7()}.eml`);
      makeWritableDirectory(outbox, 0o700);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      logger.info({ file }, 'mail written');
    },
  };
}
