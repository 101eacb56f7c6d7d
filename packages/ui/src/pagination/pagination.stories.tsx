import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { CursorPagination, Pagination, type PaginationProps } from './index.ts';

const hrefFor = (page: number) => `/deliveries?page=${page}`;

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** under a paged list whose page belongs in the address. \`CursorPagination\` is for lists without a count, such as logs.

**Do not** use it for a few hundred lines, which scroll, or for steps of a task (\`WizardFrame\`).

**Anatomy**: a summary at the start; previous, numbers and next at the end. The row keeps its length from page to page. In narrow layouts "Page 3 of 12" replaces the numbers.

**Accessibility**
- A navigation with the given name; each number is read as "Page 3", the current one is \`aria-current="page"\`.
- At the ends, previous and next stay focusable and give the reason.
`,
      },
    },
  },
  args: {
    label: 'Pages of deliveries',
    page: 3,
    pageCount: 12,
    hrefFor,
    summary: '101–150 of 583',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="s6">
      <Pagination
        label="First of many"
        page={1}
        pageCount={24}
        hrefFor={hrefFor}
        summary="1–50 of 1,183"
      />
      <Pagination label="In the middle" page={12} pageCount={24} hrefFor={hrefFor} />
      <Pagination label="Last" page={24} pageCount={24} onPageChange={fn()} />
      <Pagination label="Few" page={2} pageCount={3} onPageChange={fn()} />
      <CursorPagination label="Newest" nextHref="/log?after=81c3" summary="Newest 50" />
      <CursorPagination label="Older" onPrevious={fn()} onNext={fn()} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    page: 1201,
    pageCount: 24_000,
    summary: 'Deliveries 60,001 to 60,050 of 1,200,000 that were announced since the gates opened',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

function Paging(props: PaginationProps) {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      label={props.label}
      pageCount={props.pageCount}
      page={page}
      onPageChange={setPage}
    />
  );
}

/** Focus stays on the clicked button, so that it can be clicked again. */
export const KeyboardOnly: Story = {
  render: (args) => <Paging {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAccessibleDescription('This is the first page');
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 3', current: 'page' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
};
