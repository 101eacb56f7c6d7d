import { demoSubdomain } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { LandingScreen } from '@alms/lis-features/landing';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { usePlans } from '../../data/use-plans.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';

const pictures = ['chromatogram', 'smear', 'map', 'rack'].map((name) => `/pictures/${name}.svg`);

/** Leaves the page; if the user returns through the history, the form is enabled again. */
function leave(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}

/** `/landing`, and `/pricing`: the same page, scrolled to the plans. */
export default function LandingRoute() {
  const { hosts, config } = useTenant();
  const { resource: plans, reload } = usePlans();
  const plansHeading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();

  useEffect(() => {
    if (pathname !== paths.pricing) return;
    plansHeading.current?.scrollIntoView();
    plansHeading.current?.focus({ preventScroll: true });
    // Each visit has its own key, so that selecting the prices again scrolls to them again.
  }, [pathname, key]);

  return (
    <LandingScreen
      baseDomain={hosts.baseDomain}
      pictures={pictures}
      plans={plans}
      onRetryPlans={reload}
      beta={config.beta}
      onGoToFacility={({ subdomain }) => leave(facilityUrl(subdomain, hosts))}
      refusedFacility={search.get('subdomain') ?? undefined}
      plansRef={plansHeading}
      hrefs={{
        go: paths.go,
        register: paths.registerLab,
        registerHospital: paths.registerHospital,
        ...(config.demo !== 'off' && { demo: facilityUrl(demoSubdomain, hosts) + paths.liveDemo }),
        registerWith: ({ planId, cycle }) =>
          `${paths.registerHospital}?plan=${encodeURIComponent(planId)}&cycle=${cycle}`,
        feedback: paths.feedback,
        pricing: `${paths.pricing}#plans`,
        contactSales: paths.contactSales,
        privacy: paths.privacy,
        terms: paths.terms,
      }}
    />
  );
}
