export { AppCommands } from './app-commands.js';
export type { AppCommandsProps, CommandHrefs, PatientCommands } from './app-commands.js';
