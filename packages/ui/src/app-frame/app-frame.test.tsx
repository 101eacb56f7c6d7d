import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { AppFrame, DrawerButton, WithoutDrawer } from './index.ts';

const props = {
  drawer: <a href="#results">Results</a>,
  topBar: <TopBar title="Northside Clinic" leading={<DrawerButton />} />,
  children: <h1>Dashboard</h1>,
};

/** Stubs `matchMedia` with a width set by the test. */
function stubWindow(narrow: boolean) {
  const list = Object.assign(new EventTarget(), { matches: narrow });
  vi.stubGlobal('matchMedia', () => list);
  return (next: boolean) =>
    act(() => {
      list.matches = next;
      list.dispatchEvent(new Event('change'));
    });
}
afterEach(() => vi.unstubAllGlobals());

describeConformance(AppFrame, { component: 'app-frame', props });

describe('AppFrame on a wide window', () => {
  it('shows the drawer beside the page and no drawer button', () => {
    stubWindow(false);
    renderUi(<AppFrame {...props} />);
    expect(screen.getByRole('complementary', { name: 'Main menu' })).toContainElement(
      screen.getByRole('link', { name: 'Results' }),
    );
    expect(screen.queryByRole('button', { name: 'Open main menu' })).toBeNull();
  });

  it('makes the skip link to the page the first tab stop', async () => {
    stubWindow(false);
    const { user } = renderUi(<AppFrame {...props} />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('AppFrame on a narrow window', () => {
  it('opens the drawer with its button and closes it with a link', async () => {
    stubWindow(true);
    const { user } = renderUi(<AppFrame {...props} />);
    const button = screen.getByRole('button', { name: 'Open main menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Results' })).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('has a bottom bar instead of the drawer when one is given', () => {
    const setNarrow = stubWindow(true);
    renderUi(
      <AppFrame
        {...props}
        topBar={<WithoutDrawer>Notifications</WithoutDrawer>}
        bottomBar={<nav aria-label="Main" />}
      />,
    );
    expect(screen.getByText('Notifications')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open main menu' })).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    const bar = screen.getByRole('navigation', { name: 'Main' });
    // The order of tab stops is that on screen.
    expect(screen.getByRole('main').compareDocumentPosition(bar)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    setNarrow(false);
    expect(screen.getByRole('complementary', { name: 'Main menu' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByText('Notifications')).toBeNull();
  });

  it('stays closed when the window becomes narrow again', async () => {
    const setNarrow = stubWindow(true);
    const { user } = renderUi(<AppFrame {...props} />);
    await user.click(screen.getByRole('button', { name: 'Open main menu' }));
    setNarrow(false);
    expect(screen.getByRole('complementary')).toBeVisible();
    setNarrow(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
