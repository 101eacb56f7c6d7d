import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './index.ts';

const meta = {
  title: 'UI/Layout/Heading',
  component: Heading,
  tags: ['stable'],
  parameters: {
    states: { KeyboardOnly: 'nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** to name a section of a page.

**Do not** use it for the title of a signed-in page (\`PageHeader\`) or of a card (the card's \`heading\`), or to enlarge text: use \`Text\` with a \`size\`.

**Accessibility**
- \`level\` is the level in the page outline: one 1 per page, no level skipped.
- \`size\` changes only the appearance.`,
      },
    },
  },
  args: { level: 2, children: 'What waits for you' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level} as it comes
        </Heading>
      ))}
      {(['small', 'medium', 'large', 'title', 'display'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Level 2, {size}
        </Heading>
      ))}
    </>
  ),
};

/** Lines are balanced in length. */
export const LongText: Story = {
  args: {
    level: 1,
    style: { inlineSize: '24rem' },
    children: 'All parcels that arrived this morning and have not been inspected by staff',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { children: 'ما ينتظرك اليوم' },
};
