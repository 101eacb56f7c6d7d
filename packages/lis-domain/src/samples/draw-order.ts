/**
 * Containers in the order in which they are filled at the chair, so that no additive is carried into a tube whose tests it would falsify
 * (CLSI GP41: citrate, serum, heparin, EDTA, fluoride). What is not drawn from a vein comes last.
 */
export const drawOrder = ['citrate', 'plain', 'sst', 'heparin', 'edta', 'fluoride'] as const;

const place = (container: string) => {
  const at = drawOrder.findIndex((each) => each === container);
  return at === -1 ? drawOrder.length : at;
};

/** The specimens in draw order; those that share a place keep theirs. */
export function inDrawOrder<S extends { container: string }>(samples: readonly S[]): S[] {
  return samples.toSorted((a, b) => place(a.container) - place(b.container));
}
