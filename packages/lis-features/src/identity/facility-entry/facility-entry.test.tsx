import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facilityEntryArgs, twoFacilities } from './facility-entry.args.ts';
import { FacilityEntryScreen, type FacilityEntryScreenProps } from './index.ts';

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
beforeEach(() => submit.mockReset().mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

const show = (props: Partial<FacilityEntryScreenProps> = {}) =>
  renderUi(<FacilityEntryScreen {...facilityEntryArgs} automatic {...props} />);
const formOf = (name: string) =>
  screen.getByRole('button', { name }).closest('form') as HTMLFormElement;

describe('FacilityEntryScreen', () => {
  it('shows a single facility and opens it once', () => {
    const { rerender } = show();
    expect(screen.getByText('northside.lis.example')).toBeVisible();
    rerender(<FacilityEntryScreen {...facilityEntryArgs} automatic />);
    expect(submit.mock.contexts).toEqual([
      formOf(`Continue to ${facilityEntryArgs.facilities[0]?.name}`),
    ]);
  });

  it('sends each code to its own facility by a form, never in an address', () => {
    show({ facilities: twoFacilities });
    for (const { name, action, code } of twoFacilities) {
      const form = formOf(`Continue to ${name}`);
      expect([form.method, form.getAttribute('action')]).toEqual(['post', action]);
      expect(Object.fromEntries(new FormData(form))).toEqual({ code });
    }
  });

  it('lets the user choose among several facilities', () => {
    show({ facilities: twoFacilities });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select a facility');
    expect(submit).not.toHaveBeenCalled();
  });

  it('offers to repeat a failed request', async () => {
    const onRetry = vi.fn();
    const { user } = show({
      facilities: [],
      submission: { status: 'failed', error: { kind: 'offline' } },
      onRetry,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('No connection to the server.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
