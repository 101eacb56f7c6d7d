import { createHash } from 'node:crypto';

const STYLED = /\bstyled(?:\.[a-z]\w*|\([\w.]+\))(?=\s*[`.])/g;

/**
 * Gives every styled component of a built module its class name, from the module's path.
 * styled-components would number them in the order of evaluation, which differs between the server
 * and the browser of frameworks that split the code.
 */
export function withClassNames(code, path) {
  let count = 0;
  return code.replace(STYLED, (styled) => {
    const hash = createHash('sha256').update(`${path} ${count}`).digest();
    const name = hash.readUInt32BE().toString(36).padStart(5, '0').slice(-5);
    count += 1;
    return `${styled}.withConfig({ componentId: 'alms-${name}' })`;
  });
}

/** Removes the indentation of a built module with styles, which compresses badly. */
export const withoutIndentation = (code) =>
  /from ["']styled-components["']/.test(code) ? code.replace(/\n\s+/g, '\n') : code;
