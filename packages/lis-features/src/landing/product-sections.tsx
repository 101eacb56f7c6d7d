import { Accordion } from '@alms/ui/accordion';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import {
  BuildingGlyph,
  HoldGlyph,
  Icon,
  ListGlyph,
  PhoneGlyph,
  RefreshGlyph,
  ShieldGlyph,
  WarningGlyph,
} from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { Fragment, useId, type ReactNode } from 'react';
import { ControlCrop, DeltaCrop, ReadBackCrop } from './product-crops.tsx';
import { landingMessages } from './words/index.ts';

interface SectionProps {
  /** Target of a link in the header. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, intro, children }: SectionProps) {
  const headingId = useId();
  return (
    <section data-part="topic" id={id} aria-labelledby={headingId}>
      <div data-part="topic-head">
        <Heading id={headingId} level={2} size="large">
          {title}
        </Heading>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** Standards that the product supports. */
export function Standards() {
  const words = useMessages(landingMessages);
  const standards = [
    ['HL7 v2', words.hl7],
    ['FHIR R4', words.fhir],
    ['LOINC', words.loinc],
    ['UCUM', words.ucum],
    ['WCAG 2.2 AA', words.wcag],
    [words.languages, words.languagesNote],
  ] as const;
  return (
    <section data-part="standards" aria-label={words.standards}>
      <ul>
        {standards.map(([name, note]) => (
          <li key={name}>
            <b>{name}</b> <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three rules that act between the analyzer and the patient, each with an example. */
export function Safeguards() {
  const words = useMessages(landingMessages);
  const stories = [
    {
      glyph: WarningGlyph,
      term: words.deltaTerm,
      title: words.deltaTitle,
      text: words.deltaText,
      crop: <DeltaCrop />,
    },
    {
      glyph: HoldGlyph,
      term: words.controlTerm,
      title: words.controlTitle,
      text: words.controlText,
      crop: <ControlCrop />,
    },
    {
      glyph: PhoneGlyph,
      term: words.readBackTerm,
      title: words.readBackTitle,
      text: words.readBackText,
      crop: <ReadBackCrop />,
    },
  ];
  return (
    <Section id="safety" title={words.safeguards} intro={words.safeguardsIntro}>
      {stories.map(({ glyph, term, title, text, crop }) => (
        <article key={term} data-part="story">
          <div>
            <p data-part="term">
              <Icon glyph={glyph} size="small" /> {term}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {crop}
        </article>
      ))}
    </Section>
  );
}

/**
 * What each role works with, and an example. Radio buttons choose the role, so that it works before
 * and without scripts, and every text is in the page.
 */
export function Roles() {
  const words = useMessages(landingMessages);
  const name = useId();
  const roles = [
    [words.manager, words.managerWork, words.managerExample],
    [words.technician, words.technicianWork, words.technicianExample],
    [words.phlebotomist, words.phlebotomistWork, words.phlebotomistExample],
    [words.receptionist, words.receptionistWork, words.receptionistExample],
    [words.doctor, words.doctorWork, words.doctorExample],
    [words.patientRole, words.patientWork, words.patientExample],
  ] as const;
  return (
    <Section id="roles" title={words.roles} intro={words.rolesIntro}>
      <fieldset data-part="roles" aria-label={words.roles}>
        {roles.map(([role, work, example], index) => (
          <Fragment key={role}>
            <label>
              <input type="radio" name={name} value={role} defaultChecked={index === 0} />
              {role}
            </label>
            <div data-part="role">
              <div>
                <h3>{role}</h3>
                <p>{work}</p>
              </div>
              <div data-part="example">
                <p data-part="term">{words.example}</p>
                <p>{example}</p>
              </div>
            </div>
          </Fragment>
        ))}
      </fieldset>
    </Section>
  );
}

/** How records are separated, protected and kept. */
export function Security() {
  const words = useMessages(landingMessages);
  const facts = [
    [BuildingGlyph, words.isolation, words.isolationText],
    [ShieldGlyph, words.twoStep, words.twoStepText],
    [ListGlyph, words.audit, words.auditText],
    [RefreshGlyph, words.backup, words.backupText],
  ] as const;
  return (
    <Section id="security" title={words.security}>
      <ul data-part="facts" data-columns="4">
        {facts.map(([glyph, title, text]) => (
          <li key={title}>
            <Icon glyph={glyph} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Questions before a registration. */
export function Questions({ contactHref }: { contactHref: string }) {
  const words = useMessages(landingMessages);
  const items = [
    ['data', words.dataQuestion, words.dataAnswer],
    ['interfaces', words.interfacesQuestion, words.interfacesAnswer],
    ['servers', words.serversQuestion, words.serversAnswer],
    ['roles', words.rolesQuestion, words.rolesAnswer],
  ] as const;
  return (
    <Section
      id="questions"
      title={words.questions}
      intro={<Link href={contactHref}>{words.otherQuestions}</Link>}
    >
      <Accordion
        defaultOpen={['data']}
        items={items.map(([id, title, content]) => ({ id, title, content: <p>{content}</p> }))}
      />
    </Section>
  );
}
