/** The languages that have catalogues besides the English ones. */
export const translations: readonly string[];
/** Every English catalogue of the repository, as absolute paths. */
export function messageFiles(): string[];
/** The name by which a catalogue is found at run time. */
export function catalogueName(english: string): string;
/** Compiles every catalogue, and every language of every room. */
export function compileAll(): Promise<void>;
/** Compiles what a saved catalogue belongs to; other files are left alone. */
export function compileSaved(file: string): Promise<void>;
/** Recompiles a catalogue when it is saved. */
export function watchMessages(): void;
