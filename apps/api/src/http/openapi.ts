import { answersFile, commonProblems, problems, problemSchema, successStatus, type Endpoint, type ProblemCode } from '@alms/lis-domain/http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, ObjectEntries } from 'valibot';

type Json = Record<string, unknown>;

/** A schema as OpenAPI 3.1 wants it. What JSON Schema cannot say (checks in code) is left out; the server checks it all the same. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return json;
}

function entriesOf(schema: GenericSchema | undefined): ObjectEntries {
  return (schema as { entries?: ObjectEntries } | undefined)?.entries ?? {};
}

function parameters({ params, query, creates, versioned }: Endpoint): Json[] {
  const inPath = Object.entries(entriesOf(params)).map(([name, schema]) => ({ name, in: 'path', required: true, schema: schemaOf(schema as GenericSchema, 'input') }));
  const inQuery = Object.entries(entriesOf(query)).map(([name, schema]) => ({ name, in: 'query', required: schema.type !== 'optional', schema: schemaOf(schema as GenericSchema, 'input') }));
  return [
    ...inPath,
    ...inQuery,
    ...(creates ? [{ name: 'Idempotency-Key', in: 'header', required: true, description: 'A repeated key answers with the first outcome.', schema: { type: 'string', minLength: 16, maxLength: 255 } }] : []),
    ...(versioned ? [{ name: 'If-Match', in: 'header', required: true, description: 'The version that was read, as its ETag.', schema: { type: 'string', examples: ['"1"'] } }] : []),
  ];
}

function refusals(call: Endpoint): readonly ProblemCode[] {
  return [
    ...(call.problems ?? []),
    ...commonProblems,
    ...(call.access === 'public' ? [] : (['unauthenticated', 'tenant_mismatch', 'forbidden'] as const)),
    ...(call.params || call.query || call.body ? (['invalid'] as const) : []),
    ...(call.creates ? (['idempotency_key_missing', 'idempotency_key_reused', 'idempotency_running'] as const) : []),
    ...(call.versioned ? (['version_missing', 'version_stale'] as const) : []),
  ];
}

function responses(call: Endpoint): Json {
  const { answer } = call;
  const content = answer && (answersFile(answer) ? { [answer.file]: {} } : { 'application/json': { schema: schemaOf(answer, 'output') } });
  const codes = [...new Set(refusals(call))];
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return {
    [successStatus(call)]: { description: 'Done', ...(content && { content }) },
    ...Object.fromEntries(statuses.map((status) => [status, refusalOf(codes.filter((code) => problems[code].status === status))])),
  };
}

function refusalOf(codes: readonly ProblemCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].detail}`).join('\n\n'),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function operation(call: Endpoint): Json {
  const { id, summary, access, body, encoding = 'json' } = call;
  const media = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': access,
    parameters: parameters(call),
    ...(body && { requestBody: { required: true, content: { [media]: { schema: schemaOf(body, 'input') } } } }),
    responses: responses(call),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(contract: readonly Endpoint[], base: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of contract) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'ALMS', version: '1', description: 'A multi-tenant laboratory information system.' },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problemSchema, 'output') },
    },
  };
}
