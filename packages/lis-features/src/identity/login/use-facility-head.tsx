import type { PublicInfo } from '@alms/lis-domain/facility';
import { useMessages } from '@alms/ui/i18n';
import { assertNever, type Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { loginMessages } from './words/index.ts';
import * as S from './login.styles.ts';

/** Title and branding of the sign-in page, and problems with the facility. */
export interface FacilityHead {
  title: ReactNode;
  context?: ReactNode;
  /** Whether no facility is registered at this address. */
  isMissing: boolean;
  /** Whether the facility could not be loaded; signing in may still work. */
  isUnavailable: boolean;
}

/**
 * Returns the heading data of the sign-in page. Without a known facility, the product’s name is
 * used (specification §3).
 */
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
