import { Card } from '@alms/ui/card';
import { Grid } from '@alms/ui/grid';
import { Heading } from '@alms/ui/heading';
import { Link, LinkProvider, type LinkProps } from '@alms/ui/link';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toId } from 'storybook/internal/csf';
import { otherNames } from './other-names.ts';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const tree = [
  {
    name: 'Foundations',
    about:
      'Colour, type, space, icons, motion, writing and states: the values and rules behind everything else.',
  },
  {
    name: 'UI',
    about:
      'The components: buttons, fields, tables, dialogs, charts. They contain no laboratory logic. The Docs page of each says when to use it, when not, its anatomy and its operation.',
  },
  {
    name: 'Features',
    about: 'The screens, in their users’ terms. Every state of a screen has its own story.',
  },
];

const toolbar = [
  { name: 'Scheme', about: 'Light, dark, or both side by side.' },
  {
    name: 'Tenant',
    about:
      'Other facilities’ colours, including a yellow and a near black: the two extremes for contrast.',
  },
  {
    name: 'Language',
    about:
      'Five languages; Arabic reverses the layout. Lengthened English reveals text outside the catalogues and tight spaces; right-to-left English reverses the layout without a translation.',
  },
  { name: 'Density', about: 'Comfortable or compact, a setting of each user.' },
  {
    name: 'Viewport',
    about: '320, 390, 1024 and 1440 pixels: the widths at which every screen is reviewed.',
  },
];

const tasks = [
  {
    name: 'To review a state in three clicks',
    about:
      'Open the screen under Features; choose the state, such as Failed or Long text; set Scheme to both side by side. Share the browser address to show exactly this view.',
  },
  {
    name: 'To try a facility’s colours',
    about:
      'Foundations, Tenant studio: enter two colours to see the components, three screens and the contrast of every pair. Tenant contrast measures the pairs as rendered.',
  },
  {
    name: 'To find a component',
    about:
      'Search for its name, or for another name in the list below; Default shows it in use, Matrix all its variants, and Playground lets you change them.',
  },
  {
    name: 'To check component stability',
    about:
      'Filter the tree by tag: screens use stable components; drafts may still change. The Docs page shows the date and the method of the last review.',
  },
];

const promises = [
  {
    name: 'The same states everywhere',
    about:
      'Loading, Empty, Failed, Stale, Forbidden, long text, right to left, dark, narrow, keyboard only. A test fails when one is missing.',
  },
  {
    name: 'Said of every part',
    about:
      'When to use it, when not, how it is operated, its status and its last review. The same test fails when one is missing.',
  },
  {
    name: 'Nothing moves',
    about:
      'The clock is set to Tuesday 12 May 2026, 08:42 UTC. All people and facilities are invented.',
  },
  {
    name: 'Checked',
    about:
      'On each change, every story is rendered in a browser, tested for accessibility and run by its keyboard script.',
  },
];

interface PartsProps {
  heading: string;
  parts: readonly { name: string; about: string }[];
}

function Parts({ heading, parts }: PartsProps) {
  return (
    <Card heading={heading} body="lines">
      {parts.map(({ name, about }) => (
        <li key={name}>
          <Text strong>{name}</Text>
          <Text tone="muted">{about}</Text>
        </li>
      ))}
    </Card>
  );
}

/** A link that leaves the story's iframe. */
function PageLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} target="_top">
      {children}
    </a>
  );
}

function OtherNames() {
  return (
    <Card heading="By another name">
      <LinkProvider component={PageLink}>
        <Grid columnWidth="18rem" gap="s3">
          {otherNames.map(({ alias, title }) => (
            <Text key={alias}>
              {alias}:{' '}
              <Link href={`./?path=/docs/${toId(title, 'docs')}`}>{title.replace(/.*\//, '')}</Link>
            </Text>
          ))}
        </Grid>
      </LinkProvider>
    </Card>
  );
}

export const Welcome: StoryObj<typeof meta> = {
  render: () => (
    <main style={{ maxInlineSize: '72rem', marginInline: 'auto', padding: '3rem 1.5rem' }}>
      <Stack gap="s8">
        <Stack gap="s3" style={{ maxInlineSize: '40rem' }}>
          <Heading level={1} size="display">
            The ALMS design system
          </Heading>
          <Text size="lead" tone="muted">
            Every component and every screen of the laboratory information system, in all states.
            What you see here is what ships.
          </Text>
        </Stack>
        <Grid columnWidth="24rem">
          <Parts heading="How the tree is organised" parts={tree} />
          <Parts heading="Common tasks" parts={tasks} />
          <Parts heading="The toolbar" parts={toolbar} />
          <Parts heading="What you can rely on" parts={promises} />
        </Grid>
        <OtherNames />
      </Stack>
    </main>
  ),
};
