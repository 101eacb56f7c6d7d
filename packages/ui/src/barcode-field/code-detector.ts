import { loadCode } from '../load-code/index.ts';

/**
 * Decodes barcodes from a picture, with the browser's native detector or one loaded over the
 * network.
 */
export interface CodeDetector {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** The Shape Detection API, which TypeScript's DOM library does not declare. */
interface NativeDetector {
  new (): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const nativeDetector = () => (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;

/**
 * Returns the browser's native detector if it works, otherwise the one at `decoderUrl`. Returns
 * `undefined` when neither is available. Without `decoderUrl` nothing is fetched: the library's
 * default is a third-party server.
 */
export async function codeDetector(
  decoderUrl: string | undefined,
): Promise<CodeDetector | undefined> {
  const Native = nativeDetector();
  if (Native && (await Native.getSupportedFormats()).length > 0) return new Native();
  if (decoderUrl === undefined) return undefined;
  const { BarcodeDetector, prepareZXingModule } = await loadCode(
    () => import('barcode-detector/ponyfill'),
  );
  prepareZXingModule({ overrides: { locateFile: () => decoderUrl } });
  return new BarcodeDetector();
}
