/*
 * Sources of the values in the packs: publicly available lists and guidelines. Every laboratory
 * must confirm or replace them for its methods and population before reporting (ISO 15189:2022,
 * 7.3.5).
 */

/** American Board of Internal Medicine, Laboratory Test Reference Ranges, 2024. */
export const ABIM = 'ABIM laboratory reference ranges';
/** U.S. National Library of Medicine, MedlinePlus medical encyclopedia, article on the test. */
export const MEDLINEPLUS = 'MedlinePlus medical encyclopedia';
/**
 * Aringer et al., 2019 EULAR/ACR classification criteria for systemic lupus erythematosus:
 * antinuclear antibodies at 1:80 or more on HEp-2 cells.
 */
export const EULAR_ACR_ANA = 'EULAR/ACR criteria for lupus, 2019; positive from 1:80';
/** University of Iowa Health Care, pathology handbook, appendix "Pediatric Reference Ranges". */
export const IOWA_CHILDREN = 'University of Iowa, pediatric reference ranges';
/** University of Iowa Health Care, pathology handbook, "Critical Laboratory Tests and Values". */
export const IOWA_CRITICAL = 'University of Iowa critical values';
/** ARUP Laboratories, critical values list, 2024. */
export const ARUP_CRITICAL = 'ARUP Laboratories critical values';
/** Starling Physicians, laboratory critical results. */
export const STARLING_CRITICAL = 'Starling critical values';
/**
 * World Health Organization, Guideline on haemoglobin cutoffs to define anaemia in individuals and
 * populations, 2024.
 */
export const WHO_HEMOGLOBIN = 'WHO guideline on haemoglobin cutoffs, 2024';
/**
 * World Health Organization, Guideline on use of ferritin concentrations to assess iron status,
 * 2020.
 */
export const WHO_FERRITIN = 'WHO guideline on ferritin concentrations, 2020';
/**
 * Rustad et al., The Nordic Reference Interval Project 2000, Scand J Clin Lab Invest 2004;64:271.
 */
export const NORIP = 'Nordic Reference Interval Project (Rustad 2004)';
/**
 * Expert Panel on Integrated Guidelines for Cardiovascular Health and Risk Reduction in Children
 * and Adolescents, National Heart, Lung, and Blood Institute, 2011.
 */
export const NHLBI_CHILDREN = 'NHLBI expert panel on children and adolescents, 2011; acceptable';
/** National Cholesterol Education Program, Adult Treatment Panel III, 2002. */
export const NCEP = 'NCEP ATP III, 2002; desirable';
/** American Diabetes Association, Standards of Care in Diabetes, classification and diagnosis. */
export const ADA = 'ADA Standards of Care in Diabetes; below prediabetes';
/** KDIGO 2024 guideline for chronic kidney disease: albuminuria category A1. */
export const KDIGO = 'KDIGO 2024, albuminuria category A1';
/**
 * National Institutes of Health, Office of Dietary Supplements, vitamin D fact sheet for health
 * professionals.
 */
export const NIH_VITAMIN_D = 'NIH Office of Dietary Supplements, vitamin D';
/**
 * European Society of Cardiology, guideline on acute pulmonary embolism, 2019: a lower value
 * excludes it at low or intermediate probability.
 */
export const ESC_EMBOLISM = 'ESC guideline on pulmonary embolism, 2019; to rule out';
/**
 * American Urological Association, guideline on microhematuria, 2020: three or more are
 * microhematuria.
 */
export const AUA_HEMATURIA = 'AUA/SUFU guideline on microhematuria, 2020';
/** Queremel Milani and Jialal, Urinalysis, StatPearls, National Library of Medicine. */
export const STATPEARLS_URINE = 'StatPearls, Urinalysis';
/**
 * CLSI, Hemolysis, Icterus, and Lipemia/Turbidity Indices as Indicators of Interference in Clinical
 * Laboratory Analysis, C56, 2012: affected analytes. The grades are proposals of this project.
 */
export const CLSI_INTERFERENCE = 'CLSI C56; grade proposed, confirm for the analyser';
/** Not a citation: the coded value when the analyte is absent. */
export const ABSENCE = 'Answer in the absence of the analyte';
/** Not a citation: a customary adult interval of textbooks. */
export const COMMON = 'Common adult interval; confirm locally';
/** Not a citation: a customary limit for clinical decisions. */
export const DECISION = 'Decision limit; confirm locally';
/**
 * Mayo Clinic Laboratories, test catalog (mayocliniclabs.com), 2025: reference values of the test.
 * Those of alkaline phosphatase are of CALIPER (Estey et al., Clin Biochem 2013;46:1197).
 */
export const MAYO = 'Mayo Clinic Laboratories test catalog';
/** As above, from memory and not compared; confirm. */
export const MAYO_UNCOMPARED = 'Mayo Clinic Laboratories test catalog; confirm';
/**
 * Children’s Minnesota, laboratory handbook, uric acid (Abbott Alinity, uricase): children as in
 * CALIPER (Colantonio et al., Clin Chem 2012;58:854).
 */
export const CHILDRENS_MINNESOTA = 'Children’s Minnesota laboratory handbook';
/**
 * Normal fasting glucose: American Diabetes Association, Standards of Care in Diabetes, below 100
 * mg/dL; a value below 70 mg/dL is a level 1 hypoglycemia.
 */
export const ADA_FASTING = 'ADA Standards of Care in Diabetes; fasting';
/**
 * Random glucose below 140 mg/dL: National Board of Medical Examiners, laboratory reference values
 * ("random, non-fasting"). The lower limit is that of level 1 hypoglycemia.
 */
