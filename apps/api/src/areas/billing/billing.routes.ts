import {
  closeCashSession,
  createInvoice,
  createPayer,
  createPriceList,
  creditLines,
  downloadInvoice,
  downloadPatientInvoice,
  downloadReceipt,
  exportPriceList,
  issueInvoice,
  listCashSessions,
  listInvoices,
  listOrderBalances,
  listPatientInvoices,
  listOrderCoverages,
  listPayers,
  listPriceLists,
  openCashSession,
  readBillingSettings,
  readInvoice,
  readPriceFile,
  readPriceList,
  readInsurance,
  readRevenueMetrics,
  refundPayment,
  replaceInsurance,
  takePayment,
  updateBillingSettings,
  updateInvoice,
  updatePayer,
  updatePriceList,
  voidInvoice,
} from '@alms/lis-domain/billing';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { billingSettingsOf, replaceBillingSettings } from './billing-settings.service.ts';
import { close, listDrawers, open } from './cash/cash-sessions.service.ts';
import { coveragesOfOrder, insuranceOf, replace } from './coverage/coverage.service.ts';
import { credit } from './invoices/credit.service.ts';
import { printInvoice, printReceipt } from './documents/documents.service.ts';
import { edit, list, readAudited, make } from './invoices/invoices.service.ts';
import { declareVoid, issue } from './invoices/issue.service.ts';
import { listBalances } from './invoices/order-balances.service.ts';
import { invoicesOfPatient, printForPatient } from './invoices/patient-invoices.service.ts';
import { addPayer, changePayer, payersOf } from './coverage/payers.service.ts';
import { pay, refund } from './cash/payments.service.ts';
import {
  addList,
  changeList,
  exportList,
  priceListsOf,
  readFile,
  readList,
} from './prices/price-lists.service.ts';
import { revenueOf } from './revenue.service.ts';

export function billingRoutes({ renderer, workers }: AreaDependencies): readonly Route[] {
  return [
    handle(listInvoices, (call) => list(call, call.query)),
    handle(listOrderBalances, (call) => listBalances(call, call.query)),
    handle(createInvoice, (call) => make(call, call.body)),
    handle(readInvoice, (call) => readAudited(call, call.params.id)),
    handle(updateInvoice, (call) =>
      edit(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(issueInvoice, (call) => issue(call, { ...call.params, version: call.version })),
    handle(voidInvoice, (call) =>
      declareVoid(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(takePayment, (call) => pay(call, call.params.id, call.body)),
    handle(refundPayment, (call) => refund(call, call.params.id, call.body)),
    handle(creditLines, (call) => credit(call, call.params.id, call.body)),
    handle(downloadInvoice, (call) => printInvoice(call, call.params.id, renderer)),
    handle(downloadReceipt, (call) => printReceipt(call, call.params.id, renderer)),
    handle(listCashSessions, (call) => listDrawers(call, call.query)),
    handle(openCashSession, (call) => open(call, call.body)),
    handle(closeCashSession, (call) =>
      close(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(listPayers, (call) => payersOf(call)),
    handle(createPayer, (call) => addPayer(call, call.body)),
    handle(updatePayer, (call) =>
      changePayer(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(readInsurance, (call) => insuranceOf(call, call.params.id)),
    handle(replaceInsurance, (call) =>
      replace(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(listOrderCoverages, (call) => coveragesOfOrder(call, call.query.order_number)),
    handle(listPatientInvoices, (call) => invoicesOfPatient(call, call.params.id, call.query)),
    handle(downloadPatientInvoice, (call) => printForPatient(call, call.params, renderer)),
    handle(listPriceLists, (call) => priceListsOf(call)),
    handle(createPriceList, (call) => addList(call, call.body)),
    handle(readPriceList, (call) => readList(call, call.params.id)),
    handle(updatePriceList, (call) =>
      changeList(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(exportPriceList, (call) => exportList(call, call.params.id)),
    handle(readPriceFile, (call) => readFile(call, call.params.id, call.body.file, workers)),
    handle(readBillingSettings, ({ tx, tenantId }) => billingSettingsOf(tx, tenantId)),
    handle(updateBillingSettings, (call) => replaceBillingSettings(call)),
    handle(readRevenueMetrics, (call) => revenueOf(call, call.query)),
  ];
}
