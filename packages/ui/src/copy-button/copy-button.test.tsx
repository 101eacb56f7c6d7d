import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { CopyButton } from './index.ts';

describeConformance(CopyButton, {
  component: 'button',
  props: { value: 'x', what: 'the address' },
});
describeConformance(CopyButton, {
  component: 'icon-button',
  props: { value: 'x', what: 'the address', shape: 'icon' },
});

const ADDRESS = 'northgate.example';

afterEach(() => vi.restoreAllMocks());

describe('CopyButton', () => {
  it('copies on click, and confirms it visibly and to screen readers', async () => {
    const onCopied = vi.fn();
    const { user } = renderUi(
      <CopyButton value={ADDRESS} what="the address" onCopied={onCopied} />,
    );
    const button = screen.getByRole('button', { name: 'Copy the address' });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(onCopied).toHaveBeenCalledOnce();
    expect(button).toHaveAccessibleName('Copied the address');
    expect(button).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied the address');
  });

  it('reports a rejection by the browser, and what to do', async () => {
    const onCopied = vi.fn();
    const { user } = renderUi(
      <CopyButton value={ADDRESS} what="the address" onCopied={onCopied} />,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Could not copy the address. Select and copy it manually.',
    );
    expect(screen.getByRole('button')).toHaveTextContent('Could not copy');
    expect(onCopied).not.toHaveBeenCalled();
  });

  it('returns to its initial state after a delay', async () => {
    const ticks: (() => void)[] = [];
    const clock: Clock = {
      now: () => 0,
      subscribe: (tick) => {
        ticks.push(tick);
        return () => {};
      },
    };
    render(
      <ClockProvider clock={clock}>
        <CopyButton value={ADDRESS} what="the address" shape="icon" />
      </ClockProvider>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(screen.getByRole('button', { name: 'Copied the address' })).toBeInTheDocument();
    act(() => ticks[0]?.());
    expect(screen.getByRole('button', { name: 'Copy the address' })).toBeInTheDocument();
  });

  it('can be prevented by its caller', async () => {
    const { user } = renderUi(
      <CopyButton value={ADDRESS} what="the address" onClick={(event) => event.preventDefault()} />,
    );
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
