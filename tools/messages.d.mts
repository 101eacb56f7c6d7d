/** Languages with catalogues, except English. */
export const translations: readonly string[];
/** Absolute paths of all English catalogues of the repository. */
export function messageFiles(): string[];
/** The name by which a catalogue is found at run time. */
export function catalogueName(english: string): string;
/** Compiles every catalogue, and every language of every package. */
export function compileAll(): Promise<void>;
/** Compiles the catalogue of a saved file; other files are ignored. */
export function compileSaved(file: string): Promise<void>;
/** Recompiles a catalogue when it is saved. */
export function watchMessages(): void;
