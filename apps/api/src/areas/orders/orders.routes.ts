import {
  addTests,
  cancelTests,
  changeClinicalInformation,
  changeWard,
  listOrders,
  placeOrder,
  readConditions,
  readOrder,
  replaceConditions,
} from '@alms/lis-domain/orders';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { add } from './add-tests.service.ts';
import { cancel } from './cancel.service.ts';
import { updateClinicalInformation } from './clinical-information.service.ts';
import { conditionsOf, replace } from './patient-conditions.service.ts';
import { list, readAudited, place } from './orders.service.ts';
import { transfer } from './ward.service.ts';

export function orderRoutes({ results }: AreaDependencies): readonly Route[] {
  return [
    handle(listOrders, (call) => list(call, call.query)),
    handle(placeOrder, (call) => place(call, call.body, results)),
    handle(readOrder, (call) => readAudited(call, call.params.id)),
    handle(cancelTests, (call) =>
      cancel(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(addTests, (call) =>
      add(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(changeClinicalInformation, (call) =>
      updateClinicalInformation(
        call,
        { ...call.params, version: call.version },
        call.body,
        results,
      ),
    ),
    handle(changeWard, (call) =>
      transfer(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(readConditions, (call) => conditionsOf(call, call.params.id)),
    handle(replaceConditions, (call) =>
      replace(call, { ...call.params, version: call.version }, call.body),
    ),
  ];
}
