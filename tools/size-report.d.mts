export interface Measured {
  name: string;
  size: number;
  passed?: boolean;
}
export function sizeReport(before: readonly Measured[], after: readonly Measured[]): string;
