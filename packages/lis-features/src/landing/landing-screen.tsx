import { LinkButton } from '@alms/ui/button';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { BareLink, Link } from '@alms/ui/link';
import { Slideshow } from '@alms/ui/slideshow';
import { useId } from 'react';
import { ProductName } from '../shared/product-name/index.js';
import { GoToFacility } from './go-to-facility.js';
import { landingMessages } from './landing.messages.js';
import * as S from './landing.styles.js';

export interface LandingScreenProps {
  /** What follows a facility's name in its address: `example.com`. */
  baseDomain: string;
  /** Addresses of the pictures behind the title. They decorate; a gradient stands where one fails to load. */
  pictures: readonly string[];
  /** Leads the browser to the facility's door; rejects when that failed. */
  onGoToFacility: (facility: { subdomain: string }) => Promise<void>;
  hrefs: { register: string; feedback: string; pricing: string; contactSales: string; privacy: string; terms: string };
}

/** The first page of the main site: what this is, how to register, and the way to a facility that is already here. */
export function LandingScreen({ baseDomain, pictures, onGoToFacility, hrefs }: LandingScreenProps) {
  const words = useMessages(landingMessages);
  const plansId = useId();
  return (
    <S.Root data-component="landing-screen">
      <section data-part="beta" aria-label={words.beta}>
        <p>
          <strong>{words.beta}</strong> {words.betaTerms}
        </p>
        <LinkButton href={hrefs.feedback}>{words.giveFeedback}</LinkButton>
        <LinkButton href={hrefs.pricing}>{words.viewPricing}</LinkButton>
      </section>
      <Slideshow images={pictures}>
        <header data-part="top">
          <ProductName tone="inherit" />
          <nav aria-label={words.topLinks}>
            <ul>
              <li><BareLink href={hrefs.pricing}>{words.pricing}</BareLink></li>
              <li><BareLink href={hrefs.feedback}>{words.feedback}</BareLink></li>
              <li><BareLink href={hrefs.contactSales}>{words.contactSales}</BareLink></li>
            </ul>
          </nav>
        </header>
        <main data-part="hero">
          <div>
            <Heading level={1} size="display" tabIndex={-1}>{words.title}</Heading>
            <p data-part="lead">{words.lead}</p>
            <div data-part="register">
              <LinkButton href={hrefs.register} size="large">{words.register}</LinkButton>
              <span>{words.trial}</span>
            </div>
          </div>
          <div data-part="door">
            <GoToFacility baseDomain={baseDomain} onGoToFacility={onGoToFacility} />
          </div>
        </main>
      </Slideshow>
      <section data-part="plans" id="plans" aria-labelledby={plansId}>
        <Heading id={plansId} level={2} size="large">{words.plans}</Heading>
        <p>{words.plansFree}</p>
        <p>{words.plansTrial}</p>
      </section>
      <footer data-part="foot">
        <nav aria-label={words.footLinks}>
          <Link quiet href={hrefs.pricing}>{words.pricing}</Link>
          <Link quiet href={hrefs.contactSales}>{words.contactSales}</Link>
          <Link quiet href={hrefs.privacy}>{words.privacy}</Link>
          <Link quiet href={hrefs.terms}>{words.terms}</Link>
        </nav>
      </footer>
    </S.Root>
  );
}
