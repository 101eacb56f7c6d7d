import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** Below this size in bytes, a compressed response is hardly smaller. */
const MIN_BYTES = 1024;

/** Responses made of text. Event streams are not: each event must leave at once. */
const compressible = /^text\/(?!event-stream)|[+/](?:json|xml)(?:;|$)|^image\/svg/;

/** Each response is unique, so speed matters more than the last percent of size. */
const compress = {
  br: async (content: string | Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: async (content: string | Buffer) => promisify(gzip)(content),
};

/**
 * Compresses text responses of at least 1 kB with Brotli or gzip, on a thread of zlib. Files that
 * are compressed already, and streams, are sent as they are.
 *
 * Secrets are safe from BREACH, see decision 31.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (!compressible.test(String(reply.getHeader('Content-Type')))) return payload;
    const vary = [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    reply.header('Vary', vary);
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted === undefined ? null : negotiate(accepted, ['br', 'gzip']);
    if (encoding === null || reply.hasHeader('Content-Encoding')) return payload;
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload;
    reply.removeHeader('Content-Length');
    reply.header('Content-Encoding', encoding);
    return compress[encoding](payload);
  });
}
