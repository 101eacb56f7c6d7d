import type { Endpoint } from '@alms/lis-domain/http';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../refusals/problems.ts';

type Schema = v.GenericSchema;

const nothing = v.strictObject({});

/** Outcome of a validation: the parsed value, or one sentence per invalid field. */
export type Checked = { value: unknown } | { fields: Record<string, string> };

/** A large body, parsed and validated for its endpoint by a worker thread. */
export class CheckedBody {
  readonly checked: Checked;
  /** See `fingerprintOf`. */
  readonly fingerprint: Uint8Array;

  constructor(checked: Checked, fingerprint: Uint8Array) {
    this.checked = checked;
    this.fingerprint = fingerprint;
  }
}

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
    body:
      request.body instanceof CheckedBody
        ? valueOf(request.body.checked)
        : parsed(body ?? nothing, body ? request.body : (request.body ?? {})),
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
  return valueOf(checkedInput(schema, value));
}

/** Validates one part of a request. */
export function checkedInput(schema: Schema = nothing, value: unknown): Checked {
  const outcome = v.safeParse(strict(schema), value);
  return outcome.success ? { value: outcome.output } : { fields: fieldsOf(outcome.issues) };
}

function valueOf(checked: Checked): unknown {
  if ('fields' in checked) throw invalid(checked.fields);
  return checked.value;
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

/** Invalid fields named in a rejection; more help no sender. */
const MAX_FIELDS = 200;

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MAX_FIELDS)) {
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
