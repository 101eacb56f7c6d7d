import { facilityUrl } from '@alms/lis-domain/tenancy';
import { LandingScreen } from '@alms/lis-features/landing';
import { paths } from '../../app/paths.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';

const pictures = ['chromatogram', 'smear', 'map', 'rack'].map((name) => `/pictures/${name}.svg`);

/** `/landing` and `/pricing` */
export default function LandingRoute() {
  const { hosts } = useTenant();
  return (
    <LandingScreen
      baseDomain={hosts.baseDomain}
      pictures={pictures}
      onGoToFacility={async ({ subdomain }) => {
        window.location.assign(facilityUrl(subdomain, hosts));
        // The browser leaves this page; until it does, the form stays busy.
        await new Promise<never>(() => {});
      }}
      hrefs={{
        register: paths.registerLab,
        feedback: paths.feedback,
        pricing: paths.pricing,
        contactSales: paths.contactSales,
        privacy: paths.privacy,
        terms: paths.terms,
      }}
    />
  );
}
