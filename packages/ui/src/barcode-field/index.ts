export { BarcodeField } from './barcode-field.js';
export type { BarcodeFieldProps, ScanDetails, ScanSource } from './barcode-field.js';
