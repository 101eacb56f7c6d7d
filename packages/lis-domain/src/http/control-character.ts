/** Returns a text with line feeds as line breaks: CRLF and CR become LF. */
export function unixLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** A control character in a text of several lines. Lines and characters are counted from 1. */
export interface ControlCharacter {
  line: number;
  character: number;
  /** Code point, such as `U+0009`. */
  code: string;
}

/**
 * Control characters, and the line separators beyond them: next line (U+0085), line separator
 * (U+2028) and paragraph separator (U+2029). The line feed is none: it ends a line.
 */
// oxlint-disable-next-line no-control-regex -- finds control characters
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/u;

/**
 * Returns the first control character of a text, where the line feed is the only one allowed, in
 * any of its forms (`unixLines`). Undefined if there is none.
 */
export function controlCharacterIn(text: string): ControlCharacter | undefined {
  for (const [index, line] of unixLines(text).split('\n').entries()) {
    const [found] = CONTROL.exec(line) ?? [];
    if (found === undefined) continue;
    return {
      line: index + 1,
      character: Array.from(line.slice(0, line.indexOf(found))).length + 1,
      code: `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    };
  }
  return undefined;
}
