import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConnectionNotice } from './index.ts';

describe('ConnectionNotice', () => {
  it('reports a lost connection and its effect, without a button', () => {
    renderUi(<ConnectionNotice state="offline" onReload={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline, or the server cannot be reached. The data may be out of date',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers a newer version, warns about unsaved changes, and reloads only on request', async () => {
    const onReload = vi.fn();
    const { user } = renderUi(<ConnectionNotice state="outdated" onReload={onReload} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'A new version is available. Save your work before you reload. Unsaved changes are lost.',
    );
    expect(onReload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
