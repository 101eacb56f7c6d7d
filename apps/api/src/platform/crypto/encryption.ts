import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts text so that the database alone does not reveal it. */
export interface Cipher {
  /** `owner` is authenticated: ciphertext moved to another owner's row does not decrypt. */
  encrypt(text: string, owner: string): Buffer;
  /** Throws when the key or owner differs or the ciphertext was modified. */
  decrypt(sealed: Buffer, owner: string): string;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from the service's. */
export function createCipher(encryptionKey: string): Cipher {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'alms:seal', 32));
  return {
    encrypt(text, owner) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    decrypt(sealed, owner) {
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
