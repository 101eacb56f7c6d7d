import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Segmented } from './index.ts';

const VIEWS = [
  { value: 'open', label: 'Open', count: 1400 },
  { value: 'done', label: 'Done', count: 0 },
  { value: 'all', label: 'All' },
] as const;

describeConformance(Segmented, {
  component: 'segmented',
  props: { label: 'Show', options: VIEWS },
});

describe('Segmented', () => {
  it('is a named group of radio buttons, each named with its count', () => {
    renderUi(<Segmented label="Show" options={VIEWS} defaultValue="done" />);
    expect(screen.getByRole('radiogroup', { name: 'Show' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Open 1,400' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Done 0' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
  });

  it('is navigated with the arrow keys and notifies its owner', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <Segmented label="Show" options={VIEWS} defaultValue="open" onValueChange={onValueChange} />,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Done 0' })).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('done', expect.anything());
  });

  it('shows the controlled value', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <Segmented label="Show" options={VIEWS} value="open" onValueChange={onValueChange} />,
    );
    await user.click(screen.getByText('All'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all', expect.anything());
    expect(screen.getByRole('radio', { name: 'Open 1,400' })).toBeChecked();
  });

  it('is independent of other instances', async () => {
    const { user } = renderUi(
      <>
        <Segmented label="Show" options={VIEWS} defaultValue="open" />
        <Segmented label="As" options={[{ value: 'chart', label: 'Chart' }]} />
      </>,
    );
    await user.click(screen.getByRole('radio', { name: 'Chart' }));
    expect(screen.getByRole('radio', { name: 'Open 1,400' })).toBeChecked();
  });
});
