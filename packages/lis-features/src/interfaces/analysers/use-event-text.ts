import type { AnalyserEvent } from '@alms/lis-domain/interfaces/analysers';
import { useMessages } from '@alms/ui/i18n';
import { analysersMessages } from './words/index.ts';

/** Details of events that are stored as codes. */
const codes = [
  'port_in_use',
  'not_permitted',
  'unreachable',
  'profile_unknown',
  'folder_unusable',
  'frame_checksum',
  'frame_missing',
  'frame_differs',
  'frame_broken',
  'receive_timeout',
  'too_long',
  'ended',
  'restarted',
  'timeout',
  'closed',
] as const;

/** Returns the reason of an event in words; an address is shown as it is. */
export function useEventText(): (event: Pick<AnalyserEvent, 'kind' | 'detail'>) => string {
  const words = useMessages(analysersMessages);
  return ({ kind, detail }) => {
    if (kind === 'listening' && /^\d+$/.test(detail)) return words.detail_port({ port: detail });
    if (detail.startsWith('not_moved '))
      return words.detail_notMoved({ file: detail.slice('not_moved '.length) });
    if (detail === 'answer') return words.detail_answer;
    if (kind === 'failed' && detail.startsWith('answer '))
      return words.detail_answerOf({ code: detail.slice('answer '.length) });
    const code = codes.find((each) => each === detail);
    return code === undefined ? detail : words[code];
  };
}
