import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { InfoGlyph } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { SubjectBanner } from './index.ts';

const identifiers = [
  {
    id: 'number',
    term: 'Number',
    description: (
      <Text as="span" code>
        0048213
      </Text>
    ),
  },
  { id: 'since', term: 'Since', description: '14 Mar 2019' },
  { id: 'gate', term: 'Gate', description: 'North' },
];
const lines = (
  <Stack style={{ padding: '1.5rem' }}>
    {Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{`Line ${line + 1} of what belongs to this account.`}</p>
    ))}
  </Stack>
);

const meta = {
  title: 'UI/Layout/Subject banner',
  component: SubjectBanner,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'has nothing to operate itself' },
    docs: {
      description: {
        component: `
**Use it** above content about one person, account or item, wherever a mistaken identity would do harm. Give two identifiers at least.

**Do not** use it as a page title where there is no risk of confusion (\`PageHeader\`), or once per row of a list (columns).

**Anatomy**: name and context at the start; identifiers; alerts as chips; actions at the end. \`frame\` sets its placement.

**Accessibility**
- A region named by the name, so that screen reader users can jump to it. Each identifier is read with its term; a missing one is read as unknown.
- \`sticky\` keeps it in view; it is one or two lines high, so that it does not hide the focused element (WCAG 2.4.11).
`,
      },
    },
  },
  args: {
    name: 'Okoro, Daniel',
    context: 'North gate · announced by M. Lind',
    identifiers,
    alerts: (
      <Chip tone="info" glyph={InfoGlyph}>
        Signs in person
      </Chip>
    ),
  },
} satisfies Meta<typeof SubjectBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { alerts: { control: false }, actions: { control: false } },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="s6">
      <SubjectBanner {...args} />
      <SubjectBanner
        {...args}
        name="With acts, in a card"
        frame="card"
        actions={<Button size="small">Change…</Button>}
      />
      <SubjectBanner
        frame="card"
        name="Only what is needed"
        identifiers={identifiers.slice(0, 2)}
      />
      <SubjectBanner
        frame="card"
        name="Something is not known"
        identifiers={[{ id: 'number', term: 'Number', description: null }, ...identifiers.slice(1)]}
      />
    </Stack>
  ),
};

/** Across the top of a page, with a link back. Its margins are the padding of the `AppFrame`. */
export const OnPage: Story = {
  args: {
    frame: 'page',
    leading: (
      <Button variant="quiet" size="small">
        Back
      </Button>
    ),
    actions: <Button size="small">Change…</Button>,
  },
  render: (args) => (
    <div style={{ padding: '1.5rem var(--alms-layout-gutter)' }}>
      <SubjectBanner {...args} />
    </div>
  ),
};

/** Content below scrolls under the banner. */
export const Sticky: Story = {
  args: { sticky: true },
  render: (args) => (
    <div
      role="group"
      aria-label="What belongs to this account"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      style={{ blockSize: '20rem', overflow: 'auto' }}
    >
      <SubjectBanner {...args} />
      {lines}
    </div>
  ),
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('group');
    pane.scrollTop = 400;
    const banner = canvas.getByRole('region', { name: 'Okoro, Daniel' });
    await expect(banner.getBoundingClientRect().top).toBeCloseTo(
      pane.getBoundingClientRect().top,
      0,
    );
  },
};

export const LongText: Story = {
  args: {
    frame: 'card',
    name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
    identifiers: [
      { id: 'number', term: 'Number', description: 'TEMPORARY-2026-000048213' },
      ...identifiers.slice(1),
    ],
    context:
      'The gate beside the workshops, third lane, under the roof · announced by the office of M. Lind and Partners',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
