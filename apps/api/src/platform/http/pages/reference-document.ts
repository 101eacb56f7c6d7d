import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { contentHash } from '../requests/versions.ts';

/**
 * Serves the OpenAPI document under its hash: caches ask whether it changed and receive 304 if not.
 * It is compressed once, on the first request.
 */
export function addReferenceDocument(app: FastifyInstance, url: string, document: unknown): void {
  const json = JSON.stringify(document);
  const tag = `"${contentHash(json)}"`;
  let compressed: Promise<Buffer> | undefined;
  app.get(url, async (request, reply) => {
    reply.headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, no-cache',
      ETag: tag,
    });
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined || negotiate(accepted, ['br']) === null) return reply.send(json);
    compressed ??= promisify(brotliCompress)(json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    return reply.header('Content-Encoding', 'br').send(await compressed);
  });
}
