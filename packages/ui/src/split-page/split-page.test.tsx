import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SplitPage } from './index.ts';

describeConformance(SplitPage, { component: 'split-page', props: { children: <h1>Sign in</h1> } });

describe('SplitPage', () => {
  it('has the form as its main landmark and the links after it, and hides the picture from screen readers', () => {
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

  it('renders no empty slots for a logo or links', () => {
    const { container } = renderUi(<SplitPage>Form</SplitPage>);
    expect(container.querySelector("[data-part='mark']")).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
