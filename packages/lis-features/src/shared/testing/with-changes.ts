/** Changes to some members of some prop groups of a screen. */
export type Changes<Props> = {
  [Group in keyof Props]?: Props[Group] extends object | undefined
    ? Partial<Props[Group]>
    : Props[Group];
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the grouped props of a screen with some members replaced, for stories and tests. */
export function withChanges<Props extends object>(props: Props, changes: Changes<Props>): Props {
  const groups = Object.entries(changes).map(([group, change]) => {
    const current: unknown = props[group as keyof Props];
    return [group, isGroup(current) && isGroup(change) ? { ...current, ...change } : change];
  });
  return { ...props, ...Object.fromEntries(groups) };
}
