import { expect, it } from 'vitest';
import { errorSections } from '../../../../.ci/generate/sections.ts';
import { symptomSection } from '../../../../.ci/generate/symptoms.ts';
import { catalogueParts } from '../../../../src/shared/errors/catalogue.ts';

it('each symptom on the troubleshooting page links to error codes that no other symptom lists', () => {
  const page = `${symptomSection()}\n${errorSections(catalogueParts)}`;
  const named = [...page.matchAll(/^- \[([A-Z_]+)\]\(#([a-z_]+)\): /gm)];
  for (const [, code = '', anchor] of named) {
    expect(anchor).toBe(code.toLowerCase());
    expect(page).toContain(`### ${code}\n`);
  }
  const codes = named.map(([, code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(
    expect.arrayContaining(['BUILD_FAILED', 'NOTIFY_FAILED', 'DISK_FULL', 'INTERNAL']),
  );
});
