import { examineOnboarding, planOnboarding } from '../../operations/onboard/onboard.ts';
import type { DoctorFinding } from '../../operations/onboard/plan/doctor-finding.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import { toPlanOptions, withSite } from './open-site.ts';
import type { OnboardingOptions } from './options.ts';

const ownApplication = [
  'Recommended: Production and Preview log in as one application, so the portal cannot tell their',
  '        runs apart. Create another one for Preview, name it as environments.preview.clientId in',
  '        the site config, and run site-deploy onboard --apply --prune.',
];

export async function doctor(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return await withSite(options, context, async (record, run) => {
    const planOptions = { ...toPlanOptions(record, run), checksFormer: true };
    const onboarding = await planOnboarding(record, planOptions);
    const findings = await examineOnboarding(onboarding);
    const lines = findingLines(findings);
    if (!onboarding.desired.previewApplication) lines.push(...ownApplication);
    if (lines.some(namesOnboard))
      lines.push('Give site-deploy onboard the options of this command, too, e.g. --action.');
    createPrinter(context, options.json).print(findings, () => lines);
    if (onboarding.plan.state !== 'ready' || findings.some(isBroken)) return 3;
    return 0;
  });
}

export const namesOnboard = (line: string) => line.includes('site-deploy onboard');

export const isBroken = (finding: DoctorFinding) => finding.weight === 'broken';

export function findingLines(findings: readonly DoctorFinding[]): string[] {
  if (findings.length === 0) return ['The repository is set up correctly.'];
  return findings.flatMap((finding) => [
    `${isBroken(finding) ? 'BROKEN' : 'risk  '}  ${finding.what}`,
    `        ${finding.why}`,
    `        What to do: ${finding.remedy}`,
  ]);
}
