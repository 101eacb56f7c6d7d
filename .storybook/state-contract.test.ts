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

  it.each(files.filter(({ file }) => file.title.startsWith('UI/')))('$path is held to the contract of components', ({ file }) => {
    expect(file.tags).toContain('component');
  });
});

describe('a file that breaks the contract', () => {
  const story = (meta: string, names: readonly string[]) =>
    [`const meta = { title: 'UI/Actions/Lever', ${meta} };`, 'export default meta;', ...names.map((name) => `export const ${name} = {};`)].join('\n');

  it.each(Object.entries(requiredStories))('is refused for each state a %s leaves out', (tag, required) => {
    for (const left of required) {
      const others = required.filter((name) => name !== left);
      expect(missingStories(readStoryFile(story(`tags: ['${tag}']`, others)))).toEqual([left]);
    }
  });

  it('is accepted when it says why a state cannot occur', () => {
    const file = readStoryFile(story(`tags: ['component'], parameters: { states: { Matrix: 'it has one look' } }`, requiredStories.component.filter((name) => name !== 'Matrix')));
    expect(file.exemptions).toEqual({ Matrix: 'it has one look' });
    expect(missingStories(file)).toEqual([]);
  });

  it('is refused when the reason is empty', () => {
    const file = readStoryFile(story(`tags: ['component'], parameters: { states: { Matrix: ' ' } }`, requiredStories.component.filter((name) => name !== 'Matrix')));
    expect(missingStories(file)).toEqual(['Matrix']);
  });

  it('owes nothing without a contract tag', () => {
    expect(missingStories(readStoryFile(story('', ['Scale'])))).toEqual([]);
  });
});
