import { roles } from '@alms/lis-domain/access';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveDemoScreen } from './index.ts';
import { liveDemoArgs } from './live-demo.args.ts';

describe('LiveDemoScreen', () => {
  it('submits each role by a form that needs no script', () => {
    renderUi(<LiveDemoScreen {...liveDemoArgs} />);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Open as / });
    expect(buttons.map(({ name, value }) => [name, value])).toEqual(
      roles.map((role) => ['role', role]),
    );
    expect(buttons[0]?.form).toHaveAttribute('method', 'post');
    expect(buttons[0]?.form).toHaveAttribute('action', '#open');
  });

  it('states the reset only when there is one', () => {
    const { rerender } = renderUi(<LiveDemoScreen {...liveDemoArgs} />);
    expect(screen.getByText(/reset every night at 03:00 UTC/)).toBeVisible();
    rerender(<LiveDemoScreen {...liveDemoArgs} resetAt={undefined} />);
    expect(screen.queryByText(/reset every night/)).toBeNull();
  });

  it('announces that the role could not be opened', () => {
    renderUi(<LiveDemoScreen {...liveDemoArgs} failed />);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be opened');
  });
});
