import { facilityUrl } from '@alms/lis-domain/tenancy';
import { LandingScreen } from '@alms/lis-features/landing';
import { paths } from '../../app/paths.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';

const pictures = ['chromatogram', 'smear', 'map', 'rack'].map((name) => `/pictures/${name}.svg`);

/** `/landing` and `/pricing` */
export default function LandingRoute() {
  const { config, host } = useTenant();
  const port = host.split(':')[1];
  return (
    <LandingScreen
      baseDomain={config.baseDomain}
      pictures={pictures}
      onGoToFacility={async ({ subdomain }) => {
        window.location.assign(facilityUrl(subdomain, { baseDomain: config.baseDomain, ...(port && { port }) }));
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
