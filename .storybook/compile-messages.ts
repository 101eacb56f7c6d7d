import type { Plugin } from 'vite';
import { compileAll, compileSaved } from '../tools/messages.mjs';

/** Compiles every catalogue before the stories load, and one of them again when it is saved. */
export function messagesPlugin(): Plugin {
  return {
    name: 'alms-messages',
    buildStart: compileAll,
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        compileSaved(file).catch((error: Error) => config.logger.error(error.message));
      });
    },
  };
}
