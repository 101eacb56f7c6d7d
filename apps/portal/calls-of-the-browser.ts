import type { Plugin } from 'vite';

/**
 * Endpoint properties that the portal reads (`createClient`, `wireRequest`, `mayCall`, `useAction`). All
 * others are only for the server and the API reference.
 */
const READ = new Set([
  'id',
  'method',
  'path',
  'encoding',
  'access',
  'answer',
  'mayLeaveNothing',
  'creates',
]);

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
 * Removes from every `endpoint({ … })` of a module the properties that a browser does not read.
 * @param program Syntax tree of the module (ESTree).
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

/**
 * Marks schema constructors as free of side effects, so that unused schemas are removed. The
 * bundler cannot infer this for valibot functions, which are in another file.
 */
export function withSchemasAsNeeded(code: string): string {
  return code.replaceAll(
    /(?<![.\w])v\.(?!(?:parse|safeParse|assert|is)\b)(?=\w+\()/g,
    '/* @__PURE__ */ v.',
  );
}

/**
 * Removes the server-only parts of every endpoint from the browser bundle, with the schemas that
 * only they use.
 */
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
