/** Message types that only answer a message of the service, and get no answer. */
const REPLIES = ['ACK', 'ORL'];
/** Acknowledgement codes of an accepted message (HL7 table 0008). */
const ACCEPTED = ['AA', 'CA'];

/**
 * Whether an HL7 message answers one of the service, such as the orders sent for a query; `refused`
 * with its acknowledgement code when the analyser did not accept it. Undefined for any other
 * message.
 */
export function replyIn(bytes: Uint8Array): { refused: string | null } | undefined {
  const segments = Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n]+/);
  const [header = ''] = segments;
  const separator = header[3] ?? '';
  if (!header.startsWith('MSH') || separator === '') return undefined;
  const type = (header.split(separator)[8] ?? '').split(header[4] ?? '^')[0] ?? '';
  if (!REPLIES.includes(type)) return undefined;
  const code = segments
    .find((segment) => segment.startsWith(`MSA${separator}`))
    ?.split(separator)[1];
  return { refused: code !== undefined && ACCEPTED.includes(code) ? null : (code ?? '') };
}
