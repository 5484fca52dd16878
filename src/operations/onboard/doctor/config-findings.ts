import { parseSiteConfig } from '../../../config/parse.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { getSigner } from '../../../workflows/render/site-config.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import { pinnedValues } from '../plan/contradictions.ts';
import type { DoctorFinding } from './doctor-finding.ts';

export function configFindings(
  record: SiteRecord,
  inputs: WorkflowInputs,
  text: string | undefined,
  file: string,
): DoctorFinding[] {
  if (text === undefined) return [];
  const config = parseSiteConfig(text, file);
  const pairs = [
    ['site.slug', config.site.slug, record.slug],
    ['site.id', config.site.id, record.id],
    ...pinnedValues(record, config),
  ] as const;
  const findings = pairs
    .filter(([, found, expected]) => found !== expected)
    .map(
      ([key, found, expected]): DoctorFinding => ({
        weight: 'broken',
        what: `${file} has ${key}: ${found}; the portal has ${expected}.`,
        why: 'The run would log in or deploy as another site.',
        remedy: `Correct ${key} in ${file}.`,
      }),
    );
  return [...findings, ...signerFindings(getSigner(inputs), config.build, file)];
}

function signerFindings(
  called: string | undefined,
  { attestation, signer }: SiteConfig['build'],
  file: string,
): DoctorFinding[] {
  if (!called || attestation !== 'required') return [];
  const remedy = `Set build.signer in ${file} to ${called}.`;
  if (!signer)
    return [
      {
        weight: 'risk',
        what: `${file} does not name the workflow whose attestations count.`,
        why: 'Any workflow of this repository can attest a package.',
        remedy,
      },
    ];
  if (signer.split('@')[0]?.toLowerCase() === called.toLowerCase()) return [];
  return [
    {
      weight: 'broken',
      what: `${file} has build.signer: ${signer}, but ${called} signs the builds.`,
      why: 'The deploy job refuses every package.',
      remedy,
    },
  ];
}
