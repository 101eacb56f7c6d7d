import type { Endpoint } from '@alms/lis-domain/http';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

interface Shape {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minLength?: number;
  minimum?: number;
}

/** An id without a record. */
const ID = '0193a9f4-1111-7222-8333-444455556666';

/** The minimal value that matches a schema's shape. */
function minOf(shape: Shape): unknown {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return minOf(first);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((name) => [name, minOf(shape.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => minOf(shape.items ?? {}));
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return minText(shape);
  }
}

/** Also valid as a password. */
const TEXT = 'Gull-over-9-harbours!';

function minText({ format, pattern, minLength = 1 }: Shape): string {
  if (format === 'uuid') return ID;
  if (format === 'email') return 'somebody@walk.example';
  const text = TEXT.padEnd(minLength, '!');
  return pattern === undefined || new RegExp(pattern).test(text)
    ? text
    : 'A'.repeat(Math.max(minLength, 4));
}

/** Parts of an endpoint's input. */
export interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * The minimal input accepted by an endpoint's schemas, in addition to the given parts. Rules
 * outside a schema's shape (password characters, a colour, a date) need a given part.
 */
export function plausibleInput(call: Endpoint, given: Parts = {}): Parts {
  const made: Parts = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    made[part] =
      given[part] ??
      minOf(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Shape);
    const { issues = [] } = v.safeParse(schema, made[part]);
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    if (faults.length > 0)
      throw new Error(
        `The ${part} of ${call.id} cannot be made up from its schema: ${faults.join(', ')}. Give the test one.`,
      );
  }
  return made;
}
