import {
  catalogueColumns,
  suggestUnit,
  type CatalogueColumn,
  type ImportFinding,
} from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { catalogueImportMessages } from './words/catalogue-import/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Describes import errors in cells and the accepted values. */
export function useFaultWords() {
  const words = useMessages(catalogueImportMessages);
  const findings = useMessages(testEditorMessages);
  const formOf = (column: CatalogueColumn): string => {
    const form = catalogueColumns[column];
    if (form.kind === 'choice') return words.oneOf({ values: form.values.join(', ') });
    return form.kind === 'list' ? words[`list_${form.parts}`] : words[`form_${form.kind}`];
  };
  return {
    /** Returns the values accepted by a column. */
    form: formOf,
    problem: ({ code, value }: ImportFinding): string => {
      if (code === 'unit_in_formula') return words.unit_in_formula({ tests: value });
      if (code === 'needed_by_panel') return words.needed_by_panel({ panels: value });
      return Object.hasOwn(words, code)
        ? ((words as unknown as Record<string, string>)[code] ?? '')
        : (findings[code as keyof typeof findings] as string);
    },
    /** Empty when the error does not concern the cell’s value. */
    accepted: ({ code, column, value }: ImportFinding): string => {
      if (PLACED.has(code)) return '';
      const suggested = NOT_UCUM.has(code) ? suggestUnit(value) : null;
      return suggested === null ? formOf(column) : words.suggestedUnit({ unit: suggested });
    },
  };
}

/** Findings on a unit, for which a code can be suggested. */
const NOT_UCUM: ReadonlySet<ImportFinding['code']> = new Set(['unit_malformed', 'unit_unknown']);

/** Errors of position or combination, not of a value. */
const PLACED: ReadonlySet<ImportFinding['code']> = new Set([
  'row_repeated',
  'contradiction',
  'interval_missing',
  'kind_changed',
  'result_type_changed',
  'needed_by_panel',
  'unit_in_formula',
  'intervals_tie',
  'reference_outside_critical',
  'limits_order',
  'age_order',
  'member_unknown',
  'member_retired',
  'member_repeated',
  'panel_cycle',
  'calculation_unneeded',
  'calculation_cycle',
  'input_repeated',
  'input_unknown',
  'input_panel',
  'input_not_numeric',
  'input_retired',
  'reflex_unknown',
  'reflex_not_offered',
  'reflex_itself',
  'autoverify_not_measured',
  'autoverify_text',
  'specimen_repeated',
  'storage_without_stability',
  'answer_repeated',
  'translated_answer_unknown',
  'limits_missing',
  'second_unit_not_numeric',
  'second_unit_same',
  'file_unneeded',
  'document_unneeded',
  'templates_unneeded',
  'template_repeated',
  'uncertainty_not_numeric',
  'uncertainty_value',
  'uncertainty_range',
  'uncertainty_overlap',
  'interference_repeated',
  'interference_limit_missing',
  'portal_delay_unneeded',
  'orderable_for_panel',
]);
