import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { SplitPage } from './index.ts';

describeConformance(SplitPage, { component: 'split-page', props: { children: <h1>Sign in</h1> } });

describe('SplitPage', () => {
  it('has the form as its main part, the links after it, and says nothing of the picture', () => {
    renderUi(
      <SplitPage
        picture={<svg role="img" aria-label="Cells" />}
        footer={<a href="#privacy">Privacy</a>}
      >
        <h1>Sign in</h1>
      </SplitPage>,
    );
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { name: 'Sign in' }),
    );
    expect(screen.getByRole('contentinfo')).toContainElement(
      screen.getByRole('link', { name: 'Privacy' }),
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('leaves no empty places for a mark or links', () => {
    const { container } = renderUi(<SplitPage>Form</SplitPage>);
    expect(container.querySelector("[data-part='mark']")).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
