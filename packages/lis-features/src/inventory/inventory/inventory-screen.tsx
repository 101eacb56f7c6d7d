import { itemBodyOf } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { BarcodeGlyph, DownloadGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Tabs } from '@alms/ui/tabs';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { CountsView, type CountsViewProps } from './counts/index.ts';
import { ReceiveDialog, type ReceiveDialogProps } from './receiving/index.ts';
import { SupplierOrdersView, type SupplierOrdersViewProps } from './supplier-orders/index.ts';
import { ItemDialog, type ItemDialogProps } from './item-dialog.tsx';
import { newItem, type EditedItem } from './stock-actions.ts';
import { inventoryMessages } from './words/index.ts';
import { StockView, type StockViewProps } from './stock-view.tsx';

export const inventoryTabs = ['stock', 'counts', 'orders'] as const;
export type InventoryTab = (typeof inventoryTabs)[number];

export interface InventoryScreenProps {
  tab: InventoryTab;
  onTabChange: (tab: InventoryTab) => void;
  stock: Omit<StockViewProps, 'onEdit'>;
  counts: CountsViewProps;
  orders: Omit<SupplierOrdersViewProps, 'onReceive' | 'findItems'>;
  receiving: Pick<ReceiveDialogProps, 'findItems' | 'findArticle' | 'onReceive' | 'onLink'>;
  /** Tests that can consume an item. */
  tests: ItemDialogProps['tests'];
  /** Saves an item. Must not reject. */
  onSaveItem: ItemDialogProps['onSave'];
  /** State of the save. Each new object is a new response. */
  savingItem: ItemDialogProps['saving'];
  /** Exports the list as a spreadsheet. */
  onExport: () => void;
  /** State of the export. */
  exporting: Submission;
}

/** Laboratory inventory: stock with expiry dates, stock counts and purchase orders. */
export function InventoryScreen({
  tab,
  onTabChange,
  stock,
  counts,
  orders,
  receiving,
  tests,
  onSaveItem,
  savingItem,
  onExport,
  exporting,
}: InventoryScreenProps) {
  const words = useMessages(inventoryMessages);
  const [edited, setEdited] = useState<EditedItem>();
  const [delivery, setDelivery] = useState<ReceiveDialogProps['delivery']>();
  return (
    <Stack gap="s5" data-screen="inventory">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <Button
              leading={<Icon glyph={DownloadGlyph} size="small" />}
              busy={exporting.status === 'submitting'}
              onClick={onExport}
            >
              {words.export}
            </Button>
            <Button
              aria-haspopup="dialog"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => setEdited(newItem)}
            >
              {words.newItem}
            </Button>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              leading={<Icon glyph={BarcodeGlyph} size="small" />}
              onClick={() => setDelivery({ order: null })}
            >
              {words.receive}
            </Button>
          </>
        }
      />
      <SubmissionAlert submission={exporting} words={words} />
      <Tabs
        label={words.views}
        value={tab}
        onValueChange={(next) =>
          onTabChange(inventoryTabs.find((each) => each === next) ?? 'stock')
        }
        tabs={[
          {
            id: 'stock',
            label: words.stock,
            content: (
              <StockView
                {...stock}
                onEdit={(item) =>
                  setEdited({ ...itemBodyOf(item), id: item.id, version: item.version })
                }
              />
            ),
          },
          { id: 'counts', label: words.counts, content: <CountsView {...counts} /> },
          {
            id: 'orders',
            label: words.orders,
            content: (
              <SupplierOrdersView
                {...orders}
                findItems={receiving.findItems}
                onReceive={(order) => setDelivery({ order })}
              />
            ),
          },
        ]}
      />
      <ReceiveDialog
        {...receiving}
        delivery={delivery}
        onClose={() => setDelivery(undefined)}
        onNewItem={(barcode) => setEdited({ ...newItem, barcode })}
      />
      <ItemDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        tests={tests}
        onSave={onSaveItem}
        saving={savingItem}
      />
    </Stack>
  );
}
