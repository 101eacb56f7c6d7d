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
import { landingMessages } from './words/index.ts';
import * as S from './landing.styles.ts';

export interface LandingScreenProps extends Pick<LandingPlansProps, 'plans' | 'onRetryPlans'> {
  /** What follows a facility's name in its address: `example.com`. */
  baseDomain: string;
  /** Addresses of the pictures behind the title. They decorate; a gradient stands where one fails to load. */
  pictures: readonly string[];
  /** All plans are free for now, and no trial ends: said across the top and on each plan. */
  beta: boolean;
  /** Leads the browser to the facility's door; rejects when that failed. */
  onGoToFacility: (facility: { subdomain: string }) => Promise<void>;
  /** A name that was asked for before the application was there, and that no facility can have. When omitted, none. */
  refusedFacility?: string | undefined;
  /** The plans' heading, for a route that leads there. */
  plansRef?: Ref<HTMLHeadingElement>;
  /** `go` takes the name of a facility as the browser sends it by itself: `GET` with `subdomain`. */
  hrefs: {
    go: string;
    register: string;
    registerHospital: string;
    feedback: string;
    pricing: string;
    contactSales: string;
    privacy: string;
    terms: string;
  };
}

/** The first page of the main site: what this is, what it costs, how to register, and the way to a facility that is already here. */
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
  return (
    <S.Root data-component="landing-screen">
      {beta && (
        <section data-part="beta" aria-label={words.beta}>
          <p>
            <strong>{words.beta}</strong> {words.betaTerms}
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
                <BareLink href={hrefs.pricing}>{words.pricing}</BareLink>
              </li>
              <li>
                <BareLink href={hrefs.feedback}>{words.feedback}</BareLink>
              </li>
              <li>
                <BareLink href={hrefs.contactSales}>{words.contactSales}</BareLink>
              </li>
            </ul>
          </nav>
        </header>
        <main id="first-view" data-part="hero">
          <div>
            <Heading level={1} size="display" tabIndex={-1}>
              {words.title}
            </Heading>
            <p data-part="lead">{words.lead}</p>
            <div data-part="register">
              <LinkButton href={hrefs.register} size="large">
                {words.register}
              </LinkButton>
              <span>{words.trial}</span>
            </div>
            <p data-part="other-way">
              {words.registerMeaning}{' '}
              <Link quiet href={hrefs.registerHospital}>
                {words.registerHospital}
              </Link>
            </p>
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
      <LandingPlans
        plans={plans}
        onRetryPlans={onRetryPlans}
        beta={beta}
        headingRef={plansRef}
        hrefs={hrefs}
      />
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
