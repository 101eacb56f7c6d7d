import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { BarcodeGlyph, CameraGlyph, Icon } from '../icon/index.ts';
import { useControllable } from '../internal/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { barcodeFieldMessages } from './words/index.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { isScannerPace } from './scan-timing.ts';

/** Where a code came from. */
export type ScanSource = 'scanner' | 'typed' | 'camera';

/** What came with a code. */
export interface ScanDetails {
  source: ScanSource;
}

export interface BarcodeFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The text in the field, when the caller keeps it. */
  value?: string | undefined;
  /** The text at first, when the field keeps it. @default '' */
  defaultValue?: string | undefined;
  onValueChange?: (
    value: string,
    details: { event?: ChangeEvent<HTMLInputElement>; source: ScanSource },
  ) => void;
  /** A code is complete: the scanner or the reader pressed Enter, or the camera read it. Never called with empty text. */
  onScan: (code: string, details: ScanDetails) => void;
  /** Offers to read the code by camera. @default false */
  camera?: boolean;
  /** The app's own address of `zxing_reader.wasm`, for browsers without a detector. When omitted, those cannot use the camera. */
  decoderUrl?: string | undefined;
}

/**
 * A code that a scanner types, with Enter at its end; a hand can type it just as well. The pace of the keys tells which
 * it was. After a code the field keeps focus with its text selected, so that the next scan replaces it. To look for
 * words use `SearchField`. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export function BarcodeField({
  value: given,
  defaultValue = '',
  onValueChange,
  onScan,
  camera = false,
  decoderUrl,
  onChange,
  onKeyDown,
  ref,
  ...props
}: BarcodeFieldProps) {
  const words = useMessages(barcodeFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const keyTimes = useRef<number[]>([]);
  const readsOn = useRef(false);
  const [value, change] = useControllable(given, defaultValue, onValueChange);
  const [last, setLast] = useState({ text: '', count: 0 });
  const [isCameraOpen, setCameraOpen] = useState(false);
  const { ids, frame, control } = useField(props);

  const finish = (code: string, source: ScanSource) => {
    keyTimes.current = [];
    const text = source === 'typed' ? words.typed({ code }) : words.scanned({ code });
    setLast(({ count }) => ({ text, count: count + 1 }));
    onScan(code, { source });
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const field = event.currentTarget;
    if (event.key === 'Enter') {
      // The Enter belongs to the code; it must not send the form around the field.
      event.preventDefault();
      const code = field.value.trim();
      const source = isScannerPace([...keyTimes.current, event.timeStamp]) ? 'scanner' : 'typed';
      keyTimes.current = [];
      if (code === '') return;
      field.select();
      finish(code, source);
    } else if (event.repeat || event.key.length > 1) {
      // A key held down is as fast as a scanner. Shift is part of many codes; other named keys are a hand's.
      if (event.key !== 'Shift') keyTimes.current = [];
    } else keyTimes.current.push(event.timeStamp);
  };

  const found = (code: string) => {
    readsOn.current = true;
    setCameraOpen(false);
    change(code, { source: 'camera' });
    finish(code, 'camera');
  };

  // After the dialog has given focus back to the button that opened it.
  useEffect(() => {
    if (isCameraOpen || !readsOn.current) return;
    readsOn.current = false;
    input.current?.select();
    input.current?.focus();
  }, [isCameraOpen]);

  return (
    <>
      <Field {...frame} data-component="barcode-field">
        <span data-part="box">
          <Icon glyph={BarcodeGlyph} size="small" />
          <input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            {...control}
            ref={input}
            type="text"
            dir="ltr"
            value={value}
            onChange={(event) => {
              onChange?.(event);
              change(event.target.value, { event, source: 'typed' });
            }}
            onKeyDown={keyDown}
          />
          {camera && (
            <button
              type="button"
              aria-label={words.camera}
              title={words.camera}
              disabled={control.disabled}
              aria-controls={ids.control}
              onClick={() => setCameraOpen(true)}
            >
              <Icon glyph={CameraGlyph} />
            </button>
          )}
        </span>
        {/* Drawn anew for each code, so that the same code twice is announced twice. */}
        <VisuallyHidden role="status">
          {last.count > 0 && <span key={last.count}>{last.text}</span>}
        </VisuallyHidden>
      </Field>
      {isCameraOpen && (
        <CameraDialog
          decoderUrl={decoderUrl}
          onFound={found}
          onClose={() => setCameraOpen(false)}
        />
      )}
    </>
  );
}
