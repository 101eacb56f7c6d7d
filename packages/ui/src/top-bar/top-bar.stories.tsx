import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { ChevronDownGlyph, DensityGlyph, Icon, MenuGlyph, SearchGlyph } from '../icon/index.ts';
import { TopBar } from './index.ts';

const actions = (
  <>
    <IconButton label="Search">
      <Icon glyph={SearchGlyph} />
    </IconButton>
    <IconButton label="Compact rows">
      <Icon glyph={DensityGlyph} />
    </IconButton>
    <Button variant="quiet" trailing={<Icon glyph={ChevronDownGlyph} size="small" />}>
      AN
    </Button>
  </>
);
const menuButton = (
  <IconButton label="Open main menu">
    <Icon glyph={MenuGlyph} />
  </IconButton>
);

const meta = {
  title: 'UI/Navigation/Top bar',
  component: TopBar,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** once, as the \`topBar\` of an \`AppFrame\`.

**Do not** use it for the page's own title and actions (\`PageHeader\`).

**Anatomy** \`leading\` (\`DrawerButton\`), the facility name, \`actions\`. It is not printed.

**Accessibility**
- A native \`header\`. The name is not a heading: the page's own \`h1\` is.
- A name without room is truncated with an ellipsis and read in full.`,
      },
    },
  },
  args: { title: 'Northgate Hospital', actions },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { actions: { control: false }, leading: { control: false } },
};

/** With the menu button. */
export const Matrix: Story = { args: { leading: menuButton } };

export const Narrow: Story = {
  args: { leading: menuButton },
  globals: { viewport: { value: 'narrow' } },
};

/** The name is truncated; the actions remain. */
export const LongText: Story = {
  args: {
    leading: menuButton,
    title: 'The Northgate Regional Hospital and its Associated Outpatient Clinics',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component=top-bar]');
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
  },
};

export const RightToLeft: Story = { args: { leading: menuButton }, globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  args: { leading: menuButton },
  play: async ({ canvas }) => {
    for (const name of ['Open main menu', 'Search', 'Compact rows', 'AN']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};
