import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { statuses } from './statuses.ts';

/** What `parameters.reviewed` says; the story contract asks it of every component. */
interface Review {
  date: string;
  by: string;
}

const MEANINGS: Record<string, string> = {
  draft: 'no screen uses it yet, and it may still change',
  stable: 'screens use it',
  deprecated: 'take what its text names instead',
};

/** The page Storybook makes of a story file, with a component's status and last review under its name. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = preparedMeta.tags?.find((tag) => statuses.includes(tag));
  const review = preparedMeta.parameters['reviewed'] as Review | undefined;
  return (
    <>
      <Title />
      <Subtitle />
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
