import { sampleStates } from '@alms/lis-domain/samples';
import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { useMessages } from '@alms/ui/i18n';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { resultImportMessages } from './words/index.ts';

/** Describes why a row is rejected, with the accepted values. */
export function useRefusalWords() {
  const words = useMessages(resultImportMessages);
  const specimen = useSpecimenWords();
  return ({ refusal, expected }: Pick<ImportRow, 'refusal' | 'expected'>): string => {
    const values = { expected: expected ?? '' };
    switch (refusal) {
      case null:
        return words.outcomeUnknown;
      case 'specimen_not_usable': {
        const state = sampleStates.find((each) => each === expected);
        return words.specimen_not_usable({ state: state ? specimen.state(state) : '' });
      }
      case 'index_present':
        return words.index_present({ expected: specimen.indexValue(expected ?? '') });
      case 'number_unreadable':
        return expected === null ? words.number_unreadable : words.number_otherwise(values);
      case 'titer_unreadable':
        return expected === null ? words.titer_unreadable : words.titer_otherwise(values);
      case 'ratio_unreadable':
        return expected === null ? words.ratio_unreadable : words.ratio_otherwise(values);
      case 'control_unknown':
        return expected === null ? words.control_none : words.control_unknown(values);
      case 'not_a_patient':
      case 'instrument_flag':
      case 'patient_differs':
      case 'unit_differs':
      case 'other_specimen':
      case 'not_an_answer':
      case 'implausible_value':
      case 'row_repeated':
      case 'rows_disagree':
      case 'index_unreadable':
      case 'index_refused':
      case 'control_unusable':
      case 'control_incomplete':
      case 'message_remark':
      case 'message_unreadable':
        return words[refusal](values);
      default:
        return words[refusal];
    }
  };
}
