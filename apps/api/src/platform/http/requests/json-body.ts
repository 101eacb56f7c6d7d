import { contract } from '@alms/lis-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parseSafely } from 'secure-json-parse';
import { asBuffer } from '../../as-buffer.ts';
import { workerTask, type Workers } from '../../workers/workers.ts';
import { Refusal } from '../refusals/problems.ts';
import { fingerprintOf } from './idempotency.ts';
import { sourceOf } from './source-of.ts';
import { parseUnambiguous } from './unambiguous.ts';
import { CheckedBody, checkedInput, type Checked } from './validation.ts';

/** Larger bodies, in bytes, are parsed and validated by a worker thread. */
const PARSED_INLINE = 64_000;

/** A body on its way to the worker. */
interface PostedBody {
  bytes: Uint8Array;
  /** Id of the endpoint; undefined outside the contract. */
  endpoint: string | undefined;
  /** Method and path as requested. */
  route: string;
}

const checking = workerTask<typeof checkBody>(new URL(import.meta.url), 'checkBody');

/**
 * Reads JSON bodies. The size limit applies while a body arrives. A large one is parsed and
 * validated by a worker thread, and only its valid content comes back.
 */
export function addJsonBody(app: FastifyInstance, workers: Workers): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (bytes.length <= PARSED_INLINE) return parseJson(bytes);
      const { endpoint } = request.routeOptions.config;
      const route = `${request.method} ${request.url}`;
      const sender = request.claims?.tenantId ?? sourceOf(request.ip);
      const posted = { bytes, endpoint, route };
      const { checked, fingerprint } = await workers.run(checking, posted, sender, [bytes]);
      if (endpoint === undefined && 'value' in checked) return checked.value;
      return new CheckedBody(checked, fingerprint);
    },
  );
}

/** Parses and validates a body; runs in a worker. */
export function checkBody({ bytes, endpoint, route }: PostedBody): {
  checked: Checked;
  fingerprint: Uint8Array;
} {
  const body = parseJson(asBuffer(bytes));
  const call = contract.find(({ id }) => id === endpoint);
  return {
    checked: call ? checkedInput(call.body, body) : { value: body },
    fingerprint: fingerprintOf(route, body),
  };
}

/** Parses JSON and rejects duplicate members and members that would change prototypes. */
function parseJson(bytes: Buffer): unknown {
  return parseUnambiguous(bytes.toString('utf8'), (text) => {
    try {
      return parseSafely(text, { protoAction: 'error', constructorAction: 'error' });
    } catch {
      throw new Refusal('malformed');
    }
  });
}
