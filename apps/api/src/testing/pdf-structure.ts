/** An element of a tagged PDF as seen by a screen reader. */
export interface PdfPart {
  /** `H1`, `Table`, `TH` … */
  type: string;
  /** Text of a heading. */
  title: string;
  parts: PdfPart[];
}

/** Metadata and reading order of a PDF, without repeated page headers and footers. */
export interface PdfStructure {
  language: string | undefined;
  title: string;
  /** Viewers show the title instead of the file name. */
  showsTitle: boolean;
  /** Declared as tagged, and as PDF/UA-1. */
  isTagged: boolean;
  claimsAccessible: boolean;
  parts: PdfPart[];
}

/** `(text)`, or UTF-16 in hexadecimal. */
function stringOf(written: string | undefined): string {
  const [, hex] = /^<FEFF([0-9A-F]*)>/i.exec(written ?? '') ?? [];
  if (hex === undefined) return /^\(([^)]*)\)/.exec(written ?? '')?.[1] ?? '';
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** Reads the structure of a PDF without object streams, as written by Typst. */
export function pdfStructure(pdf: Uint8Array): PdfStructure {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, number, body]) => [
      number,
      body ?? '',
    ]),
  );
  const children = (body: string) =>
    [...(/\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
      ([, number]) => objects.get(number) ?? '',
    );
  const partOf = (body: string): PdfPart => ({
    type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
    title: stringOf(/\/T (.*)/.exec(body)?.[1]),
    parts: children(body).map(partOf),
  });
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? '';
  return {
    language: /\/Lang \((\w+)\)/.exec(text)?.[1],
    title: stringOf(/\/Title (\(.*|<.*)/.exec(text)?.[1]),
    showsTitle: /\/DisplayDocTitle true/.test(text),
    isTagged: /\/MarkInfo <<\s*\/Marked true/.test(text),
    claimsAccessible: text.includes('<pdfuaid:part>1</pdfuaid:part>'),
    parts: children(root).map(partOf),
  };
}

/** All elements of the given types in reading order. */
export function partsOf(parts: readonly PdfPart[], ...types: string[]): PdfPart[] {
  return parts.flatMap((part) => [
    ...(types.includes(part.type) ? [part] : []),
    ...partsOf(part.parts, ...types),
  ]);
}