export const RANDOM_GLUCOSE = 'NBME laboratory reference values; not fasting';
/**
 * Phosphate by age: Davis’s Comprehensive Manual of Laboratory and Diagnostic Tests, with the bands
 * of the test catalog fhplab.testcatalog.org (reflectance spectrophotometry).
 */
export const DAVIS = 'Davis’s Laboratory and Diagnostic Tests';
/**
 * Colantonio et al., Closing the gaps in pediatric laboratory reference intervals: a CALIPER
 * database of 40 biochemical markers, Clin Chem 2012;58:854 (Abbott Architect). From memory, not
 * compared with the paper; confirm.
 */
export const CALIPER = 'CALIPER (Colantonio 2012); confirm';
/**
 * UCSF Clinical Laboratories, manual, creatinine (enzymatic): children from CALIPER, transferred to
 * Beckman Coulter DxC (Clin Biochem 2015;48:870). Jaffe methods read higher in children.
 */
export const UCSF = 'UCSF laboratory manual (CALIPER); enzymatic';
/** Comprehensive metabolic panel of the test catalog nvh.testcatalog.org. */
export const NVH = 'NVH laboratory test catalog';
/** Sinai Health System, Chicago, test directory, magnesium (xylidyl blue). */
export const SINAI = 'Sinai Health System test directory';
/**
 * American College of Clinical Pharmacy, Pediatric Self-Assessment Program, Reference Values for
 * Common Laboratory Tests.
 */
export const PEDSAP = 'ACCP PedSAP reference values';
/** The Harriet Lane Handbook, blood chemistries. From memory, not compared; confirm. */
export const HARRIET_LANE = 'Harriet Lane Handbook; confirm';
/**
 * Dallman, Blood and blood-forming tissues, in Rudolph, Pediatrics, 16th edition, 1977. From
 * memory, not compared; confirm.
 */
export const DALLMAN = 'Dallman, in Rudolph, Pediatrics; confirm';
/** Lima Memorial Health System, test catalog, complete blood count. */
export const LIMA_MEMORIAL = 'Lima Memorial Health System test catalog';
/** Cleveland Clinic Laboratories, test directory, complete blood count with differential. */
export const CLEVELAND = 'Cleveland Clinic Laboratories test directory';
/** MSD Manual, consumer version, table "Complete Blood Count". */
export const MERCK = 'MSD Manual, complete blood count';
/** Random glucose of children: lower limit of PedSAP, upper limit as for adults. */
export const RANDOM_GLUCOSE_CHILDREN = 'PedSAP lower limit; NBME upper limit; not fasting';
/**
 * Abbassi-Ghanavati, Greer and Cunningham, Pregnancy and laboratory studies: a reference table for
 * clinicians, Obstet Gynecol 2009;114:1326. Blood counts, thyrotropin and total protein of the
 * third trimester were compared with publications that reproduce the table; the other values are
 * from memory; confirm.
 */
export const ABBASSI = 'Abbassi-Ghanavati 2009, normal pregnancy; confirm';
/** Citilab, list of panic values (citilab.org.pk/panic-values). */
export const CITILAB_CRITICAL = 'Citilab panic values';
/**
 * World Health Organization, WHO laboratory manual for the examination and processing of human
 * semen, 6th edition, 2021: fifth percentile of men whose partner conceived within a year.
 */
export const WHO_SEMEN = 'WHO laboratory manual for human semen, 2021';
/**
 * World Health Organization, Consolidated guidelines on HIV prevention, testing, treatment, 2021:
 * from 1000 copies/mL treatment fails.
 */
export const WHO_VIRAL_LOAD = 'WHO consolidated HIV guidelines, 2021; suppressed below 1000';
/**
 * Shearer et al., Lymphocyte subsets in healthy children, PACTG P1009, J Allergy Clin Immunol
 * 2003;112:973: tenth to ninetieth percentile. From memory, not compared; confirm.
 */
export const SHEARER = 'Shearer 2003 (PACTG P1009), 10th to 90th percentile; confirm';
/** HIV.gov, CD4 count of a healthy adult. From memory, not compared; confirm. */
export const HIV_GOV = 'HIV.gov, CD4 count; confirm';
/**
 * Kestenbaum et al., Defining cerebrospinal fluid white blood cell count reference values in
 * neonates and young infants, Pediatrics 2010;125:257: 95th percentile. From memory; confirm.
 */
export const KESTENBAUM = 'Kestenbaum 2010, 95th percentile; confirm';
/**
 * Shah et al., Age-specific reference values for cerebrospinal fluid protein concentration in
 * neonates and young infants, J Hosp Med 2011;6:22: 95th percentile. From memory; confirm.
 */
export const SHAH = 'Shah 2011, 95th percentile; confirm';
/** Castro, Patil and Keenaghan, Arterial Blood Gas, StatPearls. From memory; confirm. */
export const STATPEARLS_GASES = 'StatPearls, Arterial Blood Gas; confirm';
/**
 * European Society of Cardiology, guideline on heart failure, 2021: a lower value makes acute heart
 * failure unlikely. From memory; confirm.
 */
export const ESC_HEART_FAILURE = 'ESC guideline on heart failure, 2021; acute; confirm';
/**
 * Oesterling et al., Serum prostate-specific antigen in a community-based population of healthy
 * men, JAMA 1993;270:860. From memory; confirm.
 */
export const OESTERLING = 'Oesterling 1993, by age; confirm';
/** Central Peninsula Hospital, test catalog, procalcitonin (Roche Cobas). */
export const CENTRAL_PENINSULA = 'Central Peninsula Hospital test catalog; Roche';
/** Not a citation: a customary limit for pregnancy tests. */
export const HCG_LIMIT = 'Decision limit of pregnancy tests; confirm locally';
