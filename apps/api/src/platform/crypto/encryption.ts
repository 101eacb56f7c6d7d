import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Makes texts unreadable to whoever has the database alone. */
export interface Seal {
  /** `owner` is bound to it: a sealed text that is moved to another owner's row does not open. */
  close(text: string, owner: string): Buffer;
  /** Throws when it was sealed with another key, for another owner, or changed. */
  open(sealed: Buffer, owner: string): string;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from the service's. */
export function sealWith(encryptionKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'alms:seal', 32));
  return {
    close(text, owner) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    open(sealed, owner) {
      const end = sealed.length - tagLength;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(end));
      return Buffer.concat([
        decipher.update(sealed.subarray(nonceLength, end)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}
