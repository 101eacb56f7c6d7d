/** Values of a cookie in a `Cookie` header; several when set for a path or parent host as well. */
export function cookieValues(header: string, name: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, value = '']) => value);
}
