export { AppCommands } from './app-commands.tsx';
export type { AppCommandsProps, CommandHrefs, PatientCommands } from './app-commands.tsx';
