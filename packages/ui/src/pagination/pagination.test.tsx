import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { CursorPagination, Pagination, type PaginationProps } from './index.ts';

const hrefFor = (page: number) => `/log?page=${page}`;

describeConformance(Pagination, {
  component: 'pagination',
  props: { label: 'Pages', page: 1, pageCount: 3 },
});
describeConformance(CursorPagination, {
  component: 'cursor-pagination',
  props: { label: 'Pages' },
});

describe('Pagination', () => {
  it('marks only the current page', () => {
    renderUi(<Pagination label="Pages" page={2} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual(
      [screen.getByRole('link', { name: 'Page 2' })],
    );
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('renders links where pages have URLs', () => {
    renderUi(<Pagination label="Pages" page={2} pageCount={3} hrefFor={hrefFor} />);
    const addresses = ['Previous', 'Page 3', 'Next'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/log?page=1', '/log?page=3', '/log?page=3']);
  });

  it.each([
    ['Previous', 1],
    ['Next', 3],
    ['Page 3', 3],
  ])('requests by %s the page %s', async (name, page) => {
    const onPageChange = vi.fn<NonNullable<PaginationProps['onPageChange']>>();
    const { user } = renderUi(
      <Pagination label="Pages" page={2} pageCount={3} onPageChange={onPageChange} />,
    );
    await user.click(screen.getByRole('button', { name }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(page, {
      event: expect.objectContaining({ type: 'click' }),
    });
  });

  it.each([
    ['Previous', 1, 'This is the first page'],
    ['Next', 3, 'This is the last page'],
  ])('keeps %s in place on page %s and explains why it is inert', async (name, page, reason) => {
    const onPageChange = vi.fn();
    const { user } = renderUi(
      <Pagination label="Pages" page={page} pageCount={3} onPageChange={onPageChange} />,
    );
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(onPageChange).not.toHaveBeenCalled();
  });
});

describe('CursorPagination', () => {
  it('moves on while there are more pages, and marks the last page', async () => {
    const onNext = vi.fn();
    const { user } = renderUi(
      <CursorPagination label="Pages" onNext={onNext} summary="Newest 50" />,
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      'This is the first page',
    );
    expect(screen.getByText('Newest 50')).toBeVisible();
  });

  it('renders links where pages have URLs', () => {
    renderUi(<CursorPagination label="Pages" previousHref="/log" nextHref="/log?after=2" />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/log');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/log?after=2');
  });
});
