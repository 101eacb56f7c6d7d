export function withClassNames(code: string, path: string): string;
export function withoutIndentation(code: string): string;
