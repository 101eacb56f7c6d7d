export { BarcodeField } from './barcode-field.tsx';
export type { BarcodeFieldProps, ScanDetails, ScanSource } from './barcode-field.tsx';
export { PageScanProvider, usePageScan } from './page-scan.tsx';
