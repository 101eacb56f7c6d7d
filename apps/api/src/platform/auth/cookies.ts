/** The values that a `Cookie` header has under a name; more than one where a path or a host above has set the same. */
export function cookieValues(header: string, name: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, value = '']) => value);
}
