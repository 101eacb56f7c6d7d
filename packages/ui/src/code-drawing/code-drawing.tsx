import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { codeDrawingMessages } from './words/index.ts';
import * as S from './code-drawing.styles.ts';
import type { CodeKind, EncodedCode } from './encode.ts';
import { useEncoded } from './use-encoded.ts';

/**
 * Required quiet zone in modules: ISO/IEC 15417 for Code 128 (left and right), ISO/IEC 18004 for QR
 * (all sides).
 */
const QUIET = { 'code-128': { across: 10, down: 0 }, qr: { across: 4, down: 4 } } as const;
/**
 * Module size in millimetres: two dots of a 203 dpi label printer, and a size that a phone camera
 * reads at arm's length.
 */
const MODULE_SIZE = { 'code-128': 0.25, qr: 0.5 } as const;

export interface CodeDrawingProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'content'
> {
  /**
   * `code-128` for short identifiers read by barcode scanners; `qr` for URLs and longer content.
   */
  kind: CodeKind;
  /** Encoded content, as a scanner returns it. */
  content: string;
  /** Accessible name of the picture: "Barcode of parcel 260512-0187". */
  label: string;
  /** Caption below the code, to be typed when scanning fails. @default the content */
  text?: string;
  /** Hides the caption, where the label already shows it. @default false */
  textHidden?: boolean;
  /**
   * Module size in millimetres; a multiple of the printer's dot size prints crisply. @default 0.25
   * for bars, 0.5 for QR
   */
  moduleSize?: number;
  /** Height of the bars in millimetres; QR is square. @default 10 */
  barHeight?: number;
}

/**
 * A barcode or QR code as an SVG at physical size with its quiet zone, for labels and documents.
 * Content that cannot be encoded shows an error text, so that the mistake is visible before
 * printing. To print it, put it on a `PrintSheet`.
 */
export function CodeDrawing({
  kind,
  content,
  label,
  text = content,
  textHidden = false,
  moduleSize = MODULE_SIZE[kind],
  barHeight = 10,
  ...rest
}: CodeDrawingProps) {
  const words = useMessages(codeDrawingMessages);
  const encoded = useEncoded(kind, content);

  if (encoded === null) {
    return (
      <S.Root {...rest} aria-busy data-component="code-drawing" data-state="loading">
        <Skeleton shape="block" width="12rem" height={`${kind === 'qr' ? 20 : barHeight}mm`} />
      </S.Root>
    );
  }
  if (typeof encoded === 'string') {
    const problem = {
      empty: words.empty,
      'unfit-letters': words.unfitLetters({ content }),
      'too-long': words.tooLong,
      failed: words.failed,
    }[encoded];
    return (
      <S.Root {...rest} role="alert" data-component="code-drawing" data-state="problem">
        {problem}
      </S.Root>
    );
  }
  return (
    <S.Root {...rest} data-component="code-drawing" data-state="drawn" data-kind={kind}>
      <Code
        code={encoded}
        kind={kind}
        label={label}
        moduleSize={moduleSize}
        rows={kind === 'qr' ? encoded.height : barHeight / moduleSize}
      />
      {!textHidden && (
        <span data-part="text" dir="ltr">
          {text}
        </span>
      )}
    </S.Root>
  );
}

interface CodeProps {
  code: EncodedCode;
  kind: CodeKind;
  label: string;
  moduleSize: number;
  /** Height in modules as drawn. */
  rows: number;
}

function Code({ code, kind, label, moduleSize, rows }: CodeProps) {
  const quiet = QUIET[kind];
  const [width, height] = [code.width + 2 * quiet.across, rows + 2 * quiet.down];
  const size = { inlineSize: `${width * moduleSize}mm` } as CSSProperties;
  return (
    <svg
      viewBox={`${-quiet.across} ${-quiet.down} ${width} ${height}`}
      style={size}
      shapeRendering="crispEdges"
      fillRule="evenodd"
      role="img"
      aria-label={label}
    >
      <path d={code.path} transform={kind === 'qr' ? undefined : `scale(1 ${rows})`} />
    </svg>
  );
}
