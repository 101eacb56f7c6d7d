import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalRouter } from './portal-router.tsx';
import { useView } from './use-view.ts';

let arrive: () => void;

beforeEach(() => window.history.replaceState(null, '', '/here'));

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  window.history.replaceState(null, '', '/');
});

function Here() {
  const [view, change] = useView();
  return (
    <>
      <input
        aria-label="Find"
        value={view.get('q') ?? ''}
        onChange={(event) => change({ q: event.target.value })}
      />
      <Link to="/there">There</Link>
    </>
  );
}

function open() {
  const There = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <p>There it is</p> };
  });
  render(
    <PortalRouter>
      <Suspense fallback={<p>Nothing yet</p>}>
        <Routes>
          <Route path="/here" element={<Here />} />
          <Route path="/there" element={<There />} />
        </Routes>
      </Suspense>
    </PortalRouter>,
  );
}

describe('PortalRouter', () => {
  it('keeps every character of a fast-typed search stored in the URL', () => {
    open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' });
    // Outside `act`, which would wait for all pending rendering; a browser does not.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const letter of 'PRT-0042') {
      write.call(field, field.value + letter);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(field.value).toBe('PRT-0042');
    expect(window.location.search).toBe('?q=PRT-0042');
  });

  it('keeps a page visible until the code of the next one is loaded, and navigates back to it', async () => {
    open();
    act(() => screen.getByRole('link', { name: 'There' }).click());
    expect(screen.getByRole('textbox', { name: 'Find' })).toBeVisible();
    expect(screen.queryByText('Nothing yet')).toBeNull();
    await act(async () => arrive());
    expect(await screen.findByText('There it is')).toBeInTheDocument();
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(screen.getByRole('textbox', { name: 'Find' })).toBeVisible();
  });
});
