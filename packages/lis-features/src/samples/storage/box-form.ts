import { specimenTransports } from '@alms/lis-domain/catalogue';
import { maxBoxLines, type StorageBox, type StorageBoxBody } from '@alms/lis-domain/samples';
import * as v from 'valibot';

const typedLine = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
/** Number of rows or columns, as typed. */
const typedLines = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}$/, 'linesInvalid'),
  v.transform(Number),
  v.minValue(1, 'linesInvalid'),
  v.maxValue(maxBoxLines, 'linesInvalid'),
);

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const boxForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(40)),
  barcode: typedLine(60),
  site: typedLine(60),
  room: typedLine(60),
  device: typedLine(60),
  shelf: typedLine(40),
  rack: typedLine(40),
  condition: v.pipe(
    v.picklist(['', ...specimenTransports]),
    v.transform((chosen) => (chosen === '' ? null : chosen)),
  ),
  rows: typedLines,
  columns: typedLines,
  active: v.boolean(),
});

/** Field values of the form. */
export type BoxFields = v.InferInput<typeof boxForm>;

/** Initial values of a new box, with the usual nine rows and columns. */
export const newBoxFields: BoxFields = {
  name: '',
  barcode: '',
  site: '',
  room: '',
  device: '',
  shelf: '',
  rack: '',
  condition: '',
  rows: '9',
  columns: '9',
  active: true,
};

export function boxFieldsOf({
  name,
  barcode,
  site,
  room,
  device,
  shelf,
  rack,
  condition,
  rows,
  columns,
  active,
}: StorageBox): BoxFields {
  return {
    name,
    barcode,
    site,
    room,
    device,
    shelf,
    rack,
    condition: condition ?? '',
    rows: String(rows),
    columns: String(columns),
    active,
  };
}

/** A box to save, existing or new. */
export interface SavedBox {
  box: StorageBox | undefined;
  body: StorageBoxBody;
}
