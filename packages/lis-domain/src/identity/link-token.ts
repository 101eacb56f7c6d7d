const complete = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/**
 * Returns the facility id in the token of an emailed link; undefined if the token is incomplete,
 * such as one cut off at a line break.
 */
export function facilityOfLinkToken(token: string): string | undefined {
  return complete.exec(token)?.[1];
}
