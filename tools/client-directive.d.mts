export function withClientDirective(code: string): string;
