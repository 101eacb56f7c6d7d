import type { Endpoint } from '@alms/lis-domain/http';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../refusals/problems.ts';

type Schema = v.GenericSchema;

const nothing = v.strictObject({});

/** Parsed input of a request as declared by its endpoint. Undeclared input is rejected. */
export function inputOf(
  request: FastifyRequest,
  { params, query, body, encoding = 'json' }: Endpoint,
) {
  if (body && isForm(request) !== (encoding === 'form'))
    throw new Refusal('unsupported_media_type');
  const input = {
    params: parsed(params ?? nothing, request.params),
    query: parsed(query ?? nothing, request.query),
    body: parsed(body ?? nothing, body ? request.body : (request.body ?? {})),
  };
  // The endpoint's types determine which parts exist; the adapter has validated them.
  return input as { params: undefined; query: undefined; body: undefined };
}

function isForm(request: FastifyRequest): boolean {
  return (
    request.headers['content-type']
      ?.toLowerCase()
      .startsWith('application/x-www-form-urlencoded') ?? false
  );
}

/** Parses one part of a request; invalid input is rejected with one sentence per field. */
export function parsed<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const outcome = v.safeParse(strict(schema), value);
  if (outcome.success) return outcome.output;
  throw invalid(fieldsOf(outcome.issues));
}

/** A rejection that names fields: `throw invalid({ mrn: 'is in use' })`. */
export function invalid(fields: Record<string, string>): Refusal {
  const [name = '', sentence = ''] = Object.entries(fields)[0] ?? [];
  // Sentences from the specification are complete; others continue the field name.
  const message = /^[A-Z]/.test(sentence) ? sentence : `${name} ${sentence}`.trim();
  return new Refusal('invalid', { message, fields });
}

/**
 * Parameters and queries are declared as plain objects; the server rejects unknown names in them as
 * in a body.
 */
function strict(schema: Schema): Schema {
  return schema.type === 'object'
    ? v.strictObject((schema as unknown as { entries: v.ObjectEntries }).entries)
    : schema;
}

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
    fields[name] ??= sentenceFor(issue);
  }
  return fields;
}

/**
 * Keeps the schemas' own messages; valibot's default messages are replaced because they repeat the
 * input.
 */
function sentenceFor({ message, received, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return 'is not a known field';
  return received === 'undefined' ? 'is required' : 'is not valid';
}
