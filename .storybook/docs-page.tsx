import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { importLine } from './import-line.ts';
import { statuses } from './statuses.ts';

/** Content of `parameters.reviewed`; the story contract requires it for every component. */
interface Review {
  date: string;
  by: string;
}

/** Text of the modules that folders export, by their paths. */
const indexes = import.meta.glob<string>(
  ['../packages/{ui,lis-features}/src/**/index.ts', '!**/{words,languages}/**'],
  { query: '?raw', import: 'default', eager: true },
);

const MEANINGS: Record<string, string> = {
  draft: 'no screen uses it yet, and it may still change',
  stable: 'screens use it',
  deprecated: 'take what its text names instead',
};

/**
 * Name of a component as its documentation has it: a static build shortens that of the function.
 */
interface Documented {
  displayName?: string;
  __docgenInfo?: { displayName?: string };
}

/**
 * Storybook's documentation page, with a component's import, status and last review below its name.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = preparedMeta.tags?.find((tag) => statuses.includes(tag));
  const review = preparedMeta.parameters['reviewed'] as Review | undefined;
  const component = preparedMeta.component as Documented | undefined;
  const name = component?.__docgenInfo?.displayName ?? component?.displayName;
  const file = String(preparedMeta.parameters['fileName']);
  const index = indexes[`../${file.replace(/^\.\//, '').replace(/[^/]+$/, 'index.ts')}`];
  const line = importLine(file, name, index ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      {line && <Source code={line} language="tsx" />}
      {status && (
        <p>
          Status: <strong>{status}</strong> ({MEANINGS[status]}).
          {review &&
            ` Reviewed ${review.date} by ${review.by}; not yet by a person with a screen reader.`}
        </p>
      )}
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
