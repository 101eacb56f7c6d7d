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

/** How a code was entered. */
export type ScanSource = 'scanner' | 'typed' | 'camera';

/** Details of a scanned code. */
export interface ScanDetails {
  source: ScanSource;
}

export interface BarcodeFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** Text of the field when controlled. */
  value?: string | undefined;
  /** Initial text when uncontrolled. @default '' */
  defaultValue?: string | undefined;
  onValueChange?: (
    value: string,
    details: { event?: ChangeEvent<HTMLInputElement>; source: ScanSource },
  ) => void;
  /**
   * Called when a code is complete: the scanner or user pressed Enter, or the camera read a code.
   * Never called with empty text.
   */
  onScan: (code: string, details: ScanDetails) => void;
  /** Whether the camera can be used to read the code. @default false */
  camera?: boolean;
  /**
   * URL where the app hosts `zxing_reader.wasm`, for browsers without a native detector. When
   * omitted, those browsers cannot use the camera.
   */
  decoderUrl?: string | undefined;
}

/**
 * A field for a barcode from a keyboard-wedge scanner that sends Enter at the end; manual typing
 * also works. Keystroke timing distinguishes the two. After a code the field keeps focus with its
 * text selected, so that the next scan replaces it. For free-text search use `SearchField`. `ref`
 * and native props apply to the `input`, `className` and `style` to the root.
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
      // Enter terminates the code and must not submit the surrounding form.
      event.preventDefault();
      const code = field.value.trim();
      const source = isScannerPace([...keyTimes.current, event.timeStamp]) ? 'scanner' : 'typed';
      keyTimes.current = [];
      if (code === '') return;
      field.select();
      finish(code, source);
    } else if (event.repeat || event.key.length > 1) {
      // Auto-repeat of a held key is as fast as a scanner, so it resets the timing. Shift occurs in
      // many codes; other named keys indicate manual input.
      if (event.key !== 'Shift') keyTimes.current = [];
    } else keyTimes.current.push(event.timeStamp);
  };

  const found = (code: string) => {
    readsOn.current = true;
    setCameraOpen(false);
    change(code, { source: 'camera' });
    finish(code, 'camera');
  };

  // Runs after the dialog has returned focus to the button that opened it.
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
        {/* Re-keyed per code, so that a repeated code is announced again. */}
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
