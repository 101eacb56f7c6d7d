import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Accordion, type AccordionItem } from './index.ts';

const items: AccordionItem[] = [
  {
    id: 'when',
    title: 'When do deliveries come?',
    content: 'In the morning between eight and noon, at the north gate.',
  },
  {
    id: 'who',
    title: 'Who signs for them?',
    note: '3 people',
    content: 'The gatekeeper. The name is recorded with the delivery.',
  },
  {
    id: 'lost',
    title: 'What if a parcel is lost?',
    content: 'Contact the gate manager. We ask the sender within a day.',
  },
];

const meta = {
  title: 'UI/Layout/Accordion',
  component: Accordion,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for parts of a page that few people need, or of which each person needs few: questions and answers, technical details, help.

**Do not** use it for content that everyone needs or must not miss. For one collapsible part use a collapsible \`Panel\`; for views shown one at a time, \`Tabs\`.

**Anatomy**: title, an optional quiet note at the end of the line, content.

**Accessibility**
- Native \`details\`: Tab moves between titles, Enter and Space open and close, the state is announced.
- The browser's page search opens the part that contains the match. In print every part is open.
`,
      },
    },
  },
  args: { items, defaultOpen: ['when'] },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Accordion items={items} />
      <Accordion items={items} defaultOpen={['when', 'lost']} />
      <Accordion items={items.slice(0, 1)} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title:
          'What happens to a delivery that was announced for this morning but has not been signed for at any of the gates?',
        note: '12 of 1,204',
        content: 'NORTHGATE-CONSIGNMENT-'.repeat(12),
      },
      { id: 'word', title: 'Unbroken'.repeat(16), content: 'Short.' },
    ],
    defaultOpen: ['long'],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Opening one section closes the other. */
export const KeyboardOnly: Story = {
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/between eight and noon/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const title = canvas.getByText('Who signs for them?').closest('summary')!;
    await expect(title).toHaveFocus();
    // The simulated keyboard activates only buttons and links. In a browser, Enter also clicks a
    // summary.
    title.click();
    await expect(canvas.getByText(/The gatekeeper/)).toBeVisible();
    await expect(canvas.getByText(/between eight and noon/)).not.toBeVisible();
  },
};
