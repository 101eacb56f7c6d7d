import type { Id } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';

/** A new id in order of time: `newId<OrderId>()`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the kind
export const newId = <I extends Id>() => uuidv7() as I;
