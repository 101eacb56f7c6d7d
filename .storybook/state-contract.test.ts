import { describe, expect, it } from 'vitest';
import {
  componentOf,
  componentsInUse,
  missingDocumentation,
  missingStories,
  missingTests,
  readStoryFile,
  requiredSections,
  requiredStories,
  reviewers,
  type StoryFile,
} from './state-contract.ts';
import { otherNames } from './other-names.ts';
import { statuses } from './statuses.ts';

const sources = import.meta.glob<string>('../{packages,apps}/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.entries(sources).map(
  ([path, source]) => [path.slice('../'.length), readStoryFile(source)] as const,
);

const screens = import.meta.glob<string>(
  [
    '../packages/lis-features/src/**/*.{ts,tsx}',
    '../apps/portal/src/**/*.{ts,tsx}',
    '!**/*.{stories,test,args}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const components = import.meta.glob<string>(
  ['../packages/ui/src/*/**/*.{ts,tsx}', '!**/*.{stories,test,args}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

describe('story contract', () => {
  it('finds story files', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  const offenders = (missing: (file: StoryFile) => string[]) =>
    files.flatMap(([path, file]) => missing(file).map((what) => `${path}: ${what}`));

  it('requires every state of every component and screen', () => {
    expect(offenders(missingStories)).toEqual([]);
  });

  it('requires the use, status and review of every component', () => {
    expect(offenders(missingDocumentation)).toEqual([]);
  });

  it('requires a test of every story', () => {
    expect(offenders(missingTests)).toEqual([]);
  });

  it('maps every alternative name to an existing page', () => {
    const titles = files.map(([, { title }]) => title);
    expect(otherNames.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual(
      [],
    );
  });

  it('requires status stable for components used by a screen, and draft for others', () => {
    const inUse = componentsInUse(Object.values(screens), components);
    const wrong = files.filter(
      ([path, { title, tags }]) =>
        title.startsWith('UI/') &&
        !tags.includes('deprecated') &&
        tags.includes('stable') !== inUse.has(componentOf(path) ?? ''),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

describe('componentsInUse', () => {
  const components = {
    '../packages/ui/src/lever/lever.tsx': `import { Knob } from '../knob/index.ts';`,
    '../packages/ui/src/knob/parts/knob.tsx': `import { t } from '../../theme/index.ts';`,
    '../packages/ui/src/spring/spring.tsx': `import { Knob } from '../knob/index.ts';`,
  };

  it('includes components rendered by a screen, directly or inside another component', () => {
    expect([...componentsInUse([`import { Lever } from '@alms/ui/lever';`], components)]).toEqual([
      'lever',
      'knob',
      'theme',
    ]);
  });

  it('is empty when no screen renders any', () => {
    expect([...componentsInUse([`import { lever } from './lever.js';`], components)]).toEqual([]);
  });
});

describe('missingStories', () => {
  const source = (meta: string, names: readonly string[]) =>
    [
      `const meta = { ${meta} };`,
      'export default meta;',
      ...names.map((name) => `export const ${name} = {};`),
    ].join('\n');
  const owed = (meta: string, names: readonly string[]) =>
    missingStories(readStoryFile(source(meta, names)));
  const allButMatrix = requiredStories.component.filter((name) => name !== 'Matrix');

  it.each(Object.entries(requiredStories))(
    'reports each state that a %s omits',
    (tag, required) => {
      for (const left of required) {
        const others = required.filter((name) => name !== left);
        expect(owed(`title: 'Features/Lever', tags: ['${tag}']`, others)).toEqual([left]);
      }
    },
  );

  it('reports missing states under UI/ without any tag', () => {
    expect(owed(`title: 'UI/Actions/Lever'`, allButMatrix)).toEqual(['Matrix']);
  });

  it('accepts a reason why a state cannot occur', () => {
    expect(
      owed(
        `title: 'UI/Actions/Lever', parameters: { states: { Matrix: 'it has one look' } }`,
        allButMatrix,
      ),
    ).toEqual([]);
  });

  it('rejects an empty reason', () => {
    expect(
      owed(`title: 'UI/Actions/Lever', parameters: { states: { Matrix: ' ' } }`, allButMatrix),
    ).toEqual(['Matrix']);
  });

  it('requires nothing of a file that is neither component nor screen', () => {
    expect(owed(`title: 'Foundations/Levers'`, [])).toEqual([]);
  });
});

describe('missingTests', () => {
  const untested = (name: string, content = '') =>
    missingTests(
      readStoryFile(
        [
          `const meta = { title: 'UI/Actions/Lever' };`,
          'export default meta;',
          `export const ${name} = { tags: ['!test'], parameters: {}${content} };`,
        ].join('\n'),
      ),
    );

  it('accepts a Playground that only adds controls', () => {
    expect(untested('Playground')).toEqual([]);
  });

  it('reports a Playground with content of its own', () => {
    expect(untested('Playground', `, args: { pulled: true }`)).toEqual(['Playground']);
  });

  it('reports every other story without a test', () => {
    expect(untested('Default')).toEqual(['Default']);
  });
});

describe('missingDocumentation', () => {
  const documentation = {
    sections: requiredSections.map((name) => `**${name}** for levers.`),
    tags: `['stable']`,
    reviewed: `{ date: '2026-05-12', by: 'axe and keyboard script' }`,
  };
  const owed = (
    { sections, tags, reviewed }: typeof documentation,
    title = 'UI/Actions/Lever',
    names = ['KeyboardOnly'],
  ) =>
    missingDocumentation(
      readStoryFile(
        [
          `const meta = { title: '${title}', tags: ${tags}, parameters: { reviewed: ${reviewed}, docs: { description: { component: \`\n${sections.join('\n\n')}\` } } } };`,
          'export default meta;',
          ...names.map((name) => `export const ${name} = {};`),
        ].join('\n'),
      ),
    );

  it('accepts complete documentation', () => {
    expect(owed(documentation)).toEqual([]);
  });

  it.each(requiredSections)('reports a missing section **%s**', (name) => {
    expect(
      owed({
        ...documentation,
        sections: documentation.sections.filter((section) => !section.includes(name)),
      }),
    ).toEqual([`**${name}** in parameters.docs.description.component`]);
  });

  it.each(requiredSections)('reports an empty section **%s**', (name) => {
    expect(
      owed({
        ...documentation,
        sections: documentation.sections.map((section) =>
          section.includes(name) ? `**${name}** ` : section,
        ),
      }),
    ).toEqual([`**${name}** in parameters.docs.description.component`]);
  });

  it.each([
    ['no status', { tags: `['component']` }, `one tag of ${statuses.join(', ')}`],
    ['two statuses', { tags: `['draft', 'stable']` }, `one tag of ${statuses.join(', ')}`],
    ['no date', { reviewed: `{ by: 'axe' }` }, 'parameters.reviewed.date as YYYY-MM-DD'],
    [
      'an invalid date',
      { reviewed: `{ date: 'in May', by: 'axe' }` },
      'parameters.reviewed.date as YYYY-MM-DD',
    ],
    [
      'no reviewer',
      { reviewed: `{ date: '2026-05-12' }` },
      `parameters.reviewed.by as one of ${reviewers.join(', ')}`,
    ],
    [
      'an unknown reviewer',
      { reviewed: `{ date: '2026-05-12', by: 'eye' }` },
      `parameters.reviewed.by as one of ${reviewers.join(', ')}`,
    ],
  ])('reports documentation with %s', (_, change, missing) => {
    expect(owed({ ...documentation, ...change })).toEqual([missing]);
  });

  it('rejects a claimed keyboard script that does not exist', () => {
    expect(owed(documentation, 'UI/Actions/Lever', ['Default'])).toEqual([
      'a story KeyboardOnly for a review by keyboard script',
    ]);
  });

  it('requires nothing of a file that is not a component', () => {
    expect(owed({ sections: [], tags: '[]', reviewed: '{}' }, 'Foundations/Levers')).toEqual([]);
  });
});
