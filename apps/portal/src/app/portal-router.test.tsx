import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './leave-guard.ts';
import { PortalRouter } from './portal-router.tsx';
import { usePreviousPlace } from './previous-place.ts';
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

function List() {
  const previous = usePreviousPlace();
  return (
    <>
      <p>List after {previous ? previous.pathname + previous.search : 'nothing'}</p>
      <Link to="/here/form?step=2">Form</Link>
    </>
  );
}

function FormPage() {
  const { setUnsaved, leaving } = useLeaveGuard();
  const previous = usePreviousPlace();
  return (
    <>
      <p>Form after {previous?.pathname}</p>
      <input aria-label="Name" onChange={() => setUnsaved(true)} />
      <Link to="/here">List</Link>
      <Link to="?step=3">Next step</Link>
      {leaving && <button onClick={leaving.onLeave}>Leave</button>}
      {leaving && <button onClick={leaving.onStay}>Stay</button>}
    </>
  );
}

const press = (role: 'link' | 'button', name: string) =>
  act(() => screen.getByRole(role, { name }).click());
const goBack = () => act(async () => window.history.back());

function openForm() {
  render(
    <PortalRouter>
      <Routes>
        <Route path="/here" element={<List />} />
        <Route path="/here/form" element={<FormPage />} />
      </Routes>
    </PortalRouter>,
  );
  press('link', 'Form');
}
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x' } });

describe('a page with unsaved changes', () => {
  it('is left without a question while nothing has changed', () => {
    openForm();
    expect(screen.getByText('Form after /here')).toBeVisible();
    press('link', 'List');
    expect(screen.getByText('List after /here/form?step=2')).toBeVisible();
  });

  it('holds a link until the user decides', () => {
    openForm();
    type();
    press('link', 'List');
    expect(screen.getByLabelText('Name')).toHaveValue('x');
    expect(window.location.pathname).toBe('/here/form');
    press('button', 'Stay');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    press('link', 'List');
    press('button', 'Leave');
    expect(screen.getByText(/^List after/)).toBeVisible();
    press('link', 'Form');
    expect(screen.getByText('Form after /here')).toBeVisible();
  });

  it('holds the Back button until the user decides', async () => {
    openForm();
    type();
    await goBack();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/here/form'));
    expect(screen.getByLabelText('Name')).toHaveValue('x');
    press('button', 'Stay');
    await goBack();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/here/form'));
    press('button', 'Leave');
    await waitFor(() => expect(screen.getByText(/^List after/)).toBeVisible());
    expect(window.location.pathname).toBe('/here');
  });

  it('does not hold a change of its own address', () => {
    openForm();
    type();
    press('link', 'Next step');
    expect(window.location.search).toBe('?step=3');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  });

  it('asks before the tab is closed', () => {
    openForm();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    type();
    expect(close()).toBe(true);
    press('link', 'List');
    press('button', 'Leave');
    expect(close()).toBe(false);
  });
});
