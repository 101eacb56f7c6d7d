import { catalogueColumnNames, type CatalogueColumn } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { Table } from '@alms/ui/table';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import { catalogueImportMessages } from './words/catalogue-import/index.ts';
import { formulaFieldsMessages } from './words/formula-fields/index.ts';
import { interferenceFieldsMessages } from './words/interference-fields/index.ts';
import { uncertaintyFieldsMessages } from './words/uncertainty-fields/index.ts';
import { narrativeFieldsMessages } from './words/narrative-fields/index.ts';
import { patientFieldsMessages } from './words/patient-fields/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import * as S from './test-parameters.styles.ts';
import { translationFieldsMessages } from './words/translation-fields/index.ts';
import { useFaultWords } from './use-fault-words.ts';

/**
 * All supported file columns: the field of the test editor that each one sets, and its accepted
 * values.
 */
export function ImportColumns() {
  const words = useMessages(catalogueImportMessages);
  const { form } = useFaultWords();
  const meanings = useMeanings();
  return (
    <Table
      caption={words.columnsHeading}
      rows={catalogueColumnNames}
      rowKey={(column) => column}
      columns={[
        {
          id: 'column',
          header: words.reportColumn,
          rowHeader: true,
          width: '14rem',
          render: (column) => <S.Code>{column}</S.Code>,
        },
        { id: 'holds', header: words.holds, render: (column) => meanings[column] },
        { id: 'accepted', header: words.reportAccepted, width: '45%', render: form },
      ]}
    />
  );
}

function useMeanings(): Record<CatalogueColumn, string> {
  const words = useMessages(catalogueImportMessages);
  const test = useMessages(testEditorMessages);
  const formula = useMessages(formulaFieldsMessages);
  const autoverify = useMessages(autoverifyFieldsMessages);
  const interference = useMessages(interferenceFieldsMessages);
  const uncertainty = useMessages(uncertaintyFieldsMessages);
  const narrative = useMessages(narrativeFieldsMessages);
  const patient = useMessages(patientFieldsMessages);
  const translation = useMessages(translationFieldsMessages);
  const ofDelta = (what: string) => words.ofPart({ part: test.delta, what });
  const ofRule = (what: string) => words.ofPart({ part: autoverify.heading, what });
  const ofLimit = (what: string) => words.ofPart({ part: patient.orderableFor, what });
  const ofTurnaround = (what: string) => words.ofPart({ part: test.turnaround, what });
  return {
    code: test.code,
    name: test.name,
    short_name: test.shortName,
    aliases: test.aliases,
    translations: translation.heading,
    kind: test.kind,
    status: test.status,
    department: test.department,
    loinc: test.loinc,
    loinc_name: test.loincName,
    loinc_verified: test.loincVerified,
    method: test.method,
    specimens: test.specimens,
    result_type: test.resultType,
    unit: test.unit,
    unit_display: test.unitShown,
    decimals: test.decimals,
    second_unit: test.secondUnit,
    second_unit_display: words.ofPart({ part: test.secondUnit, what: test.unitShown }),
    second_unit_decimals: words.ofPart({ part: test.secondUnit, what: test.decimals }),
    answers: test.answers,
    narrative_templates: narrative.heading,
    answer_translations: words.ofPart({ part: translation.heading, what: test.answers }),
    plausible_low: test.lowOf({ what: test.plausible }),
    plausible_high: test.highOf({ what: test.plausible }),
    measurable_low: test.lowOf({ what: test.measuringRange }),
    measurable_high: test.highOf({ what: test.measuringRange }),
    delta: test.delta,
    delta_mode: ofDelta(test.deltaMode),
    delta_threshold: ofDelta(test.deltaThreshold),
    delta_analytical_cv: ofDelta(test.analyticalCv),
    delta_within_cv: ofDelta(test.withinSubjectCv),
    delta_direction: ofDelta(test.deltaDirection),
    delta_window_hours: ofDelta(words.windowHours),
    delta_action: ofDelta(test.deltaAction),
    autoverify: autoverify.enabled,
    autoverify_within: ofRule(autoverify.within),
    autoverify_controls: ofRule(autoverify.requireQc),
    autoverify_delta: ofRule(autoverify.requireDelta),
    autoverify_except: ofRule(autoverify.exclude),
    reflex: test.reflex,
    interference: interference.heading,
    uncertainty: uncertainty.heading,
    tat_routine_min: ofTurnaround(words.minutes({ what: test.routine })),
    tat_urgent_min: ofTurnaround(words.minutes({ what: test.urgent })),
    tat_stat_min: ofTurnaround(words.minutes({ what: test.stat })),
    tat_start: ofTurnaround(test.turnaroundStart),
    tat_end: ofTurnaround(test.turnaroundEnd),
    price: test.price,
    currency: test.currency,
    tax_percent: test.tax,
    billing_code: test.billingCode,
    confidential: test.confidential,
    portal: patient.visible,
    portal_release: patient.release,
    portal_delay_hours: patient.delayHours,
    min_repeat_hours: words.hours({ what: patient.repeat }),
    order_sex: ofLimit(test.sex),
    order_age_from: ofLimit(test.ageFrom),
    order_age_under: ofLimit(test.ageTo),
    patient_preparation: patient.preparation,
    collection_instructions: patient.instructions,
    consent_required: patient.consent,
    members: test.members,
    formula: formula.expression,
    formula_inputs: formula.inputs,
    formula_valid_if: formula.validIf,
    interval: test.intervalType,
    sex: test.sex,
    applies_to: test.condition,
    age_from: test.ageFrom,
    age_under: test.ageTo,
    low: test.low,
    low_op: words.limitItself({ limit: test.lowItself, outside: 'le' }),
    high: test.high,
    high_op: words.limitItself({ limit: test.highItself, outside: 'ge' }),
    expected: test.expected,
    source: test.source,
  };
}
