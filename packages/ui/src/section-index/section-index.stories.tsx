import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionIndex, type IndexedSection } from './index.ts';

const sections: IndexedSection[] = [
  { id: 'address', label: 'Address' },
  { id: 'opening-hours', label: 'Opening hours', mark: 'changed' },
  { id: 'gates', label: 'Gates and lanes' },
  { id: 'prices', label: 'Prices', mark: 'error' },
  { id: 'history', label: 'Change history' },
];

const meta = {
  title: 'UI/Navigation/Section index',
  component: SectionIndex,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-29', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** beside a long form or page, so that every section is one click away and unsaved changes and errors are visible from anywhere.

**Do not** use it for views of which one is visible (\`Tabs\`), for other pages (\`NavList\`), or for fewer than four sections.

**Anatomy** One link per section, with a dot for unsaved changes or an icon for errors. A column in a narrow place, one scrolling line from 16 rem on: place it with a grid, and it adapts.

**Accessibility**
- A navigation landmark; the section in view has \`aria-current\`, and each mark is read as words.
- A link moves the focus to its section, which therefore needs \`tabIndex={-1}\`. The next Tab continues there.
- Marks differ by shape, not only by colour.`,
      },
    },
  },
  args: { sections },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? 'none' : '13rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Beside a page and across it. */
export const Matrix: Story = {
  parameters: { wide: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <SectionIndex {...args} style={{ maxInlineSize: '13rem' }} />
      <SectionIndex {...args} label="Across the page" />
      <SectionIndex {...args} label="On a phone" style={{ inlineSize: '20rem' }} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    sections: [
      ...sections,
      {
        id: 'long',
        label: 'Accessibilityandparkingforvisitors with a disability',
        mark: 'changed',
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** The current section follows the scrolling and the chosen section. */
export const KeyboardOnly: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '12rem minmax(0, 1fr)' }}>
      <SectionIndex {...args} />
      <div
        role="region"
        aria-label="Page"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        style={{ blockSize: '20rem', overflow: 'auto' }}
      >
        {args.sections.map(({ id, label }) => (
          <section key={id} id={id} tabIndex={-1} style={{ blockSize: '15rem' }}>
            {label}
          </section>
        ))}
      </div>
    </div>
  ),
  parameters: { wide: true },
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link(/Gates/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('id', 'gates');
    await expect(link(/Gates/)).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('region', { name: 'Page' }).scrollTop = 0;
    await waitFor(() => expect(link(/Address/)).toHaveAttribute('aria-current', 'true'));
    canvas.getByRole('region', { name: 'Page' }).scrollTop = 9_999;
    await waitFor(() => expect(link(/Change history/)).toHaveAttribute('aria-current', 'true'));
  },
};
