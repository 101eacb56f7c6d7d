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
      'Colour, type, space, icons, motion, writing and states: the values and rules everything else is made of.',
  },
  {
    name: 'UI',
    about:
      'The parts: buttons, fields, tables, dialogs, charts. They know nothing of a laboratory. Docs, the first page of each, says when to use it, when not, what it is made of and how it is operated.',
  },
  {
    name: 'Features',
    about:
      'The screens, in the words of the people who use them. Every state a screen can be in is a story of its own.',
  },
];

const toolbar = [
  { name: 'Scheme', about: 'Light, dark, or both side by side.' },
  {
    name: 'Tenant',
    about:
      'Other facilities’ colours, with a yellow and a near black among them: the two ends where a colour could lose its contrast.',
  },
  {
    name: 'Language',
    about:
      'Five languages; the page turns around with Arabic. Lengthened English finds words that come from no catalogue and places that are too tight; right-to-left English turns the page around without a translation.',
  },
  { name: 'Density', about: 'Comfortable or compact, as each person can choose.' },
  {
    name: 'Viewport',
    about: '320, 390, 1024 and 1440 pixels: the widths at which every screen is looked at.',
  },
];

const tasks = [
  {
    name: 'To review a state in three clicks',
    about:
      'Open the screen under Features; choose the state, such as Failed or Long text; set Scheme to both side by side. The address in the browser leads others to exactly that.',
  },
  {
    name: 'To try a facility’s colours',
    about:
      'Foundations, Tenant studio: type two colours and see the kit, three screens and the contrast of every pair. Tenant contrast measures the pairs as they are painted.',
  },
  {
    name: 'To find a part for a task',
    about:
      'Search for its name, or look below for what it is called here; Default shows it at work, Matrix all its looks at once, and Playground lets you change them.',
  },
  {
    name: 'To see what can be relied on',
    about:
      'Filter the tree by tag: screens use what is stable; what is a draft may still change. The date of the last review, and what made it, stand on the Docs page.',
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
      'The clock stands at Tuesday 12 May 2026, 08:42 UTC. Every person and facility is invented.',
  },
  {
    name: 'Checked',
    about:
      'Every story is drawn in a browser, tested for accessibility and operated by its keyboard script on each change.',
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
          {otherNames.map(({ asked, title }) => (
            <Text key={asked}>
              {asked}:{' '}
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
            Every part and every screen of the laboratory information system, in every state it can
            be in. What you see here is what ships.
          </Text>
        </Stack>
        <Grid columnWidth="24rem">
          <Parts heading="How the tree is organised" parts={tree} />
          <Parts heading="What you may have come for" parts={tasks} />
          <Parts heading="The toolbar" parts={toolbar} />
          <Parts heading="What you can rely on" parts={promises} />
        </Grid>
        <OtherNames />
      </Stack>
    </main>
  ),
};
