/**
 * Inserts each section of a file between its markers, `<!-- generated: NAME -->` and `<!--
 * /generated -->`.
 * @throws Error if a section has no markers, or markers have no section
 */
export function replaceSections(
  file: string,
  text: string,
  sections: Readonly<Record<string, string>>,
): string {
  const seen = new Set<string>();
  const replaced = text.replaceAll(
    /(<!-- generated: ([\w-]+) -->)([\s\S]*?)(<!-- \/generated -->)/g,
    (_block: string, open: string, name: string, _body: string, close: string) => {
      const section = sections[name];
      if (section === undefined) throw new Error(`${file}: nothing generates "${name}".`);
      seen.add(name);
      return `${open}\n\n${section.trim()}\n\n${close}`;
    },
  );
  const missing = Object.keys(sections).filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new Error(
      `${file}: no place for ${missing.map((name) => `<!-- generated: ${name} -->`).join(', ')}.`,
    );
  return replaced;
}
