export function withClassNames(code: string, path: string): string;
