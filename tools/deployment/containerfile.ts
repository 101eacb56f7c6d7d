/** One line of a Containerfile: for `COPY a b`, the name is COPY and the words are `a b`. */
export interface Instruction {
  name: string;
  words: string;
}

export interface Stage {
  /** Name used by other stages; the last stage has none. */
  name: string | undefined;
  from: string;
  instructions: Instruction[];
}

/**
 * Parses a Containerfile by stage. Supports the syntax that ours uses: no continued lines, and
 * `ARG` only before the first stage, with a default.
 */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const words = rest.replaceAll(/\$\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole);
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [from = '', , as] = words.split(' ');
      stages.push({ name: as, from, instructions: [] });
    } else if (name === 'ARG' && !stage) {
      const [key = '', value = ''] = words.split('=');
      values.set(key, value);
    } else if (stage && name !== '') stage.instructions.push({ name, words });
    else throw new Error(`Unsupported line in the Containerfile: ${line}`);
  }
  return stages;
}

/** Returns the sources and the target of a `COPY`. */
export function copyOf(words: string): {
  stage: string | undefined;
  sources: string[];
  target: string;
} {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(words) ?? [];
  const all = paths.split(' ');
  return { stage, sources: all.slice(0, -1), target: all.at(-1) ?? '' };
}

/** Returns the command in `CMD […]` and `HEALTHCHECK … CMD […]`. */
export function commandOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const words =
    stage.instructions.findLast((instruction) => instruction.name === name)?.words ?? '[]';
  return JSON.parse(words.slice(words.indexOf('['))) as string[];
}
