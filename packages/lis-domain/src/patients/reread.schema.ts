import * as v from 'valibot';
import { idField } from '../http/index.ts';

/** What a changed sex or birth date, or another condition told of an order, has made of the results there are. */
export const rereadSchema = v.object({
  /** How many values that nobody had verified say something else now: another interval, flag or check. */
  open: v.number(),
  /** How many results were reported before, with what was on record then. They stay as they are until somebody amends them. */
  reported: v.number(),
  /** How many of those would be judged otherwise today. */
  differing: v.number(),
  /** The orders of these, the newest first. */
  orders: v.array(v.object({ id: idField, order_number: v.string() })),
});

export type Reread = v.InferOutput<typeof rereadSchema>;
