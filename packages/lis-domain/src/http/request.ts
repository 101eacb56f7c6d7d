import type { Endpoint, InputOf } from './endpoint.ts';

/** A request on the wire, without credentials: the transport adds those. */
export interface WireRequest {
  method: string;
  /** Path and query under the API base, such as `/patients?q=okoro`. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  version?: number;
  key?: string;
  lastEventId?: string | undefined;
}

/**
 * Fills the parameters of `/patients/{id}`, each encoded so that no value can leave its segment.
 */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new Error(
        `@alms/lis-domain: the request to ${path} needs the parameter "${name}". Pass it in params.`,
      );
    }
    // `.` and `..` survive encoding, and browsers would resolve them as parent directories.
    if (/^\.\.?$/.test(String(value)))
      throw new Error(
        `@alms/lis-domain: "${String(value)}" is not a valid value of parameter "${name}" of ${path}.`,
      );
    return encodeURIComponent(String(value));
  });
}

/** Query parameters are sent only when truthy: empty, false and zero are the server’s defaults. */
function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => Boolean(value));
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

/**
 * Builds a wire request: filled path, encoded query and body, version and idempotency key as
 * headers.
 */
export function wireRequest<E extends Endpoint>(call: E, input: InputOf<E>): WireRequest {
  const { params, query, body, version, key, lastEventId } = input as LooseInput;
  const form = call.encoding === 'form';
  return {
    method: call.method,
    path: fillPath(call.path, params) + queryString(query),
    headers: {
      ...(body && {
        'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
    body:
      body &&
      (form
        ? new URLSearchParams(body as Record<string, string>).toString()
        : JSON.stringify(body)),
  };
}
