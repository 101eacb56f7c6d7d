import type { PublicInfo } from '@alms/lis-domain/facility';
import { useMessages } from '@alms/ui/i18n';
import { assertNever, type Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { loginMessages } from './words/index.ts';
import * as S from './login.styles.ts';

/** How the page introduces its facility, and what is wrong with it. */
export interface FacilityHead {
  title: ReactNode;
  context?: ReactNode;
  /** Nobody has registered this address. */
  isMissing: boolean;
  /** The facility could not be asked for; signing in may still work. */
  isUnavailable: boolean;
}

/** Where the facility is not known, the product's name stands in (specification, section 3). */
export function useFacilityHead(facility: Resource<PublicInfo>, address: string): FacilityHead {
  const words = useMessages(loginMessages);
  const fine = { isMissing: false, isUnavailable: false };
  switch (facility.status) {
    case 'idle':
    case 'loading':
      return { ...fine, title: <span role="status">{words.loadingFacility}</span> };
    case 'empty':
      return { ...fine, title: words.signIn };
    case 'error':
      return facility.error.kind === 'not-found'
        ? {
            ...fine,
            title: words.tenant_not_found,
            context: (
              <Text as="span" code>
                {address}
              </Text>
            ),
            isMissing: true,
          }
        : {
            ...fine,
            title: words.signIn,
            context: (
              <Text as="span" code>
                {address}
              </Text>
            ),
            isUnavailable: true,
          };
    case 'ready': {
      const { facility_name: name, settings } = facility.data;
      return {
        ...fine,
        title: name,
        context: (
          <>
            <Text code size="medium">
              {address}
            </Text>
            {settings.custom_login_message !== '' && (
              <S.Message dir="auto">{settings.custom_login_message}</S.Message>
            )}
          </>
        ),
      };
    }
    default:
      return assertNever(facility);
  }
}
