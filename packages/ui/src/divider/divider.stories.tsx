import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: 'UI/Layout/Divider',
  component: Divider,
  tags: ['draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** where two groups would be read as one without a line: between ways to sign in, between two groups of buttons in a bar.

**Do not** draw it between the rows of a list, a card or a table, which part themselves, nor where more space says the same.

**Accessibility**
- Without a label it is a separator with its orientation. With one, the label is read as text and the lines are silent.
`,
      },
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="s6">
      <Divider />
      <Divider label="or" />
      <Inline>
        <Button variant="quiet">Undo</Button>
        <Button variant="quiet">Redo</Button>
        <Divider orientation="vertical" />
        <Button variant="quiet">Print</Button>
      </Inline>
    </Stack>
  ),
};

/** The label wraps; the lines keep a minimum length on both sides. */
export const LongText: Story = {
  args: { label: 'or sign in with the account your employer gave you for this place' },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { label: 'or' } };
