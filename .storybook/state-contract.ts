import { loadCsf } from 'storybook/internal/csf-tools';
import { statuses } from './statuses.ts';

const EVERY_SCREEN = [
  'Default',
  'Loading',
  'Failed',
  'Forbidden',
  'LongText',
  'RightToLeft',
  'Dark',
  'TenantBranded',
  'Narrow',
  'KeyboardOnly',
];

/**
 * Required stories of a file, by the tag of its meta; files under `UI/` are components without a
 * tag. The names are fixed, so that people and tests find the same state under the same name
 * everywhere.
 */
export const requiredStories = {
  screen: [...EVERY_SCREEN, 'Empty', 'NoMatches', 'Stale'],
  'form-screen': [...EVERY_SCREEN, 'Invalid', 'Submitting', 'Rejected', 'Succeeded'],
  component: ['Default', 'Playground', 'Matrix', 'LongText', 'RightToLeft', 'KeyboardOnly'],
} as const satisfies Record<string, readonly string[]>;

type ContractTag = keyof typeof requiredStories;

/**
 * Sections that each component's page must contain, in bold. `Anatomy` applies only to components
 * with parts, so it is not required.
 */
export const requiredSections = ['Use it', 'Do not', 'Accessibility'] as const;

/**
 * Accepted review methods in `parameters.reviewed`. People are not among them: automated checks by
 * axe and a keyboard script are weaker than a review with a screen reader, and must not be mistaken
 * for one.
 */
export const reviewers: readonly string[] = ['axe', 'axe and keyboard script'];

/** Properties of a story file that the contract checks. */
export interface StoryFile {
  title: string;
  tags: readonly string[];
  stories: readonly string[];
  /** The stories tagged `!test`, with the annotations of each: `args`, `parameters` … */
  untested: Readonly<Record<string, readonly string[]>>;
  /** `parameters.states` of the meta: the reason why a state cannot occur, by story name. */
  exemptions: Readonly<Record<string, string>>;
  /** `parameters.docs.description.component` of the meta; empty when missing. */
  description: string;
  /** `parameters.reviewed` of the meta: `date` (YYYY-MM-DD) and `by`. */
  reviewed: Readonly<Record<string, string>>;
}

/** Returns the folder in `ui` of a path: `button` for `packages/ui/src/button/button.tsx`. */
export const componentOf = (path: string) => /packages\/ui\/src\/([\w-]+)\//.exec(path)?.[1];

const named = (source: string, door: RegExp) =>
  [...source.matchAll(door)].flatMap(([, folder]) => folder ?? []);

/**
 * Returns the components that a screen renders, directly or inside another component: those with
 * status `stable`. Takes source texts, those of `ui` by path.
 */
export function componentsInUse(
  screens: readonly string[],
  components: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const inUse = new Set(screens.flatMap((source) => named(source, /'@alms\/ui\/([\w-]+)'/g)));
  const inside = (folder: string) =>
    Object.entries(components).flatMap(([path, source]) =>
      componentOf(path) === folder ? named(source, /'(?:\.\.\/)+([\w-]+)\/index\.ts'/g) : [],
    );
  // Iteration over a set includes elements added during it, so each component is visited once.
  for (const folder of inUse) for (const each of inside(folder)) inUse.add(each);
  return inUse;
}

/** The part of Babel's syntax tree that is read here. */
interface SyntaxNode {
  type: string;
  properties?: { key: { name?: string; value?: string }; value: SyntaxNode }[];
  value?: unknown;
  quasis?: { value: { cooked?: string } }[];
}

const nameOf = (key: { name?: string; value?: string }) => key.name ?? key.value ?? '';

/** Returns the node at a path of property names. */
const nodeAt = (node: SyntaxNode | undefined, ...path: readonly string[]): SyntaxNode | undefined =>
  path.reduce(
    (parent, name) => parent?.properties?.find(({ key }) => nameOf(key) === name)?.value,
    node,
  );

const textOf = (node: SyntaxNode | undefined): string => {
  if (typeof node?.value === 'string') return node.value;
  return node?.quasis?.map(({ value }) => value.cooked ?? '').join('') ?? '';
};

const textsOf = (node: SyntaxNode | undefined): Record<string, string> =>
  Object.fromEntries(
    (node?.properties ?? []).map(({ key, value }) => [nameOf(key), textOf(value)]),
  );

/** Parses a story file without running it. The title and parameters must be literals. */
export function readStoryFile(source: string): StoryFile {
  const csf = loadCsf(source, { makeTitle: (title) => title }).parse();
  const parameters = csf._metaAnnotations['parameters'] as SyntaxNode | undefined;
  return {
    title: csf.meta.title ?? '',
    tags: csf.meta.tags ?? [],
    stories: Object.keys(csf._stories),
    untested: Object.fromEntries(
      Object.entries(csf._stories)
        .filter(([, story]) => story.tags?.includes('!test'))
        .map(([name]) => [name, Object.keys(csf._storyAnnotations[name] ?? {})]),
    ),
    exemptions: textsOf(nodeAt(parameters, 'states')),
    description: textOf(nodeAt(parameters, 'docs', 'description', 'component')),
    reviewed: textsOf(nodeAt(parameters, 'reviewed')),
  };
}

/** Returns the required stories of a file that are neither exported nor exempted with a reason. */
export function missingStories({ title, tags, stories, exemptions }: StoryFile): string[] {
  const isHeldTo = (tag: ContractTag) =>
    tags.includes(tag) || (tag === 'component' && title.startsWith('UI/'));
  const required = (Object.keys(requiredStories) as ContractTag[])
    .filter(isHeldTo)
    .flatMap((tag) => requiredStories[tag]);
  return required.filter((name) => !stories.includes(name) && !exemptions[name]?.trim());
}

/**
 * Returns the stories of a file that must not be tagged `!test`: all but a `Playground` that shows
 * the same as `Default`, with controls.
 */
export const missingTests = ({ untested }: StoryFile): string[] =>
  Object.keys(untested).filter(
    (name) =>
      name !== 'Playground' ||
      untested[name]?.some((each) => !['tags', 'parameters', 'argTypes'].includes(each)),
  );

/** Whether a line begins with the bold name and is followed by text before the next such line. */
const hasSection = (description: string, name: string) =>
  description
    .split(/^(?=\*\*)/m)
    .some(
      (section) =>
        section.startsWith(`**${name}**`) && /\w/.test(section.slice(`**${name}**`.length)),
    );

/**
 * Returns the documentation missing in the story file of a component under `UI/`, as messages for
 * its author.
 */
export function missingDocumentation({
  title,
  tags,
  stories,
  description,
  reviewed,
}: StoryFile): string[] {
  if (!title.startsWith('UI/')) return [];
  const hasKeyboardScript = stories.includes('KeyboardOnly');
  const owed: Record<string, boolean> = {
    ...Object.fromEntries(
      requiredSections.map((name) => [
        `**${name}** in parameters.docs.description.component`,
        hasSection(description, name),
      ]),
    ),
    [`one tag of ${statuses.join(', ')}`]:
      tags.filter((tag) => statuses.includes(tag)).length === 1,
    'parameters.reviewed.date as YYYY-MM-DD': /^\d{4}-\d{2}-\d{2}$/.test(reviewed['date'] ?? ''),
    [`parameters.reviewed.by as one of ${reviewers.join(', ')}`]: reviewers.includes(
      reviewed['by'] ?? '',
    ),
    'a story KeyboardOnly for a review by keyboard script':
      hasKeyboardScript || !reviewed['by']?.includes('keyboard'),
  };
  return Object.keys(owed).filter((name) => !owed[name]);
}
