import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Breadcrumb } from './index.ts';

const trailOf = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, href: `/${label}` }));
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describeConformance(Breadcrumb, {
  component: 'breadcrumb',
  props: { trail: trailOf(['gates']), current: 'North' },
});

describe('Breadcrumb', () => {
  it('links to parent pages and marks the current page', () => {
    renderUi(<Breadcrumb trail={trailOf(['sites', 'gates'])} current="North" />);
    const nav = within(screen.getByRole('navigation', { name: 'Path to this page' }));
    expect(links()).toEqual(['sites', 'gates']);
    expect(nav.getByText('North')).toHaveAttribute('aria-current', 'page');
    expect(nav.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    [3, ['a', 'b', 'c']],
    [4, ['a', 'd']],
    [6, ['a', 'f']],
  ])('shows, for %s parent pages, %j initially', (count, shown) => {
    renderUi(<Breadcrumb trail={trailOf(LETTERS.slice(0, count))} current="North" />);
    expect(links()).toEqual(shown);
  });

  it('expands the whole path on request and moves focus to the first revealed page', async () => {
    const { user } = renderUi(<Breadcrumb trail={trailOf(LETTERS.slice(0, 5))} current="North" />);
    await user.click(screen.getByRole('button', { name: 'Show the whole path' }));
    expect(links()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
  });

  it('uses the app’s link component', () => {
    renderUi(
      <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        <Breadcrumb trail={trailOf(['gates'])} current="North" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'gates' })).toHaveAttribute('href', '/app/gates');
  });
});
