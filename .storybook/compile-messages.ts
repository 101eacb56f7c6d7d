import type { Plugin } from 'vite';
import { compileAll, compileSaved } from '../tools/messages.mjs';

/**
 * Vite plugin that compiles all message catalogues before the stories load, and single catalogues
 * when saved.
 */
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
