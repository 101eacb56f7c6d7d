/** A part of a tagged PDF as a screen reader walks it: what it is, and what is inside. */
export interface PdfPart {
  /** `H1`, `Table`, `TH` … */
  type: string;
  /** Of a heading its words. */
  title: string;
  parts: PdfPart[];
}

/** What a PDF says of itself, and the order in which it is read. What a page repeats, its header and footer, is not in it. */
export interface PdfStructure {
  language: string | undefined;
  title: string;
  /** A window shows the title, and not the name of the file. */
  showsTitle: boolean;
  /** It says that it is tagged, and that it is PDF/UA-1. */
  isTagged: boolean;
  claimsAccessible: boolean;
  parts: PdfPart[];
}

/** `(text)`, or UTF-16 in hexadecimal digits. */
function stringOf(written: string | undefined): string {
  const [, hex] = /^<FEFF([0-9A-F]*)>/i.exec(written ?? '') ?? [];
  if (hex === undefined) return /^\(([^)]*)\)/.exec(written ?? '')?.[1] ?? '';
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** Reads the structure of a PDF whose objects are written one by one, without object streams, as Typst writes them. */
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

/** All parts of some types, in the order in which they are read. */
export function partsOf(parts: readonly PdfPart[], ...types: string[]): PdfPart[] {
  return parts.flatMap((part) => [
    ...(types.includes(part.type) ? [part] : []),
    ...partsOf(part.parts, ...types),
  ]);
}
