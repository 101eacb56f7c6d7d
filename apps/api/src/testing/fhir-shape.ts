import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Declarations of the R4 types, generated from HL7's StructureDefinitions. */
const declarations = dirname(
  createRequire(import.meta.url).resolve('@medplum/fhirtypes/package.json'),
);

interface Element {
  required: boolean;
  many: boolean;
  /** Allowed type names or literals. */
  types: string[];
}

const known = new Map<string, Map<string, Element> | undefined>();

/** Elements of a type by name; undefined for a primitive. */
function elementsOf(type: string): Map<string, Element> | undefined {
  if (!known.has(type)) known.set(type, readElements(type));
  return known.get(type);
}

function readElements(type: string): Map<string, Element> | undefined {
  // A type within a resource is declared in the resource's file.
  const home = [...type.matchAll(/[A-Z][a-z0-9]*/g)]
    .map((_, index, words) =>
      words
        .slice(0, words.length - index)
        .map(([word]) => word)
        .join(''),
    )
    .find((name) => existsSync(join(declarations, 'dist', `${name}.d.ts`)));
  if (home === undefined) return undefined;
  const text = readFileSync(join(declarations, 'dist', `${home}.d.ts`), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  const [, body] =
    new RegExp(
      `export interface ${type}(?:<[^{]*>)?(?: extends [^{]*)? \\{([\\s\\S]*?)\\n\\}`,
    ).exec(text) ?? [];
  if (body === undefined) return undefined;
  const fields = [...body.matchAll(/^ {2}(?:readonly )?(\w+)(\?)?: ([^;]+);/gm)];
  return new Map(
    fields.map(([, name = '', optional, types = '']) => [
      name,
      {
        required: optional === undefined,
        many: types.endsWith('[]'),
        types: types
          .replace(/\[\]$|^\(|\)$/g, '')
          .replace(/<.*>/g, '')
          .split('|')
          .map((each) => each.trim()),
      },
    ]),
  );
}

/**
 * Violations of the R4 type: undeclared and missing elements, wrong cardinality and codes outside a
 * required value set.
 */
export function fhirFaults(value: unknown, type: string, place = type): string[] {
  const elements = elementsOf(type);
  if (!elements || typeof value !== 'object' || value === null) return [];
  const missing = [...elements]
    .filter(([name, { required }]) => required && !(name in value))
    .map(([name]) => `${place}.${name} is missing`);
  const faults = Object.entries(value).flatMap(([name, part]) => {
    // Extensions of a primitive are in a sibling element: `_birthDate` (FHIR R4, 2.6.2).
    const element =
      elements.get(name) ??
      (name.startsWith('_') && elements.has(name.slice(1))
        ? { many: false, types: ['Element'] }
        : undefined);
    if (!element) return [`${place}.${name} is not of ${type}`];
    if (Array.isArray(part) !== element.many)
      return [`${place}.${name} is ${element.many ? 'no list' : 'a list'}`];
    if (Array.isArray(part) && part.length === 0) return [`${place}.${name} is empty`];
    return [part]
      .flat()
      .flatMap((each: unknown, index) =>
        partFaults(each, element.types, `${place}.${name}${element.many ? `[${index}]` : ''}`),
      );
  });
  return [...missing, ...faults];
}

function partFaults(part: unknown, types: readonly string[], place: string): string[] {
  if (part === '' || part === null || part === undefined) return [`${place} is empty`];
  const literals = types.filter((type) => type.startsWith("'"));
  if (literals.length > 0)
    return typeof part === 'string' && literals.includes(`'${part}'`)
      ? []
      : [`${place} is ${JSON.stringify(part)}`];
  if (typeof part === 'object') {
    const { resourceType } = part as { resourceType?: string };
    return fhirFaults(part, resourceType ?? types[0] ?? '', place);
  }
  const primitives = types.filter((type) => ['string', 'number', 'boolean'].includes(type));
  return primitives.length === 0 || primitives.includes(typeof part)
    ? []
    : [`${place} is a ${typeof part}`];
}
