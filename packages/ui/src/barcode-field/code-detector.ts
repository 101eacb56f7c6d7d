/** What reads codes from a picture: the browser's own detector, or one that comes over the network. */
export interface CodeDetector {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** The Shape Detection API, which TypeScript's own library does not declare yet. */
interface NativeDetector {
  new (): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const nativeDetector = () => (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;

/**
 * The browser's own detector where it has one that works, else the one at `decoderUrl`; `undefined` where there is
 * neither. Without an address nothing is fetched: the library's own default would ask a server of strangers.
 */
export async function codeDetector(
  decoderUrl: string | undefined,
): Promise<CodeDetector | undefined> {
  const Native = nativeDetector();
  if (Native && (await Native.getSupportedFormats()).length > 0) return new Native();
  if (decoderUrl === undefined) return undefined;
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => decoderUrl } });
  return new BarcodeDetector();
}
