import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { codeDrawingMessages } from './words/index.ts';
import * as S from './code-drawing.styles.ts';
import type { CodeKind, EncodedCode } from './encode.ts';
import { useEncoded } from './use-encoded.ts';

/** Modules of white on every side that has to have it: ISO/IEC 15417 for bars (at the sides), ISO/IEC 18004 for QR (all around). */
const QUIET = { 'code-128': { across: 10, down: 0 }, qr: { across: 4, down: 4 } } as const;
/** Millimetres to the module: two dots of a label printer with 203 dots to the inch, and what a phone's camera reads at arm's length. */
const MODULE_SIZE = { 'code-128': 0.25, qr: 0.5 } as const;

export interface CodeDrawingProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'content'
> {
  /** `code-128` for short identifiers that bar code readers read; `qr` for addresses and longer ones. */
  kind: CodeKind;
  /** What a scanner reads. */
  content: string;
  /** What the picture is, for those who listen: "Bar code of parcel 260512-0187". */
  label: string;
  /** What stands under the code, to be typed when nothing can be scanned. @default the content */
  text?: string;
  /** The text already stands elsewhere on the label. @default false */
  textHidden?: boolean;
  /** Millimetres to the module; a whole number of the printer's dots prints crisp. @default 0.25 for bars, 0.5 for QR */
  moduleSize?: number;
  /** Height of the bars in millimetres; QR is square. @default 10 */
  barHeight?: number;
}

/**
 * A bar code or QR code, drawn as an SVG of its true size with its quiet zone, for labels and papers. What cannot be encoded is said in
 * words: a label without a readable code is a mistake that must be seen before it is printed. To print it, put it on a `PrintSheet`.
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
  /** How many modules tall it is drawn. */
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
