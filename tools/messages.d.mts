/** Writes one catalogue's module; resolves to true when the file changed. */
export function compileMessages(file: string): Promise<boolean>;
/** Every English catalogue of the repository, as absolute paths. */
export function messageFiles(): string[];
/** Recompiles a catalogue when it is saved. */
export function watchMessages(): void;
