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

/** One door: the name behind the package's, and the built files behind it, relative to the package. */
export interface Door {
  door: string;
  code: string;
  types: string;
}

/** The published packages; each may build on those before it. */
export const packages: readonly ['lis-domain', 'ui', 'lis-features'];
export function folderOf(name: string): string;
export function manifestOf(name: string): Manifest;
/** Every door that `exports` opens onto the given built files, sorted. */
export function doorsIn(exports: Record<string, object | null>, files: readonly string[]): Door[];
/** The doors of a built package. */
export function doorsOf(name: string): Door[];
