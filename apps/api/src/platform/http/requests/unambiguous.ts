import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/problems.ts';

/** Headers that decide who is asked by whom. Node uses the first of two, a proxy perhaps the last. */
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

/**
 * Rejects JSON that names a member of an object twice: `JSON.parse` keeps the last one, so a screen
 * or log that keeps the first would show another value. `text` must have been parsed to `value`.
 */
export function refuseDuplicateMembers(text: string, value: unknown): void {
  if (writtenMembers(text) !== parsedMembers(value)) throw new Refusal('duplicate_member');
}

/** Number of members in valid JSON: the colons outside strings. */
function writtenMembers(text: string): number {
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x3a) members += 1;
    else if (character === 0x22) at = endOfString(text, at);
  }
  return members;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Number of members of all objects in a value. Without recursion, because input may nest deeply. */
function parsedMembers(value: unknown): number {
  let members = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const each of inside) waiting.push(each);
  }
  return members;
}
