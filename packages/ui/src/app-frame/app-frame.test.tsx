import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { AppFrame, DrawerButton } from './index.ts';

const props = {
  drawer: <a href="#results">Results</a>,
  topBar: <TopBar title="Northside Clinic" leading={<DrawerButton />} />,
  children: <h1>Dashboard</h1>,
};

/** A window whose width is told by the test. */
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

describe('AppFrame with room for its drawer', () => {
  it('shows the drawer beside the page, and no button for it', () => {
    stubWindow(false);
    renderUi(<AppFrame {...props} />);
    expect(screen.getByRole('complementary', { name: 'Main menu' })).toContainElement(
      screen.getByRole('link', { name: 'Results' }),
    );
    expect(screen.queryByRole('button', { name: 'Open main menu' })).toBeNull();
  });

  it('leads the first stop of the Tab key to the page', async () => {
    stubWindow(false);
    const { user } = renderUi(<AppFrame {...props} />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('AppFrame without that room', () => {
  it('opens the drawer by its button and closes it by a link', async () => {
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

  it('does not come back open after the window was wide for a while', async () => {
    const setNarrow = stubWindow(true);
    const { user } = renderUi(<AppFrame {...props} />);
    await user.click(screen.getByRole('button', { name: 'Open main menu' }));
    setNarrow(false);
    expect(screen.getByRole('complementary')).toBeVisible();
    setNarrow(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
