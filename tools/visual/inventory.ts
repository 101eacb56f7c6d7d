import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readStoryFile } from '../../.storybook/state-contract.ts';
import { isPictured, looks, pathOf } from './pictures.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns the required screenshots, as paths inside `visual/`. */
export function expectedPictures(): string[] {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((path) =>
    readStoryFile(readFileSync(join(root, path), 'utf8')),
  );
  const ids = files
    .flatMap(({ title, stories }) => stories.map((name) => toId(title, storyNameFromExport(name))))
    .filter(isPictured);
  return Object.keys(looks)
    .flatMap((look) => ids.map((id) => `${pathOf(look, id)}.png`))
    .toSorted();
}

/** Returns the existing screenshots. */
export function keptPictures(): string[] {
  return globSync('**/*.png', { cwd: join(root, 'visual') }).toSorted();
}
