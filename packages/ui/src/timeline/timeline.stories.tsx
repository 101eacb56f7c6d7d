import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CriticalGlyph, SuccessGlyph, WarningGlyph } from '../icon/index.ts';
import { Timeline, type TimelineEvent } from './index.ts';

const events: TimelineEvent[] = [
  {
    id: 'signed',
    at: '2026-05-12T08:31:00Z',
    title: 'Signed for',
    who: 'A. Nwosu',
    tone: 'positive',
    glyph: SuccessGlyph,
  },
  {
    id: 'held',
    at: '2026-05-12T07:52:00Z',
    title: 'Held at the north gate',
    who: 'T. Okafor',
    detail: 'The label was torn off. Sender contacted.',
    tone: 'critical',
    glyph: CriticalGlyph,
  },
  { id: 'arrived', at: '2026-05-12T07:41:00Z', title: 'Arrived', who: 'T. Okafor' },
  {
    id: 'late',
    at: '2026-05-11T16:20:00Z',
    title: 'Will come later than announced',
    detail: 'Tuesday morning instead of Monday.',
    tone: 'caution',
    glyph: WarningGlyph,
  },
  { id: 'left', at: '2026-05-11T06:05:00Z', title: 'Left the sender' },
  { id: 'announced', at: '2026-05-08T13:12:00Z', title: 'Announced', who: 'M. Lind, by telephone' },
];

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for the history of one item: when, what, who. Usually newest first.

**Do not** use it for records of many items that are searched and compared (a table), or for future steps (\`Stepper\`).

**Anatomy**: days; in each, a time, a dot or an icon, the event, the user, a detail. A tone always has an icon.

**Accessibility**
- A named region; each day is a heading over an ordered list, each time a \`time\` in the reader's zone.
- A long one shows twenty events; the button shows more, and the focus goes to the first of them.
`,
      },
    },
  },
  args: { label: 'What happened to this parcel', events },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { events: { control: false } },
};

/** Every tone, the first part of a long timeline, and a single event. */
export const Matrix: Story = {
  render: ({ label }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        gap: '2rem',
      }}
    >
      <Timeline label={label} events={events} />
      <Timeline label="Long" step={2} events={events} />
      <Timeline label="Alone" events={events.slice(-1)} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'long',
        at: '2026-05-12T07:52:00Z',
        title:
          'Held at the north gate because the barrier did not open twice this morning and has not been inspected since',
        who: 'Wolfeschlegelsteinhausen-Bergerdorff, Maximiliana Alexandrina',
        detail: 'CONSIGNMENT-'.repeat(12),
      },
      ...events.slice(1, 3),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Focus moves to the first newly shown event. */
export const KeyboardOnly: Story = {
  args: { step: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Will come later than announced').closest('li')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
