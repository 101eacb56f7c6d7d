import type { SessionFault, SessionRead } from './reading.ts';

const texts: Record<SessionFault, string> = {
  no_header: 'no valid header',
  not_text: 'characters of another character set',
  unsupported_type: 'another type of message than the profile reads',
  delimiters_invalid: 'invalid delimiters',
  too_long: 'too long',
};

/** Why a message as a whole was refused, with the place and the text that was found there. */
export const refusalText = ({
  fault,
  location,
  text,
}: Omit<Extract<SessionRead, { kind: 'refused' }>, 'kind'>): string =>
  `${texts[fault]}${location && ` (${location})`}${text && `: ${text}`}`
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 500);
