import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

describeConformance(Drawer, {
  component: 'drawer',
  props: { open: true, label: 'Main menu', onClose: () => {} },
});

describe('Drawer', () => {
  const setUp = () => {
    const onClose = vi.fn<DrawerProps['onClose']>();
    const rendered = renderUi(
      <Drawer open label="Main menu" onClose={onClose}>
        <a href="#results">
          <span>Results</span>
        </a>
        <p>Amara Nwosu</p>
      </Drawer>,
    );
    return { ...rendered, onClose };
  };

  it('reports that Escape closed it', async () => {
    const { user, onClose } = setUp();
    screen.getByRole('link').focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'escape' }));
  });

  it.each([
    ['close-button', () => screen.getByRole('button', { name: 'Close' })],
    ['navigation', () => screen.getByText('Results')],
    ['scrim', () => screen.getByRole('dialog')],
  ] as const)('reports that it was closed by %s', async (reason, pressed) => {
    const { user, onClose } = setUp();
    await user.click(pressed());
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
  });

  it('stays open when another element inside is clicked', async () => {
    const { user, onClose } = setUp();
    await user.click(screen.getByText('Amara Nwosu'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
