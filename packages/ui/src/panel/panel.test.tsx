import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Panel, type PanelProps } from './index.ts';

describeConformance(Panel, { component: 'panel', props: { heading: 'Deliveries' } });

describe('Panel', () => {
  it.each([false, true])('is a region named by its heading, collapsible: %s', (collapsible) => {
    renderUi(
      <Panel
        heading="Deliveries"
        headingLevel={3}
        context="Today"
        actions={<button type="button">Print</button>}
        collapsible={collapsible}
      >
        Two
      </Panel>,
    );
    const region = within(screen.getByRole('region', { name: 'Deliveries' }));
    expect(region.getByRole('heading', { level: 3, name: 'Deliveries' })).toBeVisible();
    expect(region.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(region.getByText('Today')).toBeVisible();
  });

  it('is not collapsible by default', () => {
    renderUi(
      <Panel heading="Deliveries" open={false}>
        Two
      </Panel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Two')).toBeVisible();
  });

  it('collapses its content and keeps the input', async () => {
    const onOpenChange = vi.fn<NonNullable<PanelProps['onOpenChange']>>();
    const { user } = renderUi(
      <Panel heading="Deliveries" collapsible onOpenChange={onOpenChange}>
        <input aria-label="Note" />
      </Panel>,
    );
    const toggle = screen.getByRole('button', { name: 'Deliveries', expanded: true });
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'By the gate');
    await user.click(toggle);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, {
      event: expect.objectContaining({ type: 'click' }),
    });
    await user.click(toggle);
    expect(screen.getByRole('textbox')).toHaveValue('By the gate');
  });

  it('follows the controlled state', async () => {
    const { user } = renderUi(
      <Panel heading="Deliveries" collapsible open={false}>
        Two
      </Panel>,
    );
    const toggle = screen.getByRole('button', { name: 'Deliveries', expanded: false });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Two')).not.toBeVisible();
  });
});
