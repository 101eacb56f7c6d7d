import * as v from 'valibot';
import { profileSchema, type AnalyserProfile, type WrittenProfile } from '../profile.ts';
import { abbottAfinion, abbottArchitect } from './abbott.ts';
import { beckmanDxh } from './beckman.ts';
import { genexpert } from './cepheid.ts';
import { horibaPentra, horibaYumizen } from './horiba.ts';
import { abbottAlinity, iheLaw } from './ihe-law.ts';
import { mindrayBc, mindrayBs } from './mindray.ts';
import { orthoVitros } from './ortho.ts';
import { radiometerAbl } from './radiometer.ts';
import { rocheC111, rocheCobas, rocheCobasPro } from './roche.ts';
import { siemensDca } from './siemens.ts';
import { maglumi } from './snibe.ts';
import { sysmexXn, sysmexXp } from './sysmex.ts';

const written: readonly WrittenProfile[] = [
  sysmexXn,
  sysmexXp,
  mindrayBc,
  mindrayBs,
  rocheC111,
  rocheCobas,
  rocheCobasPro,
  genexpert,
  abbottArchitect,
  abbottAlinity,
  abbottAfinion,
  beckmanDxh,
  horibaPentra,
  horibaYumizen,
  orthoVitros,
  radiometerAbl,
  siemensDca,
  maglumi,
  iheLaw,
];

/** Analyser profiles that are delivered with the product. */
export const analyserProfiles: readonly AnalyserProfile[] = written.map((profile) =>
  v.parse(profileSchema, profile),
);

export const analyserProfile = (id: string): AnalyserProfile | undefined =>
  analyserProfiles.find((profile) => profile.id === id);
