/** A published package's manifest, as far as the tools read it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  files: string[];
  exports: Record<string, Record<string, string> | null>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const packages: readonly ['lis-domain', 'ui', 'lis-features'];
export function folderOf(name: string): string;
export function manifestOf(name: string): Manifest;
/** The import paths that another team may use. */
export function entryPointsOf(name: string): string[];
export function buildPackages(): Promise<void>;
export function packPackages(): Promise<Record<string, string>>;
