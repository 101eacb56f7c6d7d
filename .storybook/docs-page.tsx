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

/** Content of `parameters.reviewed`; the story contract requires it for every component. */
interface Review {
  date: string;
  by: string;
}

const MEANINGS: Record<string, string> = {
  draft: 'no screen uses it yet, and it may still change',
  stable: 'screens use it',
  deprecated: 'take what its text names instead',
};

/** Storybook's documentation page, with a component's status and last review below its name. */
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
