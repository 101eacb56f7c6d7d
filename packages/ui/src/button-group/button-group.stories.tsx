import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { ChevronDownGlyph, Icon, PrintGlyph } from '../icon/index.ts';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'UI/Actions/Button group',
  component: ButtonGroup,
  tags: ['component', 'draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a few buttons that apply to the same object.

**Do not** use it to choose one of a few views (\`Segmented\`) or at the end of a form (\`FormActions\`).

**Accessibility**
- A group with a name that is read on entering it; every button is a tab stop.`,
      },
    },
  },
  args: {
    label: 'Page',
    children: (
      <>
        <Button>Previous</Button>
        <Button>Next</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { joined: true } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <ButtonGroup {...args} />
      <ButtonGroup {...args} joined />
      <ButtonGroup label="Zoom" joined>
        <Button>Out</Button>
        <Button aria-pressed>Whole page</Button>
        <Button>In</Button>
      </ButtonGroup>
      <ButtonGroup label="Print" joined>
        <Button leading={<Icon glyph={PrintGlyph} />}>Print</Button>
        <IconButton variant="secondary" label="Other printers">
          <Icon glyph={ChevronDownGlyph} size="small" />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup label="Page" joined>
        <Button inertReason="This is the first page">Previous</Button>
        <Button>Next</Button>
      </ButtonGroup>
    </div>
  ),
};

/** Separate buttons wrap onto several lines. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>Send everything that is ready</Button>
        <Button>Send only what is urgent</Button>
        <Button>Keep it for later</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { joined: true } };

/** Each button is a tab stop. */
export const KeyboardOnly: Story = {
  args: { joined: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
