import features from '../packages/lis-features/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };

type Entry = string | null | { readonly '@alms/source'?: string };

const packages: Record<string, Record<string, Entry>> = {
  ui: ui.exports,
  'lis-features': features.exports,
};

/** Whether a pattern of `exports` fits a text: a `*` stands for any part. */
function fits(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? pattern === text
    : text.length > start.length + end.length && text.startsWith(start) && text.endsWith(end);
}

/** Names that an index module exports as values. */
const namesIn = (index: string) =>
  [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );

/**
 * Returns how an application imports the component of a story file, by the place of the file, the
 * entry points of its package and the index module of its folder. A story of `ui` with a component
 * of its own shows everything that the folder exports. Undefined for a part that is not published.
 */
export function importLine(
  storyFile: string,
  component: string | undefined,
  index: string,
): string | undefined {
  const [, name = '', folder = ''] =
    /packages\/([\w-]+)\/src\/(.+)\/[^/]+\.stories\.tsx$/.exec(storyFile) ?? [];
  const entries = Object.entries(packages[name] ?? {});
  const source = `./src/${folder}/index.ts`;
  const own = entries.find(
    ([, entry]) => typeof entry === 'object' && entry?.['@alms/source'] === source,
  );
  const isHidden = entries.some(([key, entry]) => entry === null && fits(key, `./${folder}`));
  const exported = namesIn(index);
  const isExported = component !== undefined && exported.includes(component);
  if (entries.length === 0 || (!own && isHidden) || (!isExported && name !== 'ui'))
    return undefined;
  const path = own?.[0].slice(2) ?? folder;
  return `import { ${isExported ? component : exported.join(', ')} } from '@alms/${name}/${path}';`;
}
