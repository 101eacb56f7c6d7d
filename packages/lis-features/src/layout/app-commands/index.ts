export { AppCommands } from './app-commands.tsx';
export type {
  AppCommandsProps,
  CommandHrefs,
  OpenCommands,
  PatientCommands,
} from './app-commands.tsx';
