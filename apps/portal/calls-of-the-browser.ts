import type { Plugin } from 'vite';

/** What the typed client reads of a call (`createClient`, `wireRequest`, `mayCall`). Everything else is the server's: what it accepts, refuses and says of itself in the reference. */
const READ = new Set(['id', 'method', 'path', 'encoding', 'access', 'answer', 'mayLeaveNothing']);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface ObjectNode extends Node {
  properties: readonly (Node & { key?: Node & { name?: string } })[];
}
interface CallNode extends Node {
  callee: Node & { name?: string };
  arguments: readonly Node[];
}

function* callsIn(value: unknown): Generator<CallNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && value.type === 'CallExpression') yield value as CallNode;
  for (const inner of Object.values(value)) yield* callsIn(inner);
}

/**
 * A module in which every `endpoint({ … })` has only what a browser reads of it.
 * @param program its syntax tree (ESTree)
 */
export function withoutServersParts(code: string, program: unknown): string {
  const unread = [...callsIn(program)].flatMap(({ callee, arguments: [spec] }) => {
    if (callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression') return [];
    return (spec as ObjectNode).properties.filter(
      ({ type, key }) => type === 'Property' && !READ.has(key?.name ?? ''),
    );
  });
  return unread
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
      code,
    );
}

/** Marks what makes a schema as something that nobody misses who does not use the schema: the bundler cannot see it of valibot's functions, which are in another file. */
export function withSchemasAsNeeded(code: string): string {
  return code.replaceAll(
    /(?<![.\w])v\.(?!(?:parse|safeParse|assert|is)\b)(?=\w+\()/g,
    '/* @__PURE__ */ v.',
  );
}

/** Leaves the server's parts of every call out of what browsers are sent, and with them the schemas that only they name. */
export function callsOfTheBrowser(): Plugin {
  return {
    name: 'alms:calls-of-the-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /[\\/]packages[\\/]lis-domain[\\/]src[\\/]/,
        code: /from ['"]valibot['"]|\bendpoint\(\{/,
      },
      handler(code) {
        return {
          code: withSchemasAsNeeded(withoutServersParts(code, this.parse(code))),
          map: null,
        };
      },
    },
  };
}
