import { mostBoxLines, type StorageBox, type StorageBoxBody } from '@alms/lis-domain/samples';
import * as v from 'valibot';

const typedLine = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
/** How many rows or columns, as it is typed. */
const typedLines = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}$/, 'linesInvalid'),
  v.transform(Number),
  v.minValue(1, 'linesInvalid'),
  v.maxValue(mostBoxLines, 'linesInvalid'),
);

/** The form's rules; messages are keys of the feature's catalogue. */
export const boxForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(40)),
  barcode: typedLine(60),
  site: typedLine(60),
  room: typedLine(60),
  device: typedLine(60),
  shelf: typedLine(40),
  rack: typedLine(40),
  rows: typedLines,
  columns: typedLines,
  active: v.boolean(),
});

/** What the fields hold. */
export type BoxFields = v.InferInput<typeof boxForm>;

/** A new box begins with the usual nine rows and columns. */
export const newBoxFields: BoxFields = {
  name: '',
  barcode: '',
  site: '',
  room: '',
  device: '',
  shelf: '',
  rack: '',
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
    rows: String(rows),
    columns: String(columns),
    active,
  };
}

/** A box, as it is saved: the one that is changed, or a new one. */
export interface SavedBox {
  box: StorageBox | undefined;
  body: StorageBoxBody;
}
