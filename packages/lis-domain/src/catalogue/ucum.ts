/**
 * Units with and without metric prefixes: the part of the UCUM table (case-sensitive) that
 * laboratories report in, with its base units.
 */
const METRIC = new Set(
  'm g s K C cd rad mol sr Hz N Pa J W A V F Ohm S Wb T H lm lx Bq Gy Sv l L t ar cal eq osm kat U [iU] [IU] u eV bar B Cel m[Hg] m[H2O] Ci R dyn erg P St bit By st g%'.split(
    ' ',
  ),
);
const PLAIN = new Set(
  (
    "% [pi] [ppth] [ppm] [ppb] [pptr] min h d wk mo a deg [degF] atm [pH] [in_i] [ft_i] [lb_av] [oz_av] [gr] [drp] [diop] [MET] [CFU] [PFU] [FFU] [arb'U] [USP'U] [GPL'U] [MPL'U] [APL'U] " +
    "[beth'U] [anti'Xa'U] [todd'U] [dye'U] [smgy'U] [bdsk'U] [ka'U] [knk'U] [mclg'U] [tb'U] [CCID_50] [TCID_50] [EID_50] [D'ag'U] [Lf] [LPF] [HPF] [BAU] [AU] [Amb'a'1'U] [hnsf'U] [S] [car_m]"
  ).split(' '),
);
const PREFIXES = 'da Y Z E P T G M k h d c m u n p f a z y'.split(' ');

function isAtom(text: string): boolean {
  return (
    PLAIN.has(text) ||
    METRIC.has(text) ||
    PREFIXES.some((prefix) => text.startsWith(prefix) && METRIC.has(text.slice(prefix.length)))
  );
}

/**
 * Classifies a text as a UCUM code (case-sensitive form, grammar of the UCUM specification, section
 * 2). `valid` is a known code. `unknown` is well formed but uses symbols outside the list here,
 * which covers the part of the UCUM table that laboratories use. `malformed` is anything else.
 *
 * It checks the syntax, not whether the unit suits the quantity.
 */
export function checkUnit(code: string): 'valid' | 'unknown' | 'malformed' {
  let at = 0;
  let unknown = false;

  const take = (pattern: RegExp): string | undefined => {
    const [found] = new RegExp(pattern.source, 'y').exec(code.slice(at)) ?? [];
    if (found) at += found.length;
    return found;
  };

  /** `{annotation}`, printable ASCII without braces. */
  const annotation = (): boolean => take(/\{[!-z|~ ]*\}/) !== undefined;

  const simpleUnit = (): boolean => {
    const ten = take(/10[*^]/);
    const atom = ten ?? take(/(?:[A-Za-z%'_]|\[[^\]{}\s]+\])+/);
    if (atom === undefined) return take(/\d+/) !== undefined;
    unknown ||= ten === undefined && !isAtom(atom);
    take(/[+-]?\d+/);
    return true;
  };

  const component = (): boolean => {
    if (take(/\(/)) return term() && take(/\)/) !== undefined;
    if (annotation()) return true;
    if (!simpleUnit()) return false;
    annotation();
    return true;
  };

  const term = (): boolean => {
    take(/\//);
    if (!component()) return false;
    while (take(/[./]/)) if (!component()) return false;
    return true;
  };

  if (!term() || at !== code.length) return 'malformed';
  return unknown ? 'unknown' : 'valid';
}
