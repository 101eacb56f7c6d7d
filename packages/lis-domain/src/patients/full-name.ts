/** A name as lists and labels show it, family name first: `Okoro, Daniel`. People with a single name have just that. */
export function fullName({ family_name, given_name }: { family_name: string; given_name: string }): string {
  return [family_name, given_name].filter(Boolean).join(', ');
}
