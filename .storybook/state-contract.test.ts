import { describe, expect, it } from 'vitest';
import { missingStories, readStoryFile, requiredStories } from './state-contract.ts';

const sources = import.meta.glob<string>('../{packages,apps}/*/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(sources).map(([path, source]) => ({ path: path.slice(3), file: readStoryFile(source) }));

describe('the story contract', () => {
  it('finds story files to judge', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('$path has every required state', ({ file }) => {
    expect(missingStories(file)).toEqual([]);
  });
});

describe('a file that breaks the contract', () => {
  const source = (meta: string, names: readonly string[]) =>
    [`const meta = { ${meta} };`, 'export default meta;', ...names.map((name) => `export const ${name} = {};`)].join('\n');
  const owed = (meta: string, names: readonly string[]) => missingStories(readStoryFile(source(meta, names)));
  const allButMatrix = requiredStories.component.filter((name) => name !== 'Matrix');

  it.each(Object.entries(requiredStories))('is refused for each state a %s leaves out', (tag, required) => {
    for (const left of required) {
      const others = required.filter((name) => name !== left);
      expect(owed(`title: 'Features/Lever', tags: ['${tag}']`, others)).toEqual([left]);
    }
  });

  it('is refused under UI/ without any tag', () => {
    expect(owed(`title: 'UI/Actions/Lever'`, allButMatrix)).toEqual(['Matrix']);
  });

  it('is accepted when it says why a state cannot occur', () => {
    expect(owed(`title: 'UI/Actions/Lever', parameters: { states: { Matrix: 'it has one look' } }`, allButMatrix)).toEqual([]);
  });

  it('is refused when the reason is empty', () => {
    expect(owed(`title: 'UI/Actions/Lever', parameters: { states: { Matrix: ' ' } }`, allButMatrix)).toEqual(['Matrix']);
  });

  it('owes nothing when it is neither component nor screen', () => {
    expect(owed(`title: 'Foundations/Levers'`, [])).toEqual([]);
  });
});
