/**
 * For processes that tests start: reads the workspace's packages from their source, where relative imports end in `.js` as they will when built.
 * Vitest does the same for the tests themselves, so nothing has to be built before testing.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const inPackage =
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.includes('/packages/') &&
      context.parentURL.endsWith('.ts');
    return next(inPackage ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
