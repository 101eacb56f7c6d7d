import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import {
  ArrowDownGlyph,
  ArrowUpGlyph,
  CopyGlyph,
  DownloadGlyph,
  Icon,
  PrintGlyph,
  RemoveGlyph,
  UndoGlyph,
} from '../icon/index.ts';
import { Toolbar } from './toolbar.tsx';

const tools = (
  <>
    <ButtonGroup label="Order">
      <IconButton label="Move up">
        <Icon glyph={ArrowUpGlyph} />
      </IconButton>
      <IconButton label="Move down">
        <Icon glyph={ArrowDownGlyph} />
      </IconButton>
    </ButtonGroup>
    <ButtonGroup label="Take along">
      <IconButton label="Copy">
        <Icon glyph={CopyGlyph} />
      </IconButton>
      <IconButton label="Print">
        <Icon glyph={PrintGlyph} />
      </IconButton>
      <IconButton label="Download" inertReason="Nothing is chosen">
        <Icon glyph={DownloadGlyph} />
      </IconButton>
    </ButtonGroup>
    <ButtonGroup label="Change">
      <Button variant="quiet" leading={<Icon glyph={UndoGlyph} mirrored />}>
        Undo
      </Button>
      <Button variant="quiet" leading={<Icon glyph={RemoveGlyph} />}>
        Remove
      </Button>
    </ButtonGroup>
  </>
);

const meta = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  tags: ['component', 'draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for many tools that act on one thing, above or beside it.

**Do not** use it for up to five buttons (\`ButtonGroup\`) or for acts that need words to be understood (\`Menu\`).

**Anatomy** Buttons, or \`ButtonGroup\`s parted by a line.

**Accessibility** (WAI-ARIA APG, toolbar)
- One stop of the Tab key. Arrows walk the tools around the ends, Home and End go there; in right-to-left pages the arrows follow the drawing.
- Coming back by Tab, focus is where it was. Text fields and lists inside stay stops of their own, because they need the arrows.
- An inert tool can be reached, so that its reason can be heard.`,
      },
    },
  },
  args: { label: 'Rows', children: tools },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Toolbar {...args} label="Rows, beside them" orientation="vertical" />
      <Toolbar label="Page">
        <Button variant="quiet" aria-pressed>
          Whole page
        </Button>
        <Button variant="quiet">Actual size</Button>
      </Toolbar>
    </>
  ),
};

/** The tools wrap onto several lines. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button variant="quiet">Put the chosen rows above the others</Button>
        <Button variant="quiet">Put the chosen rows below the others</Button>
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

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** A single tab stop, navigated with the arrow keys. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move up' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Move up' })).toHaveFocus();
  },
};
