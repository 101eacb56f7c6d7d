import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi, scan } from '../testing/index.ts';
import { PageScanProvider, usePageScan } from './index.ts';

afterEach(() => vi.useRealTimers());

function Page({ onScan }: { onScan: (code: string) => void }) {
  usePageScan(onScan);
  const [text, setText] = useState('before');
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button">Confirm</button>
    </>
  );
}

describe('usePageScan', () => {
  it('receives a scan wherever the focus is, and keeps its Enter from the focused element', () => {
    const onScan = vi.fn();
    renderUi(<Page onScan={onScan} />);
    expect(scan('MRN-4006')).toBe(true);
    expect(scan('260512-0601', { target: screen.getByRole('button') })).toBe(true);
    expect(onScan.mock.calls).toEqual([['MRN-4006'], ['260512-0601']]);
  });

  it('restores the focused field, whose value a scan would change', () => {
    const onScan = vi.fn();
    renderUi(<Page onScan={onScan} />);
    const field = screen.getByRole('textbox');
    expect(scan('MRN-4006', { target: field })).toBe(true);
    expect(onScan).toHaveBeenCalledExactlyOnceWith('MRN-4006');
    expect(field).toHaveValue('before');
  });

  it('leaves typing and its Enter alone', () => {
    const onScan = vi.fn();
    renderUi(<Page onScan={onScan} />);
    expect(scan('MRN-4006', { target: screen.getByRole('textbox'), pauseMs: 120 })).toBe(false);
    expect(scan('')).toBe(false);
    expect(onScan).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('beforeMRN-4006');
  });

  it('leaves scans to an open dialog', () => {
    const onScan = vi.fn();
    renderUi(
      <>
        <Page onScan={onScan} />
        <dialog open>Reason?</dialog>
      </>,
    );
    expect(scan('MRN-4006')).toBe(false);
    expect(onScan).not.toHaveBeenCalled();
  });

  it('never takes the end of a slower code for a whole one', () => {
    const onScan = vi.fn();
    renderUi(<Page onScan={onScan} />);
    scan('260512-0601', { pauseMs: (index) => (index === 4 ? 110 : 10) });
    expect(onScan).not.toHaveBeenCalled();
  });

  it('stops with its component', () => {
    const onScan = vi.fn();
    const { unmount } = renderUi(<Page onScan={onScan} />);
    unmount();
    expect(scan('MRN-4006')).toBe(false);
    expect(onScan).not.toHaveBeenCalled();
  });
});

describe('PageScanProvider', () => {
  const show = (page: boolean, onScan: (code: string) => void) => (
    <PageScanProvider>{page && <Page onScan={onScan} />}</PageScanProvider>
  );

  it('delivers a scan made before the page is shown, once', () => {
    const onScan = vi.fn();
    const { rerender } = renderUi(show(false, onScan));
    scan('260512-0601');
    rerender(show(true, onScan));
    expect(onScan).toHaveBeenCalledExactlyOnceWith('260512-0601');
    rerender(show(false, onScan));
    rerender(show(true, onScan));
    expect(onScan).toHaveBeenCalledOnce();
  });

  it('delivers every scan made before the page is shown, in order', () => {
    const onScan = vi.fn();
    const { rerender } = renderUi(show(false, onScan));
    scan('260512-0601');
    scan('260512-0602');
    rerender(show(true, onScan));
    expect(onScan.mock.calls).toEqual([['260512-0601'], ['260512-0602']]);
  });

  it('forgets a scan when the user presses something else', () => {
    const onScan = vi.fn();
    const { rerender } = renderUi(show(false, onScan));
    scan('260512-0601');
    fireEvent.pointerDown(document.body);
    rerender(show(true, onScan));
    expect(onScan).not.toHaveBeenCalled();
  });

  it('forgets a scan after ten seconds', () => {
    vi.useFakeTimers();
    const onScan = vi.fn();
    const { rerender } = renderUi(show(false, onScan));
    scan('260512-0601');
    act(() => void vi.advanceTimersByTime(10_000));
    rerender(show(true, onScan));
    expect(onScan).not.toHaveBeenCalled();
  });
});
