import {
  adjustLot,
  approveStockCount,
  cancelStockCount,
  cancelSupplierOrder,
  consumeStock,
  createStockItem,
  createSupplierOrder,
  disposeOfLot,
  enterCounted,
  exportStock,
  recordLotQc,
  listStockAlerts,
  listStockCounts,
  listStockItems,
  listStockLots,
  listStockTransactions,
  listSupplierOrders,
  openLot,
  placeSupplierOrder,
  quarantineLot,
  readStockCount,
  readStockItem,
  receiveStock,
  startStockCount,
  submitStockCount,
  transferStock,
  updateStockItem,
  updateSupplierOrder,
} from '@alms/lis-domain/inventory';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import { consume } from './consume.service.ts';
import {
  approve,
  cancel,
  enter,
  listCounts,
  readCount,
  startCount,
  submit,
} from './counts.service.ts';
import { createItem, listAlerts, listItems, readItem, updateItemOf } from './items.service.ts';
import {
  adjust,
  dispose,
  recordQc,
  listLots,
  listTransactions,
  open,
  quarantine,
  transfer,
} from './lots.service.ts';
import { receive } from './receive.service.ts';
import { exportItems } from './stock-file.service.ts';
import {
  cancelOrder,
  changeOrder,
  createOrder,
  listOrders,
  placeOrder,
} from './supplier-orders.service.ts';

export function inventoryRoutes(): readonly Route[] {
  return [
    handle(listStockItems, listItems),
    handle(exportStock, exportItems),
    handle(readStockItem, (call) => readItem(call, call.params.id)),
    handle(createStockItem, createItem),
    handle(updateStockItem, updateItemOf),
    handle(listStockLots, listLots),
    handle(listStockTransactions, listTransactions),
    handle(listStockAlerts, listAlerts),
    handle(receiveStock, receive),
    handle(consumeStock, consume),
    handle(openLot, open),
    handle(adjustLot, adjust),
    handle(disposeOfLot, dispose),
    handle(transferStock, transfer),
    handle(quarantineLot, quarantine),
    handle(recordLotQc, recordQc),
    handle(listStockCounts, listCounts),
    handle(readStockCount, (call) => readCount(call, call.params.id)),
    handle(startStockCount, startCount),
    handle(enterCounted, enter),
    handle(submitStockCount, submit),
    handle(approveStockCount, approve),
    handle(cancelStockCount, cancel),
    handle(listSupplierOrders, listOrders),
    handle(createSupplierOrder, createOrder),
    handle(updateSupplierOrder, changeOrder),
    handle(placeSupplierOrder, placeOrder),
    handle(cancelSupplierOrder, cancelOrder),
  ];
}
