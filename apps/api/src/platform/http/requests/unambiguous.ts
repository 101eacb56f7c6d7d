import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/problems.ts';

/**
 * Headers that decide who is asked by whom. Node uses the first of two, a proxy perhaps the last.
 */
const singleHeaders = ['host', 'authorization'];

/** Rejects requests that two readers could understand differently, before they are processed. */
export function checkSingleHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    for (const single of singleHeaders)
      if (names.filter((name) => name.toLowerCase() === single).length > 1)
        throw new Refusal('duplicate_header');
  });
}

/** Deepest nesting of a JSON body; no endpoint needs more than ten levels. */
const MAX_DEPTH = 64;
/** Most separators of a JSON body; the longest price list has a fifth of them. */
const MAX_SEPARATORS = 250_000;

/**
 * Parses JSON with `parse`, and rejects what two readers could understand differently: an object
 * that names a member twice. `JSON.parse` keeps the last one, so a screen or log that keeps the
 * first would show another value. Deep nesting and very many values are rejected before they are
 * parsed, which would take seconds.
 */
export function parseUnambiguous(text: string, parse: (text: string) => unknown): unknown {
  const written = writtenMembers(text);
  const value = parse(text);
  if (written !== parsedMembers(value)) throw new Refusal('duplicate_member');
  return value;
}

/**
 * Number of members in a JSON text: the colons outside strings. Rejects a text that nests too
 * deeply or contains too many values.
 */
function writtenMembers(text: string): number {
  let members = 0;
  let separators = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x3a) members += 1;
    else if (character === 0x2c) separators += 1;
    else if (character === 0x22) at = endOfString(text, at);
    else if (character === 0x5b || character === 0x7b) depth += 1;
    else if (character === 0x5d || character === 0x7d) depth -= 1;
    if (depth > MAX_DEPTH) throw new Refusal('malformed');
    if (separators > MAX_SEPARATORS) throw new Refusal('too_large');
  }
  return members;
}

/** Position of the closing quote; the end of the text when it is missing. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Number of members of all objects in a value. */
function parsedMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const isList = Array.isArray(value);
  const inside: unknown[] = isList ? value : Object.values(value);
  let members = isList ? 0 : inside.length;
  for (const each of inside) members += parsedMembers(each);
  return members;
}
