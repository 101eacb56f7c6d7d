import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Icon, RefreshGlyph } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { StaleNotice } from './index.ts';

const refresh = (
  <Button size="small" leading={<Icon glyph={RefreshGlyph} size="small" />}>
    Refresh
  </Button>
);

const meta = {
  title: 'UI/Feedback/Stale notice',
  component: StaleNotice,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'its only control is the caller’s button' },
    docs: {
      description: {
        component: `
**Use it** above data that is kept on screen after a refresh failed. \`ResourceView\` includes it.

**Do not** use it for data that is only from this morning: \`PageHeader\` has \`freshness\`. Do not remove old data.

**Accessibility**
- The age is a sentence, not a colour; within a day with the time and the minutes or hours since, later with the date.
- It does not announce itself; its container announces once that the data is old, as \`ResourceView\` does.
`,
      },
    },
  },
  args: { asOf: '2026-05-12T08:04:00Z', action: refresh },
} satisfies Meta<typeof StaleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { action: { control: false } },
};

/** Minutes, hours, days and unknown age. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <StaleNotice asOf="2026-05-12T08:41:40Z" action={refresh} />
      <StaleNotice asOf="2026-05-12T03:04:00Z" action={refresh} />
      <StaleNotice asOf="2026-05-09T16:20:00Z" action={refresh} />
      <StaleNotice />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { locale: 'en-XA' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
