import { loadCsf } from 'storybook/internal/csf-tools';

const EVERY_SCREEN = ['Default', 'Loading', 'Failed', 'Forbidden', 'LongText', 'RightToLeft', 'Dark', 'TenantBranded', 'Narrow', 'KeyboardOnly'];

/**
 * The stories a file must export, by the tag of its meta; what stands under `UI/` is a component without saying so.
 * The names are fixed, so that people and tests can rely on finding the same state under the same name everywhere.
 */
export const requiredStories = {
  screen: [...EVERY_SCREEN, 'Empty', 'NoMatches', 'Stale'],
  'form-screen': [...EVERY_SCREEN, 'Invalid', 'Submitting', 'Rejected', 'Succeeded'],
  component: ['Default', 'Playground', 'Matrix', 'LongText', 'RightToLeft', 'KeyboardOnly'],
} as const satisfies Record<string, readonly string[]>;

type ContractTag = keyof typeof requiredStories;

/** What the contract needs to know of one story file. */
export interface StoryFile {
  title: string;
  tags: readonly string[];
  stories: readonly string[];
  /** `parameters.states` of the meta: why a state cannot occur, by story name. */
  exemptions: Readonly<Record<string, string>>;
}

/** The little of Babel's syntax tree that is read here. */
interface SyntaxNode {
  type: string;
  properties?: { key: { name?: string; value?: string }; value: SyntaxNode }[];
  value?: unknown;
}

const nameOf = (key: { name?: string; value?: string }) => key.name ?? key.value ?? '';

const textOf = ({ value }: SyntaxNode) => (typeof value === 'string' ? value : '');

/** Reads a story file without running it. The title and parameters must be written as literals. */
export function readStoryFile(source: string): StoryFile {
  const csf = loadCsf(source, { makeTitle: (title) => title }).parse();
  const parameters = csf._metaAnnotations['parameters'] as SyntaxNode | undefined;
  const states = parameters?.properties?.find(({ key }) => nameOf(key) === 'states')?.value;
  return {
    title: csf.meta.title ?? '',
    tags: csf.meta.tags ?? [],
    stories: Object.keys(csf._stories),
    exemptions: Object.fromEntries((states?.properties ?? []).map(({ key, value }) => [nameOf(key), textOf(value)])),
  };
}

/** The names a story file owes: required of its kind, not exported, and not exempted with a reason. */
export function missingStories({ title, tags, stories, exemptions }: StoryFile): string[] {
  const isHeldTo = (tag: ContractTag) => tags.includes(tag) || (tag === 'component' && title.startsWith('UI/'));
  const required = (Object.keys(requiredStories) as ContractTag[]).filter(isHeldTo).flatMap((tag) => requiredStories[tag]);
  return required.filter((name) => !stories.includes(name) && !exemptions[name]?.trim());
}
