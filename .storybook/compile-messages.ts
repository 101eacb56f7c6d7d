import type { Plugin } from 'vite';
import { compileMessages, messageFiles } from '../tools/messages.mjs';

/** Compiles every `x.messages.en.json` before the stories load, and one of them again when it is saved. */
export function messagesPlugin(): Plugin {
  return {
    name: 'alms-messages',
    async buildStart() {
      await Promise.all(messageFiles().map(compileMessages));
    },
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!file.endsWith('.messages.en.json')) return;
        compileMessages(file).catch((error: Error) => config.logger.error(error.message));
      });
    },
  };
}
