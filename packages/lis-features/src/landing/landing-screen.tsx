import { LanguageLinks } from '@alms/ui/language-links';
import { LinkButton } from '@alms/ui/button';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { BareLink, Link } from '@alms/ui/link';
import { Slideshow } from '@alms/ui/slideshow';
import type { Ref } from 'react';
import { ProductName } from '../shared/product-name/index.ts';
import { GoToFacility } from './go-to-facility.tsx';
import { LandingPlans, type LandingPlansProps } from './landing-plans.tsx';
import { SpecimenCrop } from './product-crops.tsx';
import { Questions, Roles, Safeguards, Security, Standards } from './product-sections.tsx';
import { usePlanTerms } from '../shared/plan-terms/index.ts';
import { landingMessages } from './words/index.ts';
import * as S from './landing.styles.ts';

export interface LandingScreenProps extends Pick<LandingPlansProps, 'plans' | 'onRetryPlans'> {
  /** Domain after a facility’s subdomain: `example.com`. */
  baseDomain: string;
  /** URLs of the decorative background pictures. A gradient replaces pictures that fail to load. */
  pictures: readonly string[];
  /**
   * Whether all plans are currently free and trials do not end. Shown in a banner and on each plan.
   */
  beta: boolean;
  /** Navigates to the facility’s sign-in page. Rejects on failure. */
  onGoToFacility: (facility: { subdomain: string }) => Promise<void>;
  /** Invalid subdomain that was submitted before scripts loaded. When omitted, there is none. */
  refusedFacility?: string | undefined;
  /** Ref of the plans’ heading, for routes that link to it. */
  plansRef?: Ref<HTMLHeadingElement>;
  /** `go` accepts the native form submission of a subdomain: `GET` with `subdomain`. */
  hrefs: {
    go: string;
    register: string;
    registerHospital: string;
    /** The demo in a choice of roles. When omitted, this deployment has none. */
    demo?: string | undefined;
    /** Address of the registration with a plan selected. */
    registerWith: LandingPlansProps['hrefs']['registerWith'];
    feedback: string;
    pricing: string;
    contactSales: string;
    privacy: string;
    terms: string;
  };
}

/**
 * Landing page of the main site: the product with examples of its rules, plans, registration and
 * sign-in to an existing facility. Everything below the first view is readable without scripts.
 */
export function LandingScreen({
  baseDomain,
  pictures,
  plans,
  onRetryPlans,
  beta,
  onGoToFacility,
  refusedFacility,
  plansRef,
  hrefs,
}: LandingScreenProps) {
  const words = useMessages(landingMessages);
  const terms = usePlanTerms();
  return (
    <S.Root data-component="landing-screen">
      {beta && (
        <section data-part="beta" aria-label={words.beta}>
          <p>
            <strong>{words.beta}</strong> {terms.beta}
          </p>
          <LinkButton href={hrefs.feedback}>{words.giveFeedback}</LinkButton>
          <LinkButton href={hrefs.pricing}>{words.viewPricing}</LinkButton>
        </section>
      )}
      <Slideshow images={pictures}>
        <header data-part="top">
          <ProductName tone="inherit" />
          <nav aria-label={words.topLinks}>
            <ul>
              <li>
                <BareLink href="#safety">{words.patientSafety}</BareLink>
              </li>
              <li>
                <BareLink href="#security">{words.securityLink}</BareLink>
              </li>
              <li>
                <BareLink href={hrefs.pricing}>{words.pricing}</BareLink>
              </li>
              <li>
                <BareLink href={hrefs.contactSales}>{words.contactSales}</BareLink>
              </li>
            </ul>
          </nav>
        </header>
        <main data-part="hero">
          <div data-part="offer">
            <Heading level={1} size="display" tabIndex={-1}>
              {words.title}
            </Heading>
            <p data-part="lead">{words.lead}</p>
            <div data-part="register">
              <LinkButton href={hrefs.register} size="large">
                {words.register}
              </LinkButton>
              {hrefs.demo !== undefined && (
                <LinkButton href={hrefs.demo} size="large">
                  {words.openDemo}
                </LinkButton>
              )}
              <span>
                <span>{terms.trial}</span> {hrefs.demo !== undefined && words.demoMeaning}
              </span>
            </div>
            <p data-part="other-way">
              {words.registerMeaning}{' '}
              <Link quiet href={hrefs.registerHospital}>
                {words.registerHospital}
              </Link>
            </p>
          </div>
          <div data-part="product">
            <SpecimenCrop />
          </div>
          <div data-part="door">
            <GoToFacility
              baseDomain={baseDomain}
              refused={refusedFacility}
              onGoToFacility={onGoToFacility}
              hrefs={hrefs}
            />
          </div>
        </main>
      </Slideshow>
      <span id="first-view-end" hidden />
      <Standards />
      <Safeguards />
      <Roles />
      <Security />
      <LandingPlans
        plans={plans}
        onRetryPlans={onRetryPlans}
        beta={beta}
        headingRef={plansRef}
        hrefs={hrefs}
      />
      <Questions contactHref={hrefs.contactSales} />
      <footer data-part="foot">
        <nav aria-label={words.footLinks}>
          <Link quiet href={hrefs.pricing}>
            {words.pricing}
          </Link>
          <Link quiet href={hrefs.feedback}>
            {words.feedback}
          </Link>
          <Link quiet href={hrefs.contactSales}>
            {words.contactSales}
          </Link>
          <Link quiet href={hrefs.privacy}>
            {words.privacy}
          </Link>
          <Link quiet href={hrefs.terms}>
            {words.terms}
          </Link>
        </nav>
        <LanguageLinks />
      </footer>
    </S.Root>
  );
}
