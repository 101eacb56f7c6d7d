/** Frames of CLSI LIS01-A2 for tests, made apart from the code of the service. */
export const [NUL, STX, ETX, EOT, ENQ, ACK, NAK, ETB] = [
  '\0',
  '\u0002',
  '\u0003',
  '\u0004',
  '\u0005',
  '\u0006',
  '\u0015',
  '\u0017',
] as const;

/**
 * Per the standard: sum of the bytes from the frame number to ETX or ETB, modulo 256, as two
 * hexadecimal digits.
 */
export const checksum = (body: string): string =>
  Buffer.from(body)
    .reduce((sum, byte) => (sum + byte) % 256, 0)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');

export const frame = (number: number, text: string, end: string = ETX): string =>
  `${STX}${number}${text}${end}${checksum(`${number}${text}${end}`)}\r\n`;
