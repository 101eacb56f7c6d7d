import type { StockItemType, StorageCondition } from '@alms/lis-domain/inventory';
import type { LanguageTag } from '@alms/lis-domain/language';

/** The columns of the exported stock, from the left. */
export const stockColumns = [
  'code', 'name', 'type', 'manufacturer', 'catalog_number', 'storage', 'unit', 'on_hand', 'usable', 'on_order', 'reorder_level', 'consumed', 'days_remaining', 'next_use_by', 'suggested_order', 'supplier',
] as const;

/** What the exported stock says in one language, in the words of the screen. */
export interface StockFileWords {
  columns: Record<(typeof stockColumns)[number], string>;
  types: Record<StockItemType, string>;
  storage: Record<StorageCondition, string>;
}

const words: Record<LanguageTag, StockFileWords> = {
  en: {
    columns: {
      code: 'Code', name: 'Item', type: 'Type', manufacturer: 'Manufacturer', catalog_number: 'Catalogue number', storage: 'Storage', unit: 'Unit', on_hand: 'On hand', usable: 'Usable',
      on_order: 'On order', reorder_level: 'Reorder level', consumed: 'Used in 30 days', days_remaining: 'Days remaining', next_use_by: 'Next use-by date', suggested_order: 'Suggested order', supplier: 'Supplier',
    },
    types: { reagent: 'Reagent', control: 'Control', calibrator: 'Calibrator', consumable: 'Consumable', kit: 'Kit', rdt: 'Rapid test', other: 'Other' },
    storage: { ambient: 'Room temperature', refrigerated: '2 to 8 °C', frozen_20: '−20 °C', frozen_80: '−80 °C' },
  },
  fr: {
    columns: {
      code: 'Code', name: 'Article', type: 'Type', manufacturer: 'Fabricant', catalog_number: 'Référence catalogue', storage: 'Conservation', unit: 'Unité', on_hand: 'En stock', usable: 'Utilisable',
      on_order: 'En commande', reorder_level: 'Seuil de réapprovisionnement', consumed: 'Consommé en 30 jours', days_remaining: 'Jours restants', next_use_by: 'Prochaine date limite', suggested_order: 'Commande suggérée', supplier: 'Fournisseur',
    },
    types: { reagent: 'Réactif', control: 'Contrôle', calibrator: 'Calibrateur', consumable: 'Consommable', kit: 'Kit', rdt: 'Test rapide', other: 'Autre' },
    storage: { ambient: 'Température ambiante', refrigerated: '2 à 8 °C', frozen_20: '−20 °C', frozen_80: '−80 °C' },
  },
  es: {
    columns: {
      code: 'Código', name: 'Artículo', type: 'Tipo', manufacturer: 'Fabricante', catalog_number: 'Número de catálogo', storage: 'Conservación', unit: 'Unidad', on_hand: 'En existencia', usable: 'Utilizable',
      on_order: 'Pedido', reorder_level: 'Punto de pedido', consumed: 'Consumido en 30 días', days_remaining: 'Días restantes', next_use_by: 'Próxima fecha límite', suggested_order: 'Pedido sugerido', supplier: 'Proveedor',
    },
    types: { reagent: 'Reactivo', control: 'Control', calibrator: 'Calibrador', consumable: 'Consumible', kit: 'Kit', rdt: 'Prueba rápida', other: 'Otro' },
    storage: { ambient: 'Temperatura ambiente', refrigerated: '2 a 8 °C', frozen_20: '−20 °C', frozen_80: '−80 °C' },
  },
  pt: {
    columns: {
      code: 'Código', name: 'Item', type: 'Tipo', manufacturer: 'Fabricante', catalog_number: 'Número de catálogo', storage: 'Armazenamento', unit: 'Unidade', on_hand: 'Em estoque', usable: 'Utilizável',
      on_order: 'Encomendado', reorder_level: 'Ponto de reposição', consumed: 'Consumido em 30 dias', days_remaining: 'Dias restantes', next_use_by: 'Próxima data-limite', suggested_order: 'Compra sugerida', supplier: 'Fornecedor',
    },
    types: { reagent: 'Reagente', control: 'Controle', calibrator: 'Calibrador', consumable: 'Insumo', kit: 'Kit', rdt: 'Teste rápido', other: 'Outro' },
    storage: { ambient: 'Temperatura ambiente', refrigerated: '2 a 8 °C', frozen_20: '−20 °C', frozen_80: '−80 °C' },
  },
  ar: {
    columns: {
      code: 'الرمز', name: 'الصنف', type: 'النوع', manufacturer: 'الشركة المصنِّعة', catalog_number: 'رقم الفهرس', storage: 'الحفظ', unit: 'الوحدة', on_hand: 'الموجود', usable: 'القابل للاستخدام',
      on_order: 'قيد التوريد', reorder_level: 'حد إعادة الطلب', consumed: 'المستهلك في 30 يومًا', days_remaining: 'الأيام المتبقية', next_use_by: 'أقرب تاريخ انتهاء', suggested_order: 'الكمية المقترح طلبها', supplier: 'المورِّد',
    },
    types: { reagent: 'كاشف', control: 'عينة ضبط', calibrator: 'معايِر', consumable: 'مستهلكات', kit: 'عدّة', rdt: 'اختبار سريع', other: 'أخرى' },
    storage: { ambient: 'درجة حرارة الغرفة', refrigerated: '2 إلى 8 °م', frozen_20: '−20 °م', frozen_80: '−80 °م' },
  },
};

export function stockFileWords(language: LanguageTag): StockFileWords {
  return words[language];
}
