import type { PatientIdentifier } from '@alms/lis-domain/patients';
import { useMessages } from '@alms/ui/i18n';
import { patientParticularsMessages } from './words/index.ts';

/** Formats an identifier: `Passport C01X0006H (Utopia)`. */
export function useIdentifierWords(): (identifier: PatientIdentifier) => string {
  const words = useMessages(patientParticularsMessages);
  return ({ type, value, issuer }) =>
    issuer === ''
      ? words.identifierRead({ type: words[`type_${type}`], value })
      : words.identifierReadIssued({ type: words[`type_${type}`], value, issuer });
}
