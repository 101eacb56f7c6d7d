/** The same bytes as a buffer, without a copy. A worker receives buffers as plain bytes. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
