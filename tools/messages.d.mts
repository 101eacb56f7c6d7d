/** Languages with catalogues, except English. */
export const translations: readonly string[];
/** Absolute paths of the English catalogues of the screens. */
export function messageFiles(): string[];
/** Absolute paths of the English catalogues that only the server reads, at run time. */
export function serverMessageFiles(): string[];
/** The name by which a catalogue is found at run time. */
export function catalogueName(english: string): string;
/** Compiles every catalogue, and every language of every package. */
export function compileAll(): Promise<void>;
/** Compiles the catalogue of a saved file; other files are ignored. */
export function compileSaved(file: string): Promise<void>;
/** Recompiles a catalogue when it is saved. */
export function watchMessages(): void;
