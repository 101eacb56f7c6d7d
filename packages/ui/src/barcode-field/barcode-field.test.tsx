import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi, scan } from '../testing/index.ts';
import { BarcodeField, type BarcodeFieldProps } from './index.ts';

describeConformance(BarcodeField, {
  component: 'barcode-field',
  props: { label: 'Parcel', onScan: () => {} },
  receiver: 'input',
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Parcel' });

describe('BarcodeField', () => {
  it.each([
    ['scanner', 10],
    ['typed', 120],
  ] as const)('detects a code from a %s by its keystroke timing', (source, pauseMs) => {
    const onScan = vi.fn<BarcodeFieldProps['onScan']>();
    renderUi(<BarcodeField label="Parcel" onScan={onScan} />);
    scan('PX-20481', { target: field(), pauseMs });
    expect(onScan).toHaveBeenCalledExactlyOnceWith('PX-20481', { source });
  });

  it('keeps focus and selects its text, so that the next scan replaces the last', async () => {
    const onScan = vi.fn<BarcodeFieldProps['onScan']>();
    const { user } = renderUi(<BarcodeField label="Parcel" onScan={onScan} />);
    await user.type(field(), 'PX-20481{Enter}');
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 8]);
    await user.keyboard('PX-3{Enter}');
    expect(onScan).toHaveBeenLastCalledWith('PX-3', expect.anything());
  });

  it('does not classify a held key or a manually corrected code as a scan', () => {
    const onScan = vi.fn<BarcodeFieldProps['onScan']>();
    renderUi(<BarcodeField label="Parcel" defaultValue="0000000" onScan={onScan} />);
    for (let count = 0; count < 7; count += 1)
      fireEvent.keyDown(field(), { key: '0', repeat: count > 0 });
    fireEvent.keyDown(field(), { key: 'Backspace' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onScan).toHaveBeenCalledExactlyOnceWith('0000000', { source: 'typed' });
  });

  it('announces each code, including a repeated one', () => {
    renderUi(<BarcodeField label="Parcel" onScan={() => {}} />);
    scan('PX-20481', { target: field() });
    const first = screen.getByText('Scanned: PX-20481');
    expect(screen.getByRole('status')).toContainElement(first);
    scan('PX-20481', { target: field() });
    expect(first).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Scanned: PX-20481');
  });

  it('does not submit its form or scan an empty code', () => {
    const onScan = vi.fn();
    const onSubmit = vi.fn();
    renderUi(
      <form onSubmit={onSubmit}>
        <BarcodeField label="Parcel" onScan={onScan} />
      </form>,
    );
    expect(scan('', { target: field() })).toBe(true);
    expect(onScan).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('offers no camera by default', () => {
    renderUi(<BarcodeField label="Parcel" onScan={() => {}} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('BarcodeField camera', () => {
  const stopTrack = vi.fn();
  const getUserMedia = vi.fn<() => Promise<unknown>>();
  const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    subscribe: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  const tick = () =>
    act(async () => {
      for (const each of ticks) each();
    });

  beforeEach(() => {
    getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
    detect.mockResolvedValue([]);
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia },
    });
    vi.stubGlobal(
      'BarcodeDetector',
      Object.assign(
        function BarcodeDetector() {
          return { detect };
        },
        { getSupportedFormats: async () => ['code_128'] },
      ),
    );
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(2);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    ticks.clear();
  });

  async function open(props: Partial<BarcodeFieldProps> = {}) {
    const onScan = vi.fn<BarcodeFieldProps['onScan']>();
    render(
      <ClockProvider clock={clock}>
        <BarcodeField label="Parcel" camera onScan={onScan} {...props} />
      </ClockProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use the camera' }));
    return { onScan };
  }

  it('reads a code, closes the dialog, turns off the camera and returns focus to the field', async () => {
    const { onScan } = await open();
    expect(await screen.findByText('Hold the code in front of the camera')).toBeInTheDocument();
    detect.mockResolvedValue([{ rawValue: 'PX-20481' }]);
    await tick();
    expect(onScan).toHaveBeenCalledExactlyOnceWith('PX-20481', { source: 'camera' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stopTrack).toHaveBeenCalledOnce();
    expect(ticks.size).toBe(0);
    expect(field()).toHaveValue('PX-20481');
    expect(field()).toHaveFocus();
  });

  it('rejects two different codes in one picture', async () => {
    const { onScan } = await open();
    await screen.findByText('Hold the code in front of the camera');
    detect.mockResolvedValue([{ rawValue: 'PX-1' }, { rawValue: 'PX-2' }]);
    await tick();
    expect(screen.getByText('Several codes in view: show only one')).toBeInTheDocument();
    expect(onScan).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', /^Camera access was denied\. Allow/],
    ['NotFoundError', /^No camera found\. Enter the/],
    ['NotReadableError', /^The camera is used by/],
  ])('explains what to do after %s', async (name, message) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name));
    await open();
    expect(await screen.findByText(message)).toHaveRole('status');
  });

  it('does not request camera access where no code can be decoded', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    await open();
    expect(await screen.findByText(/^This browser cannot scan codes/)).toBeInTheDocument();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('turns off the camera on Cancel, even when permission is granted afterwards', async () => {
    let allow = (_stream: unknown) => {};
    getUserMedia.mockReturnValue(
      new Promise((resolve) => {
        allow = resolve;
      }),
    );
    const { onScan } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(async () => allow({ getTracks: () => [{ stop: stopTrack }] }));
    expect(stopTrack).toHaveBeenCalledOnce();
    expect(onScan).not.toHaveBeenCalled();
  });
});
