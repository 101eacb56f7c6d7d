import type { SampleGroup } from './sample-groups.ts';

/** Patient and accession number of a specimen. */
export function SpecimenIdentity({ first }: Pick<SampleGroup, 'first'>) {
  return (
    <span data-part="who">
      <b>{first.patient.full_name}</b>
      <bdi>{first.accession_number}</bdi>
    </span>
  );
}
