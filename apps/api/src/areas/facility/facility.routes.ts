import {
  createLaboratory,
  createWard,
  listLaboratories,
  listWards,
  readHospitalSettings,
  readLaboratory,
  readLaboratorySettings,
  readLogo,
  readPublicInfo,
  retireLaboratory,
  updateHospitalSettings,
  updateLaboratory,
  updateLaboratorySettings,
  updateWard,
  uploadLogo,
  validateSubdomain,
} from '@alms/lis-domain/facility';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { checkAddress, publicInfo, replaceSettings, settingsOf } from './facility.service.ts';
import { laboratorySettingsOf, replaceLaboratorySettings } from './laboratory-settings.service.ts';
import { create, list, read, replace, retire } from './laboratories.service.ts';
import { sendLogo, upload } from './logo.service.ts';
import { addWard, listAllWards, replaceWard } from './wards.service.ts';

export function facilityRoutes({ db }: AreaDependencies): readonly Route[] {
  return [
    handle(readPublicInfo, ({ site }) => publicInfo(db, site)),
    handle(validateSubdomain, ({ params }) => checkAddress(db, params.subdomain)),
    handle(readHospitalSettings, ({ tx, tenantId }) => settingsOf(tx, tenantId)),
    handle(updateHospitalSettings, replaceSettings),
    handle(uploadLogo, upload),
    handle(readLogo, (call) => sendLogo(db, call)),
    handle(readLaboratorySettings, ({ tx, tenantId }) => laboratorySettingsOf(tx, tenantId)),
    handle(updateLaboratorySettings, replaceLaboratorySettings),
    handle(listLaboratories, list),
    handle(createLaboratory, create),
    handle(readLaboratory, read),
    handle(updateLaboratory, replace),
    handle(retireLaboratory, retire),
    handle(listWards, listAllWards),
    handle(createWard, addWard),
    handle(updateWard, replaceWard),
  ];
}
