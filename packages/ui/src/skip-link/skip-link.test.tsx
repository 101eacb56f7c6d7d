import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SkipLink } from './index.ts';

describeConformance(SkipLink, { component: 'skip-link', props: { targetId: 'main' } });

describe('SkipLink', () => {
  it('stays on the page: it renders an anchor even with a custom link component', () => {
    renderUi(
      <LinkProvider component={() => <span>the app’s link</span>}>
        <SkipLink targetId="main" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
      'href',
      '#main',
    );
  });

  it('focuses its target', async () => {
    const { user } = renderUi(
      <>
        <SkipLink targetId="main" />
        <a href="/elsewhere">Elsewhere</a>
        <main id="main" tabIndex={-1} />
      </>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
