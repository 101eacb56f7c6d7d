import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Tabs } from '@alms/ui/tabs';
import { useState } from 'react';
import { CashDrawer, type CashDrawerProps } from './cash-drawer.tsx';
import { InvoiceList, type InvoiceListProps } from './invoice-list.tsx';
import {
  NewInvoiceDialog,
  type NewInvoice,
  type OrderCoverages,
  type OrdersToBill,
} from './new-invoice-dialog.tsx';
import { PayersAndRules, type PayersAndRulesProps } from './payers-and-rules.tsx';
import { paymentsMessages } from './words/index.ts';
import { PriceLists, type PriceListsProps } from './price-lists.tsx';

export const paymentsTabs = ['invoices', 'drawer', 'prices', 'keeping'] as const;
export type PaymentsTab = (typeof paymentsTabs)[number];

export interface PaymentsScreenProps {
  tab: PaymentsTab;
  onTabChange: (tab: PaymentsTab) => void;
  invoices: InvoiceListProps;
  /** Creates the draft invoice of an order. */
  onCreate: (invoice: NewInvoice) => Promise<Submission>;
  /** Search for the order to bill. */
  orders: OrdersToBill;
  /**
   * Coverage of the patient of the selected order. When omitted, no payer is proposed before the
   * draft exists.
   */
  coverages?: OrderCoverages | undefined;
  drawer: CashDrawerProps;
  prices: PriceListsProps;
  /** Payers and billing rules. When omitted, the user may not manage them. */
  keeping?: PayersAndRulesProps | undefined;
  /** Link to the facility’s own plan and its payments. When omitted, the user may not open them. */
  ownPlanHref?: string | undefined;
}

/**
 * Patient billing and payments: invoices, the user’s cash drawer and, for payment managers, the
 * billing rules.
 */
export function PaymentsScreen({
  tab,
  onTabChange,
  invoices,
  onCreate,
  orders,
  coverages,
  drawer,
  prices,
  keeping,
  ownPlanHref,
}: PaymentsScreenProps) {
  const words = useMessages(paymentsMessages);
  const [isNew, setIsNew] = useState(false);
  return (
    <Stack gap="s5" data-screen="payments">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <Inline gap="s4">
            {ownPlanHref !== undefined && <Link href={ownPlanHref}>{words.ownPlan}</Link>}
            <Button
              variant="primary"
              aria-haspopup="dialog"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => setIsNew(true)}
            >
              {words.newInvoice}
            </Button>
          </Inline>
        }
      />
      <Tabs
        label={words.views}
        value={tab}
        onValueChange={(id) => onTabChange(paymentsTabs.find((each) => each === id) ?? 'invoices')}
        tabs={[
          { id: 'invoices', label: words.invoices, content: <InvoiceList {...invoices} /> },
          { id: 'drawer', label: words.drawer, content: <CashDrawer {...drawer} /> },
          { id: 'prices', label: words.prices, content: <PriceLists {...prices} /> },
          ...(keeping
            ? [{ id: 'keeping', label: words.keeping, content: <PayersAndRules {...keeping} /> }]
            : []),
        ]}
      />
      <NewInvoiceDialog
        open={isNew}
        orders={orders}
        payers={prices.payers}
        coverages={coverages}
        onCreate={onCreate}
        onClose={() => setIsNew(false)}
      />
    </Stack>
  );
}
