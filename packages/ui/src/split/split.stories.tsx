import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Split } from './index.ts';

const meta = {
  title: 'UI/Layout/Split',
  component: Split,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for two unequal parts of one page: a list and its selected item, a chart and its figures.

**Do not** use it for a row of equal cards (\`Grid\`), for a public page with one form (\`SplitPage\`), or for panes that users resize: the widths are fixed.

**Accessibility**
- The panes are read in source order, whichever is wider.
- They stack by the width of their container, so at 400 % zoom nothing scrolls sideways.
`,
      },
    },
  },
  args: {
    start: (
      <Card heading="Deliveries">
        Two parcels came this morning. One more is expected before noon.
      </Card>
    ),
    end: <Card heading="Gates">North and south are open.</Card>,
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { start: { control: false }, end: { control: false } },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['1:1', '2:1', '1:2', 'side-end', 'side-start'] as const).map((ratio) => (
        <Split
          key={ratio}
          ratio={ratio}
          stackBelow="narrow"
          start={<Card heading={`${ratio}, start`}>List</Card>}
          end={<Card heading={`${ratio}, end`}>Details</Card>}
        />
      ))}
      <Split
        align="stretch"
        stackBelow="narrow"
        start={<Card heading="Stretched">{'A pane of several lines. '.repeat(20)}</Card>}
        end={<Card heading="As tall" style={{ blockSize: '100%' }} />}
      />
    </Stack>
  ),
};

/** Text without break opportunities does not widen its pane. */
export const LongText: Story = {
  args: {
    start: <Card heading="Deliveries">{'NORTHGATE-CONSIGNMENT-0000000000000000'.repeat(4)}</Card>,
    stackBelow: 'narrow',
  },
};

/** Below the given width the panes are stacked. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { ratio: 'side-end', stackBelow: 'narrow' },
};
