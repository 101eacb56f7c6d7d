import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { VisuallyHidden } from './index.ts';

describeConformance(VisuallyHidden, { component: 'visually-hidden', props: { children: 'Words' } });

describe('VisuallyHidden', () => {
  it('contributes to the accessible name of its parent', () => {
    renderUi(
      <button type="button">
        3 <VisuallyHidden>unread</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('3 unread');
  });
});
