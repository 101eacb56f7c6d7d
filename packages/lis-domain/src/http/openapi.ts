import type { GenericSchema } from 'valibot';
import { describeAccess } from './describe-access.ts';
import { problemsOf } from './call-problems.ts';
import {
  answersEvents,
  answersFile,
  fileTypesOf,
  openAfterTrial,
  openToVisitors,
  successStatus,
  type Endpoint,
} from './endpoint.ts';
import { problemDocument, problems, problemSchema, type ProblemCode } from './problem.schema.ts';

type Json = { [key: string]: unknown };

export interface OpenApiOptions {
  /**
   * Converts a schema to JSON Schema 2020-12 of the serialised value; the converter is injected so
   * that this package does not depend on it.
   */
  toJsonSchema: (schema: GenericSchema) => object;
  /** Base URL of the API, such as `/api/v1`. */
  serverUrl: string;
  version?: string;
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The properties of an object schema as parameters in one location. */
function parametersOf(
  schema: Endpoint['params'],
  place: 'path' | 'query',
  toSchema: (schema: GenericSchema) => Json,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer' },
  },
};

const headersByStatus: Record<number, Json> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** One response per status; its problems are distinguished by `code`. */
function refusals(codes: readonly ProblemCode[]): Json {
  const statuses = [...new Set(codes.map((code) => problems[code].status))].toSorted(
    (a, b) => a - b,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => problems[code].status === status);
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\`: ${problems[code].detail}.`).join(' '),
          ...(headersByStatus[status] && { headers: headersByStatus[status] }),
          content: {
            'application/problem+json': {
              schema: ref('schemas', 'Problem'),
              examples: Object.fromEntries(here.map((code) => [code, ref('examples', code)])),
            },
          },
        },
      ];
    }),
  );
}

const noContent: Json = { description: 'Success without content.' };

function success(call: Endpoint, toSchema: (schema: GenericSchema) => Json): Json {
  if (call.answer === undefined) return noContent;
  if (answersFile(call.answer))
    return {
      description: 'The file.',
      content: Object.fromEntries(fileTypesOf(call.answer).map((type) => [type, {}])),
    };
  if (answersEvents(call.answer)) {
    const names = Object.keys(call.answer.events).map((name) => `\`${name}\``);
    const schemas = Object.fromEntries(
      Object.entries(call.answer.events).map(([name, schema]) => [name, toSchema(schema)]),
    );
    return {
      description: `Server-sent events until either side closes the stream: ${names.join(', ')}. The data of each event is JSON.`,
      content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': schemas } },
    };
  }
  return {
    description: call.status === 201 ? 'Created.' : 'The answer.',
    content: { 'application/json': { schema: toSchema(call.answer) } },
  };
}

const sites = {
  main: ' Available on the main site only.',
  facility: ' Available at a facility’s address only.',
  any: '',
};

function planNote({ feature, everyPlan }: Endpoint): string {
  if (feature === undefined) return '';
  return everyPlan === undefined
    ? ` Only in a plan with ${feature}.`
    : ` For windows that start before the last 7 days, only in a plan with ${feature}.`;
}

function operation(call: Endpoint, toSchema: (schema: GenericSchema) => Json): Json {
  const parameters = [
    ...parametersOf(call.params, 'path', toSchema),
    ...parametersOf(call.query, 'query', toSchema),
    ...(call.access === 'public' ? [] : [ref('parameters', 'TenantId')]),
    ...(call.creates ? [ref('parameters', 'IdempotencyKey')] : []),
    ...(call.versioned ? [ref('parameters', 'IfMatch')] : []),
    ...(answersEvents(call.answer) ? [ref('parameters', 'LastEventId')] : []),
  ];
  const media = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    summary: call.summary,
    description: [
      `Access: ${describeAccess(call.access)}`,
      sites[call.site ?? 'any'],
      openAfterTrial(call) ? '' : ' Not available after the facility’s trial has ended.',
      openToVisitors(call) ? '' : ' Not available to visitors of the live demo.',
      planNote(call),
    ].join(''),
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: true, content: { [media]: { schema: toSchema(call.body) } } },
    }),
    responses: {
      [String(successStatus(call))]: success(call, toSchema),
      ...(call.mayLeaveNothing && { 204: noContent }),
      ...refusals(problemsOf(call)),
    },
  };
}

/**
 * Returns the OpenAPI 3.1 document of a contract: every endpoint with its inputs, response and
 * problems.
 */
export function openApiDocument(
  contract: readonly Endpoint[],
  { toJsonSchema, serverUrl, version = '1.0.0' }: OpenApiOptions,
): Json {
  const toSchema = (schema: GenericSchema): Json => {
    const { $schema: _, ...rest } = toJsonSchema(schema) as Json;
    return rest;
  };
  const paths: Record<string, Json> = {};
  for (const call of contract)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call, toSchema);
  return {
    openapi: '3.1.1',
    info: {
      title: 'ALMS',
      version,
      summary: 'API of a multi-tenant laboratory information system.',
      description:
        'Errors are problem documents (RFC 9457), identified by `code`. ' +
        'Field names are in snake_case, date-times in ISO 8601 with offset, dates as YYYY-MM-DD, ' +
        'measured values as decimal strings. Lists are paginated with an opaque cursor.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(contract.map(({ id }) => id.split('.')[0]))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token from `POST /auth/token`, valid for ten minutes.',
        },
      },
      parameters: {
        TenantId: {
          name: 'X-Tenant-ID',
          in: 'header',
          required: false,
          description:
            'Facility ID of the stored account. It is checked against the token and never trusted.',
          schema: { type: 'string', format: 'uuid' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'Unique key per operation. A repeated request returns the first response for 24 hours.',
          schema: { type: 'string', format: 'uuid' },
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: true,
          description: 'Version that was read, in quotes: `"3"`.',
          schema: { type: 'string', pattern: '^"\\d+"$' },
        },
        LastEventId: {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description:
            'ID of the last event received. If omitted, the stream starts with new events.',
          schema: { type: 'string' },
        },
      },
      schemas: { Problem: toSchema(problemSchema) },
      examples: Object.fromEntries(
        (Object.keys(problems) as ProblemCode[]).map((code) => [
          code,
          { summary: problems[code].detail, value: problemDocument(code, 'example') },
        ]),
      ),
    },
  };
}
